import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createWhatsapp } from '../../src/gateways/sms/whatsapp.ts';
import { sampleMessage } from '../../src/lib/sample-message.ts';
import { startProvider, type SeenRequest } from '../support/http-server.ts';
import { exampleTemplates } from '../support/sms-templates.ts';

const ID = '5f0c5a52-9f5e-4c1c-9d5a-0f3f4f5d6a7b';
const NUMBER_ID = '105954558954427';
const own = { brand: 'Baeon', publicUrl: 'https://deals.example.in' };
const message = {
  id: ID,
  key: 'otp:1',
  to: '9845012345',
  body: '1234 is your code.',
  told: sampleMessage('code:sign-in', 'hi', own),
};

let reply: (request: SeenRequest) => ReturnType<Parameters<typeof startProvider>[0]>;
const provider = await startProvider((request) => reply(request));
const account = {
  phoneNumberId: NUMBER_ID,
  accessToken: 'EAAJB-of-ours',
  appSecret: 'secret-of-the-app',
  verifyToken: 'what-we-told-meta-before',
  baseUrl: `${provider.url}/v25.0`,
  countryCode: '+91',
};
const gateway = createWhatsapp(account, exampleTemplates);

/** Graph's own form of an error. */
const refuse = (status: number, code: number) => ({
  status,
  json: { error: { message: `(#${code}) no`, type: 'OAuthException', code, fbtrace_id: 'A' } },
});

/** Takes what the documentation of authentication templates says, and nothing else. */
function answer({ method, path, headers, body }: SeenRequest) {
  if (method !== 'POST' || path !== `/v25.0/${NUMBER_ID}/messages`) return refuse(400, 100);
  if (headers.authorization !== 'Bearer EAAJB-of-ours') return refuse(401, 190);
  const {
    messaging_product: product,
    recipient_type: type,
    to,
    template,
    ...rest
  } = JSON.parse(body);
  if (product !== 'whatsapp' || type !== 'individual' || rest.type !== 'template')
    return refuse(400, 100);
  if (!/^91\d{10}$/.test(to)) return refuse(400, 131009);
  if (template.name !== 'sign_in_code' || template.language.code !== 'hi')
    return refuse(404, 132001);
  const [text, button] = template.components;
  const code = text.parameters[0].text;
  if (text.type !== 'body' || !/^.{1,15}$/.test(code)) return refuse(400, 132000);
  const isButton =
    button.type === 'button' &&
    button.sub_type === 'url' &&
    button.index === '0' &&
    button.parameters[0].type === 'text' &&
    button.parameters[0].text === code;
  if (!isButton) return refuse(400, 131008);
  return {
    status: 200,
    json: {
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id: 'wamid.HBgL', message_status: 'accepted' }],
    },
  };
}

beforeEach(() => {
  provider.seen.length = 0;
  reply = answer;
});

describe('whatsapp', () => {
  it('sends a code by its authentication template, in the body and in the button', async () => {
    expect(await gateway.send(message, null)).toEqual({
      kind: 'sent',
      providerMessageId: 'wamid.HBgL',
    });
    expect(JSON.parse(provider.seen[0]!.body)).toMatchObject({ biz_opaque_callback_data: ID });
  });

  it('sends nothing but codes that it has a template for', async () => {
    for (const kind of ['coupon', 'code:take-over'] as const) {
      const told = sampleMessage(kind, 'en', own);
      expect(await gateway.send({ ...message, told }, null)).toMatchObject({ kind: 'refused' });
    }
    expect(provider.seen).toEqual([]);
  });

  it.each([
    [400, 131026, { kind: 'refused', reason: 'HTTP 400 131026' }],
    [404, 132001, { kind: 'refused', reason: 'HTTP 404 132001' }],
    [401, 190, { kind: 'failed', reason: 'HTTP 401 190', maybeSent: false }],
    [429, 130429, { kind: 'failed', reason: 'HTTP 429 130429', maybeSent: false }],
    [500, 131000, { kind: 'failed', reason: 'HTTP 500 131000', maybeSent: true }],
  ])('takes the answer %i with %i for %j', async (status, code, outcome) => {
    reply = () => refuse(status, code);
    expect(await gateway.send(message, null)).toEqual(outcome);
    expect(provider.seen).toHaveLength(1);
  });
});

type Status = { status: string; errors?: object[]; id?: string };

function webhookOf(statuses: Status[], numberId = NUMBER_ID) {
  const metadata = { display_phone_number: '918000000000', phone_number_id: numberId };
  const all = statuses.map(({ id = ID, ...status }) => ({
    id: 'wamid.HBgL',
    timestamp: '1763000000',
    recipient_id: '919845012345',
    biz_opaque_callback_data: id,
    ...status,
  }));
  const value = { messaging_product: 'whatsapp', metadata, statuses: all };
  const entry = [{ id: '1314702302917944', changes: [{ value, field: 'messages' }] }];
  return JSON.stringify({ object: 'whatsapp_business_account', entry });
}

const signed = (body: string, secret = account.appSecret) => ({
  path: '/',
  headers: {
    'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
  },
  body,
});

describe('what WhatsApp reports', () => {
  it('is read, of our number and of messages of ours alone', () => {
    const errors = [{ code: 131026, title: 'Message undeliverable' }];
    const body = webhookOf([
      { status: 'sent' },
      { status: 'delivered' },
      { status: 'read' },
      { status: 'failed', errors },
      { status: 'delivered', id: 'of another app' },
    ]);
    const known = { id: ID, mobileNumber: '9845012345' };
    expect(gateway.readReports!(signed(body))).toEqual([
      { ...known, report: 'delivered', code: null },
      { ...known, report: 'delivered', code: null },
      { ...known, report: 'failed', code: '131026' },
    ]);
    const ofAnother = webhookOf([{ status: 'delivered' }], '99999');
    expect(gateway.readReports!(signed(ofAnother))).toEqual([]);
  });

  it('may be something else than a report', () => {
    const incoming = { messages: [{ from: '919845012345', text: { body: 'hello' } }] };
    const entry = [{ id: '1', changes: [{ value: incoming, field: 'messages' }] }];
    expect(gateway.readReports!(signed(JSON.stringify({ entry })))).toEqual([]);
    expect(gateway.readReports!(signed('{"object":"page"}'))).toEqual([]);
  });

  it('is nothing without the signature of the app', () => {
    const body = webhookOf([{ status: 'delivered' }]);
    expect(gateway.readReports!(signed(body, 'another'))).toBeNull();
    expect(gateway.readReports!({ ...signed(body), body: `${body} ` })).toBeNull();
    expect(gateway.readReports!({ path: '/', headers: {}, body })).toBeNull();
  });

  it('begins with a challenge', () => {
    const query = {
      'hub.mode': 'subscribe',
      'hub.verify_token': account.verifyToken,
      'hub.challenge': '1158201444',
    };
    expect(gateway.answerChallenge!(query)).toBe('1158201444');
    expect(gateway.answerChallenge!({ ...query, 'hub.verify_token': 'x' })).toBeNull();
    expect(gateway.answerChallenge!({ ...query, 'hub.challenge': '<b>' })).toBeNull();
    expect(gateway.answerChallenge!({})).toBeNull();
  });
});
