import { beforeEach, describe, expect, it } from 'vitest';
import { createMsg91 } from '../../src/gateways/sms/msg91.ts';
import { fillTemplate } from '../../src/lib/fill-template.ts';
import { sampleMessage } from '../../src/lib/sample-message.ts';
import { startProvider, type SeenRequest } from '../support/http-server.ts';
import { exampleTemplates } from '../support/sms-templates.ts';

const ID = '5f0c5a52-9f5e-4c1c-9d5a-0f3f4f5d6a7b';
const TOKEN = 'a-token-of-twenty-four-ch';
const told = sampleMessage('coupon', 'en', {
  brand: 'Baeon',
  publicUrl: 'https://deals.example.in',
});
const registered = exampleTemplates.find('msg91', 'coupon', 'en')!;
const filled = fillTemplate(registered, told.values, 'en') as { variables: string[] };
const message = {
  id: ID,
  key: 'coupon:1',
  to: '9845012345',
  body: 'The text, which MSG91 has itself',
  told,
  template: { ...registered, values: filled.variables },
};

/** Takes what the documentation of the Flow API says, and nothing else. */
function asDocumented({ method, path, headers, body }: SeenRequest): string | null {
  if (method !== 'POST' || path !== '/api/v5/flow') return `no ${method} ${path}`;
  if (headers.authkey !== 'key-of-ours') return 'no authkey';
  if (headers['content-type'] !== 'application/json') return 'not JSON';
  const { template_id: template, recipients, short_url: short, CRQID } = JSON.parse(body);
  if (template !== registered.provider_template_id) return 'another template';
  if (short !== '0') return 'links would be changed';
  if (!/^[\w.-]{1,80}$/.test(CRQID)) return 'no CRQID that it takes';
  if (recipients.length !== 1 || !/^91\d{10}$/.test(recipients[0].mobiles)) return 'no number';
  return null;
}

let reply: (request: SeenRequest) => ReturnType<Parameters<typeof startProvider>[0]>;
const provider = await startProvider((request) => reply(request));
const account = {
  provider: 'msg91',
  authKey: 'key-of-ours',
  reportToken: TOKEN,
  baseUrl: provider.url,
  countryCode: '+91',
} as const;
const gateway = createMsg91(account);

beforeEach(() => {
  provider.seen.length = 0;
  reply = (request) => {
    const problem = asDocumented(request);
    return problem
      ? { status: 400, json: { type: 'error', message: problem } }
      : { status: 200, json: { type: 'success', message: '3763646c3058373530393938' } };
  };
});

describe('msg91', () => {
  it('names the template and its values, never the text', async () => {
    expect(await gateway.send(message, null)).toEqual({
      kind: 'sent',
      providerMessageId: '3763646c3058373530393938',
    });
    const { CRQID, recipients } = JSON.parse(provider.seen[0]!.body);
    expect(CRQID).toBe(ID);
    expect(recipients).toEqual([
      {
        mobiles: '919845012345',
        VAR1: 'Masala dosa',
        VAR2: 'Udupi Grand',
        VAR3: 'ABCDE-FGHJK',
        VAR4: '30 Nov 2026',
        VAR5: 'https://deals.example.in/coupon/00000000',
        VAR6: '-0000-4000-8000-000000000000?from_user=t',
        VAR7: 'rue',
      },
    ]);
    expect(provider.seen[0]!.body).not.toContain(message.body);
  });

  it('asks for nothing without a template', async () => {
    expect(await gateway.send({ ...message, template: undefined }, null)).toMatchObject({
      kind: 'refused',
    });
    expect(provider.seen).toEqual([]);
  });

  it.each([
    [200, { type: 'error', message: 'Invalid mobile 9845012345', code: '202' }, 'refused'],
    [200, { type: 'error', message: 'Template ID Missing or Invalid Template' }, 'refused'],
    [400, { type: 'error', message: 'Invalid Template' }, 'refused'],
    [200, { type: 'error', message: 'Balance', code: 301 }, 'failed'],
    [401, { type: 'error', message: 'Authentication failure', code: '201' }, 'failed'],
    [401, { status: 'fail', hasError: true, code: '418' }, 'failed'],
    [429, {}, 'failed'],
    [500, {}, 'failed'],
    [200, 'a page of something else', 'failed'],
  ])('takes the answer %i %j for %s', async (status, json, kind) => {
    reply = () => ({ status, json });
    const outcome = await gateway.send(message, null);
    expect(outcome.kind).toBe(kind);
    expect(JSON.stringify(outcome)).not.toContain('9845012345');
    expect(provider.seen).toHaveLength(1);
  });

  it('knows that an answer cut off may have been a yes, and a refused connection was none', async () => {
    reply = () => 'cut';
    expect(await gateway.send(message, null)).toMatchObject({ kind: 'failed', maybeSent: true });
    const gone = await startProvider(() => 'hang');
    await gone.close();
    const nobody = createMsg91({ ...account, baseUrl: gone.url });
    expect(await nobody.send(message, null)).toMatchObject({ maybeSent: false });
  });
});

const read = (json: object, headers = {}) =>
  gateway.readReports!({ path: '/', headers, body: JSON.stringify(json) });

describe("a report of MSG91's", () => {
  const report = { token: TOKEN, CRQID: ID, telNum: '919845012345', requestId: '37' };
  const known = { id: ID, mobileNumber: '9845012345' };

  it.each([
    [{ status: 'Delivered' }, { report: 'delivered', code: null }],
    [
      { status: '1', desc: 'DELIVERED' },
      { report: 'delivered', code: null },
    ],
    [
      { status: 2, desc: 'FAILED' },
      { report: 'failed', code: '2' },
    ],
    [
      { status: '9', desc: 'NDNC' },
      { report: 'failed', code: '9' },
    ],
    [
      { status: 'Failed', failureReason: '633 TEMPLATE_NOT_MATCHED' },
      { report: 'failed', code: '633' },
    ],
    [
      { status: 'Rejected', failureReason: 'no code at all' },
      { report: 'failed', code: 'Rejected' },
    ],
  ])('is read: %j', (said, expected) => {
    expect(read({ ...report, ...said })).toEqual([{ ...known, ...expected }]);
  });

  it('may show its token in a header, and its number as before', () => {
    const { token, telNum: number, ...rest } = report;
    const said = { ...rest, number, status: '1' };
    expect(read(said, { 'x-report-token': token })).toHaveLength(1);
  });

  it('says nothing of what is on its way, or not ours', () => {
    expect(read({ ...report, status: 'Submitted' })).toEqual([]);
    expect(read({ ...report, CRQID: '0', status: '1' })).toEqual([]);
  });

  it('is nothing without the token', () => {
    expect(read({ ...report, token: undefined, status: '1' })).toBeNull();
    expect(read({ ...report, token: `${TOKEN}x`, status: '1' })).toBeNull();
    expect(read([report])).toBeNull();
    expect(gateway.readReports!({ path: '/', headers: {}, body: '{' })).toBeNull();
  });
});
