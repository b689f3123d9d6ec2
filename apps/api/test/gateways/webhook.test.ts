import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createWebhook } from '../../src/gateways/sms/webhook.ts';
import { sampleMessage } from '../../src/lib/sample-message.ts';
import { startProvider } from '../support/http-server.ts';
import { exampleTemplates } from '../support/sms-templates.ts';

const message = {
  id: '5f0c5a52-9f5e-4c1c-9d5a-0f3f4f5d6a7b',
  key: 'otp:1',
  to: '9845012345',
  body: '1234 is your code.',
};
const now = new Date('2026-11-15T06:30:00Z');

let status = 200;
const provider = await startProvider(() => ({ status, headers: { location: '/elsewhere' } }));
const gateway = createWebhook(
  { provider: 'webhook', url: `${provider.url}/sms`, secret: 'shared', countryCode: '+91' },
  { now: () => now },
);

beforeEach(() => {
  provider.seen.length = 0;
  status = 200;
});

describe('webhook', () => {
  it('posts signed JSON with a key against repeats', async () => {
    expect(await gateway.send(message, null)).toEqual({ kind: 'sent', providerMessageId: null });
    const [request] = provider.seen;
    expect(request).toMatchObject({ method: 'POST', path: '/sms' });
    expect(JSON.parse(request!.body)).toEqual({
      key: 'otp:1',
      to: '+919845012345',
      body: '1234 is your code.',
    });
    expect(request!.headers['content-type']).toBe('application/json');
    expect(request!.headers['idempotency-key']).toBe('otp:1');
    const time = now.getTime() / 1000;
    const signature = createHmac('sha256', 'shared')
      .update(`${time}.${request!.body}`)
      .digest('hex');
    expect(request!.headers['x-signature']).toBe(`t=${time},v1=${signature}`);
  });

  it('says what a message is, and as what it is registered', async () => {
    const own = { brand: 'Baeon', publicUrl: 'https://deals.example.in' };
    const told = sampleMessage('code:sign-in', 'en', own);
    const registered = exampleTemplates.find('msg91', 'code:sign-in', 'en')!;
    const template = { ...registered, values: ['1234', '1234'] };
    await gateway.send({ ...message, told, template }, null);
    expect(JSON.parse(provider.seen[0]!.body)).toMatchObject({
      id: message.id,
      kind: 'code:sign-in',
      language: 'en',
      template: {
        entity_id: '1201159000000000001',
        template_id: '1107169000000000001',
        header: 'BAEONS',
        class: 'service-implicit',
        variables: ['1234', '1234'],
      },
    });
  });

  it('takes reports that are signed as its messages are, for five minutes', () => {
    const body = JSON.stringify({
      id: message.id,
      to: '+919845012345',
      report: 'failed',
      code: 633,
    });
    const signed = (time: number, secret = 'shared') => {
      const v1 = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
      return { path: '/', headers: { 'x-signature': `t=${time},v1=${v1}` }, body };
    };
    const time = now.getTime() / 1000;
    expect(gateway.readReports!(signed(time))).toEqual([
      { id: message.id, mobileNumber: '9845012345', report: 'failed', code: '633' },
    ]);
    expect(gateway.readReports!(signed(time - 301))).toBeNull();
    expect(gateway.readReports!(signed(time, 'another'))).toBeNull();
    expect(gateway.readReports!({ path: '/', headers: {}, body })).toBeNull();
  });

  it.each([
    [204, { kind: 'sent' }],
    [302, { kind: 'failed' }],
    [400, { kind: 'refused' }],
    [403, { kind: 'failed', maybeSent: false }],
    [429, { kind: 'failed', maybeSent: false }],
    [502, { kind: 'failed', maybeSent: true }],
  ])('takes the answer %i for %j', async (answered, outcome) => {
    status = answered;
    expect(await gateway.send(message, null)).toMatchObject(outcome);
    expect(provider.seen).toHaveLength(1);
  });
});
