import { describe, expect, it } from 'vitest';
import { createRegistration } from '../../src/features/sms/registration.ts';
import { sampleMessage } from '../../src/lib/sample-message.ts';
import { createTemplates, noTemplates } from '../../src/lib/sms-templates.ts';
import { exampleTemplates } from '../support/sms-templates.ts';

const own = { brand: 'Baeon', publicUrl: 'https://deals.example.in' };
const messageOf = (kind: 'coupon' | 'pass') => ({
  id: '5f0c5a52-9f5e-4c1c-9d5a-0f3f4f5d6a7b',
  key: `${kind}:1`,
  to: '9845012345',
  body: 'Our own words',
  told: sampleMessage(kind, 'hi', own),
});

const coupon = exampleTemplates.find('msg91', 'coupon', 'en')!;
const ofWebhook = createTemplates([{ ...coupon, provider: 'webhook' }]);

describe('a provider that has nothing registered', () => {
  it('is handed messages as they are', () => {
    const { registered, languageFor } = createRegistration('twilio', exampleTemplates);
    expect(registered(messageOf('coupon'))).toEqual(messageOf('coupon'));
    expect(languageFor('coupon', 'kn')).toBe('kn');
  });

  it('is handed nothing where everything has to be registered', () => {
    const { registered } = createRegistration('msg91', noTemplates);
    expect(registered(messageOf('coupon'))).toMatchObject({ kind: 'refused' });
  });
});

describe('a provider that has something registered', () => {
  const { registered, languageFor } = createRegistration('webhook', ofWebhook);

  it('is handed the registered text and what it is registered as', () => {
    expect(languageFor('coupon', 'kn')).toBe('en');
    expect(registered(messageOf('coupon'))).toMatchObject({
      body: expect.stringMatching(/^Baeon: Masala dosa at Udupi Grand\. Code ABCDE-FGHJK/),
      template: { entity_id: '1201159000000000001', class: 'service-implicit' },
    });
  });

  it('is handed nothing else', () => {
    expect(registered(messageOf('pass'))).toEqual({
      kind: 'refused',
      reason: 'no registered template for pass in hi by webhook',
    });
    expect(registered({ ...messageOf('coupon'), told: undefined })).toMatchObject({
      reason: 'no registered template for this message',
    });
  });

  it('is handed no message that networks would drop', () => {
    const told = sampleMessage('coupon', 'en', own);
    const link = `https://${'x'.repeat(113)}`;
    const long = { ...told, values: { ...told.values, link } } as typeof told;
    expect(registered({ ...messageOf('coupon'), told: long })).toEqual({
      kind: 'refused',
      reason:
        'does not fit its template, coupon in en by webhook: its link has 121 characters, and room for 120',
    });
  });
});
