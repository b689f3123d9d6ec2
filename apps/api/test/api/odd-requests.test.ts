import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorSchema } from '@baeon/contracts/common/common-wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WORDS_OF_LIBRARIES } from '../fuzz/fault-of.ts';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { addMember, type Member } from '../support/members.ts';
import { rawAnswer } from '../support/raw-http.ts';
import { bearer } from '../support/sign-in.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';

type Operation = {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema?: { properties?: object } }> };
  responses: { 200?: { content?: object } };
};

let api: TestApi;
let webFolder: string;
let member: Member;
let campaignId: string;
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'baeon-web-'));
  await writeFile(join(webFolder, 'index.html'), '<html lang="en"><head></head>%ABOUT%</html>');
  api = await startTestApi({ webFolder });
  member = await addMember(api);
  campaignId = await addCampaign(api, { storeIds: [await addStore(api)] });
});
afterAll(() => rm(webFolder, { recursive: true }));

/** Every operation that we describe, and whose answer has an end. */
async function operations() {
  const document = (await api.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  return Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) =>
        Object.assign(operation, { path, method }),
      ),
    )
    .filter(({ responses }) => !('text/event-stream' in (responses[200]?.content ?? {})));
}

const fillIn = (path: string, value: string) =>
  path.replace('{userId}', member.id).replace(/\{\w+\}/g, value);

/** What is wrong with how something odd is answered. */
async function faultOf(method: string, url: string, payload?: object): Promise<string[]> {
  const asked = { method: method.toUpperCase() as 'GET', url, headers: bearer(member.token) };
  const { statusCode, body } = await api.app.inject({ ...asked, ...(payload && { payload }) });
  if (statusCode < 400) return [];
  const refusal = errorSchema.safeParse(JSON.parse(body)).data;
  const isOurs = statusCode < 500 && refusal && !WORDS_OF_LIBRARIES.test(refusal.result.msg);
  return isOurs ? [] : [`${method} ${url} ${JSON.stringify(payload)}: ${statusCode} ${body}`];
}

const fieldsOf = ({ requestBody }: Operation) =>
  Object.keys(requestBody?.content['application/json']?.schema?.properties ?? {});

describe('a character that no text may have', () => {
  it.each(['%00', 'a%00b', '00000000-0000-4000-8000-00000000%00'])(
    'is no failure of ours in any address (%s)',
    async (odd) => {
      const faults: string[] = [];
      for (const { path, method, parameters = [] } of await operations()) {
        if (path.includes('{')) faults.push(...(await faultOf(method, fillIn(path, odd))));
        for (const { name, in: where } of parameters) {
          const asked = `${fillIn(path, 'x')}?${name}=${odd}`;
          if (where === 'query') faults.push(...(await faultOf(method, asked)));
        }
      }
      expect(faults).toEqual([]);
    },
  );

  it('is no failure of ours in any field', async () => {
    const faults: string[] = [];
    for (const operation of await operations()) {
      const { method, path } = operation;
      for (const name of fieldsOf(operation)) {
        for (const value of ['a\0b', ['a\0b'], { 'a\0': 1 }]) {
          faults.push(...(await faultOf(method, fillIn(path, 'x'), { [name]: value })));
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it('is refused by name', async () => {
    const asked = await api.get('/api/stores/a%00b/coupon');
    expect(asked).toMatchObject({ status: 400, body: { result: { code: 'INVALID_INPUT' } } });
    const share = {
      campaign_id: campaignId,
      mobile_number: member.number,
      media_partner_id: 'a\0',
    };
    const claim = await api.post('/api/coupons/user-share', share, bearer(member.token));
    expect(claim).toMatchObject({ status: 400, body: { result: { code: 'INVALID_INPUT' } } });
  });

  it.each(['/coupon/a%00b', '/store/%00', '/a%00b', '/products/a%00', '/pictures/a%00b'])(
    'is no failure of ours in a page (%s)',
    async (path) => {
      expect((await api.app.inject(path)).statusCode).toBeLessThan(500);
    },
  );

  it('is found however deep a body is', async () => {
    const deep = `{"mobile_number":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/baeon-user/send-otp',
      payload: deep,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe('a refusal', () => {
  it('says what a rule has to say, and for the rest that we cannot read it', async () => {
    const send = (mobile_number: unknown) =>
      api.post('/api/baeon-user/send-otp', { mobile_number });
    const number = await send('12');
    expect(number.body.result.msg).toBe('Invalid number');
    const limit = await api.get('/api/coupons?limit=many');
    expect(limit.body.result.msg).toBe('We could not read that request.');
  });
});

describe('a host', () => {
  const ask = (path: string, host: string | null, version = '1.1') =>
    rawAnswer(
      api.app,
      `GET ${path} HTTP/${version}\r\n${host === null ? '' : `Host: ${host}\r\n`}Connection: close\r\n\r\n`,
    );

  it.each(['', 'a b', '[', '[::1', '%', 'x:99999', '::', 'a/b', 'a@b', '<x>', 'a"b', 'x:y', '..:'])(
    'that is none is refused (%j)',
    async (host) => {
      for (const path of ['/', `/coupon/${campaignId}`, '/api/health', '/sitemap.xml']) {
        const { status, body } = await ask(path, host);
        expect({ path, status }).toEqual({ path, status: 400 });
        expect(errorSchema.parse(body).result.code).toBe('INVALID_INPUT');
      }
    },
  );

  it.each(['localhost:3000', 'deals_1.example.in', '127.0.0.1', '[::1]:80', 'x'])(
    'that is one is served (%s)',
    async (host) => {
      for (const path of ['/', `/coupon/${campaignId}`, '/api/health', '/sitemap.xml']) {
        expect((await ask(path, host)).status).toBe(200);
      }
    },
  );

  it('may be missing where HTTP knows none', async () => {
    expect((await ask('/api/health', null, '1.0')).status).toBe(200);
    expect((await ask(`/coupon/${campaignId}`, null, '1.0')).status).toBe(200);
    expect((await ask('/api/health', null)).status).toBe(400);
  });
});

describe('what is no HTTP', () => {
  it.each([
    ['no request at all', 'GARBAGE\r\n\r\n', 400],
    ['an unknown method', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['an unknown version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', 400],
    ['a head without an end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1, 2\r\n\r\n', 400],
    ['a tunnel', 'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n', 404],
  ])('is answered in the envelope: %s', async (_what, sent, status) => {
    const answer = await rawAnswer(api.app, sent);
    expect(answer.status).toBe(status);
    expect(answer.head.toLowerCase()).toContain('content-type: application/json');
    errorSchema.parse(answer.body);
  });

  it('an origin before the path changes nothing', async () => {
    const ask = (target: string) =>
      rawAnswer(api.app, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const health = await ask('http://elsewhere.example/api/health');
    expect(health).toMatchObject({ status: 200, body: { error: false } });
    expect(health.head).toContain('cache-control: no-store');
    const nothing = await ask('http://elsewhere.example/api/nothing');
    expect(nothing.status).toBe(404);
    errorSchema.parse(nothing.body);
    for (const target of ['http://elsewhere.example', 'http://elsewhere.example?a=b']) {
      expect((await ask(target)).status).toBe(200);
    }
  });

  it('who asks for a head alone gets no body', async () => {
    const sent = 'HEAD /\u00E9 HTTP/1.1\r\nHost: x\r\n\r\n';
    expect(await rawAnswer(api.app, sent)).toMatchObject({ status: 400, body: '' });
  });

  it('an expectation that we do not know is not expected', async () => {
    const answer = await rawAnswer(
      api.app,
      'GET /api/health HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatchObject({ status: 200, body: { error: false } });
  });

  it('a body that never comes has a deadline', async () => {
    const slow = await startTestApi({ withoutWorkers: true });
    const { server } = slow.app;
    expect(server.headersTimeout).toBeLessThan(server.requestTimeout);
    server.headersTimeout = 1;
    server.requestTimeout = 2;
    for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
      const path = type.startsWith('m')
        ? '/api/convert-speech/translate'
        : '/api/baeon-user/send-otp';
      const answer = await rawAnswer(
        slow.app,
        `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 50\r\n\r\n{`,
      );
      expect(answer.status).toBe(408);
      errorSchema.parse(answer.body);
    }
  });
});

it.each([
  ['a claim', () => campaignId, 200],
  ['a refused claim', () => '00000000-0000-4000-8000-000000000000', 404],
])('%s says that it answers JSON', async (_name, campaign, status) => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/coupons/user-share',
    payload: {
      campaign_id: campaign(),
      mobile_number: member.number,
      shared_via: ['user_app'],
      request_origin: 'user_app',
      media_partner_id: 'baeon-560034',
    },
    headers: bearer(member.token),
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
});
