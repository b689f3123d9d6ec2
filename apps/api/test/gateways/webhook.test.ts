import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createWebhook } from '../../src/gateways/sms/webhook.ts';
import { startProvider } from '../support/http-server.ts';

const message = { key: 'otp:1', to: '9845012345', body: '1234 is your code.' };
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
