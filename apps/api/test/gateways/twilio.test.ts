import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTwilio } from '../../src/gateways/sms/twilio.ts';
import { startProvider, type SeenRequest } from '../support/http-server.ts';

const message = {
  id: '5f0c5a52-9f5e-4c1c-9d5a-0f3f4f5d6a7b',
  key: 'otp:1',
  to: '9845012345',
  body: '1234 is your code.\n\n@host #1234',
};
const PATH = '/2010-04-01/Accounts/AC123/Messages.json';

let reply: (request: SeenRequest) => ReturnType<Parameters<typeof startProvider>[0]>;
const provider = await startProvider((request) => reply(request));
const account = {
  provider: 'twilio',
  accountSid: 'AC123',
  authToken: 'secret',
  sender: { From: '+15005550006' },
  reportOrigin: null,
  baseUrl: provider.url,
  countryCode: '+91',
} as const;
const gateway = createTwilio(account);

beforeEach(() => {
  provider.seen.length = 0;
  reply = () => ({ status: 201, json: { sid: 'SM1' } });
});

describe('twilio', () => {
  it('posts the message as a form with basic authentication', async () => {
    expect(await gateway.send(message, null)).toEqual({ kind: 'sent', providerMessageId: 'SM1' });
    const [request] = provider.seen;
    expect(provider.seen).toHaveLength(1);
    expect(request).toMatchObject({ method: 'POST', path: PATH });
    expect(request!.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(request!.headers.authorization).toBe(
      `Basic ${Buffer.from('AC123:secret').toString('base64')}`,
    );
    expect(Object.fromEntries(new URLSearchParams(request!.body))).toEqual({
      To: '+919845012345',
      From: '+15005550006',
      Body: message.body,
    });
  });

  it('can send through a messaging service', async () => {
    const service = createTwilio({ ...account, sender: { MessagingServiceSid: 'MG1' } });
    await service.send(message, null);
    const form = new URLSearchParams(provider.seen[0]!.body);
    expect([form.get('MessagingServiceSid'), form.get('From')]).toEqual(['MG1', null]);
  });

  it.each([
    [400, { kind: 'refused' }],
    [404, { kind: 'refused' }],
    [401, { kind: 'failed', maybeSent: false }],
    [429, { kind: 'failed', maybeSent: false }],
    [500, { kind: 'failed', maybeSent: true }],
    [503, { kind: 'failed', maybeSent: true }],
  ])('takes the answer %i for %j', async (status, outcome) => {
    reply = () => ({ status, json: { code: 21211, message: 'no' } });
    expect(await gateway.send(message, null)).toMatchObject(outcome);
    expect(provider.seen).toHaveLength(1);
  });

  it('knows that an answer cut off may have been a yes', async () => {
    reply = () => 'cut';
    expect(await gateway.send(message, null)).toMatchObject({ kind: 'failed', maybeSent: true });
  });

  it('knows that a refused connection was none', async () => {
    const gone = await startProvider(() => 'hang');
    await gone.close();
    const nobody = createTwilio({ ...account, baseUrl: gone.url });
    expect(await nobody.send(message, null)).toEqual({
      kind: 'failed',
      reason: 'ECONNREFUSED',
      maybeSent: false,
    });
  });

  describe('after an attempt in doubt', () => {
    const since = new Date('2026-11-15T06:30:00Z');
    const listed = (messages: object[]) => (request: SeenRequest) =>
      request.method === 'GET'
        ? ({ status: 200, json: { messages } } as const)
        : ({ status: 201, json: { sid: 'SM2' } } as const);

    it('asks whether the message is there, and does not send it again if so', async () => {
      reply = listed([
        { sid: 'SM0', body: 'another', status: 'sent' },
        { sid: 'SM1', body: message.body, status: 'delivered' },
      ]);
      expect(await gateway.send(message, since)).toEqual({
        kind: 'sent',
        providerMessageId: 'SM1',
      });
      expect(provider.seen.map((request) => request.method)).toEqual(['GET']);
      expect(Object.fromEntries(provider.seen[0]!.query)).toEqual({
        To: '+919845012345',
        'DateSent>': '2026-11-15',
        PageSize: '50',
      });
    });

    it('sends it when it is not there', async () => {
      reply = listed([{ sid: 'SM1', body: message.body, status: 'failed' }]);
      expect(await gateway.send(message, since)).toEqual({
        kind: 'sent',
        providerMessageId: 'SM2',
      });
      expect(provider.seen.map((request) => request.method)).toEqual(['GET', 'POST']);
    });

    it('sends nothing while the question is not answered', async () => {
      reply = () => ({ status: 503 });
      expect(await gateway.send(message, since)).toMatchObject({ kind: 'failed', maybeSent: true });
      expect(provider.seen.map((request) => request.method)).toEqual(['GET']);
    });
  });
});

describe('what Twilio reports', () => {
  const reported = createTwilio({ ...account, reportOrigin: 'https://deals.example.in' });
  const path = `/api/message-reports/twilio?id=${message.id}`;

  /** As its documentation says: the address, then each field and its value in the order of the names. */
  function signed(fields: Record<string, string>, token: string = account.authToken) {
    const names = Object.keys(fields).sort();
    const text = names.map((name) => name + fields[name]).join('');
    const signature = createHmac('sha1', token)
      .update(`https://deals.example.in${path}${text}`)
      .digest('base64');
    const body = new URLSearchParams(fields).toString();
    return { path, headers: { 'x-twilio-signature': signature }, body };
  }

  it('is asked for with each message', async () => {
    await reported.send(message, null);
    const form = new URLSearchParams(provider.seen[0]!.body);
    expect(form.get('StatusCallback')).toBe(`https://deals.example.in${path}`);
  });

  it.each([
    [{ MessageStatus: 'delivered' }, [{ report: 'delivered', code: null }]],
    [{ MessageStatus: 'undelivered', ErrorCode: '30007' }, [{ report: 'failed', code: '30007' }]],
    [{ MessageStatus: 'sent' }, []],
  ])('is read: %j', (said, expected) => {
    const fields = { MessageSid: 'SM1', To: '+919845012345', From: '+15005550006', ...said };
    expect(reported.readReports!(signed(fields))).toMatchObject(expected);
  });

  it('is nothing without its signature', () => {
    const fields = { To: '+919845012345', MessageStatus: 'delivered' };
    expect(reported.readReports!(signed(fields, 'another'))).toBeNull();
    const right = signed(fields);
    expect(reported.readReports!({ ...right, path: `${path}&id=x` })).toBeNull();
    expect(reported.readReports!({ ...right, headers: {} })).toBeNull();
  });
});
