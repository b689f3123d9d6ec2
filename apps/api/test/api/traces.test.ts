import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { startProvider, type SeenRequest } from '../support/http-server.ts';
import { eventually } from '../support/eventually.ts';
import { addMember } from '../support/members.ts';
import { portOf } from '../support/raw-http.ts';
import { bearer, freshNumber } from '../support/sign-in.ts';
import { startTestApi } from '../support/test-api.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const UNSAMPLED = `00-${TRACE}-${CALLER}-00`;
const SAMPLED = `00-${TRACE}-${CALLER}-01`;

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type WireSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  status: { code?: number };
};
type Export = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: WireSpan[] }[] }[];
};

const exportsOf = (seen: SeenRequest[]) => seen.map(({ body }) => JSON.parse(body) as Export);
const spansOf = (seen: SeenRequest[]) =>
  exportsOf(seen).flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );
const factsOf = ({ attributes }: { attributes: Attribute[] }) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  );

/** An API whose traces come to a collector of the test's own, all of them once it is closed. */
async function startTraced(env: Record<string, string> = {}, status = 200) {
  const collector = await startProvider(() => ({ status }));
  const api = await startTestApi({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env },
  });
  return {
    api,
    collector,
    async spans(): Promise<WireSpan[]> {
      await api.app.close();
      return spansOf(collector.seen);
    },
  };
}

describe('a trace', () => {
  it('holds a request and its statements, and is part of the trace of whoever asks', async () => {
    const { api, collector, spans } = await startTraced({ OTEL_SERVICE_NAME: 'deals' });
    const member = await addMember(api);
    const headers = { ...bearer(member.token), traceparent: SAMPLED };
    expect((await api.get('/api/baeon-user/get-baeon-user', headers)).status).toBe(200);
    const all = await spans();
    const request = all.find(({ name }) => name === 'GET /api/baeon-user/get-baeon-user')!;
    expect(request).toMatchObject({ traceId: TRACE, parentSpanId: CALLER, kind: 2 });
    expect(factsOf(request)).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/baeon-user/get-baeon-user',
      'http.response.status_code': 200,
    });
    const statement = all.find(({ name }) => name === 'SELECT sessions')!;
    expect(statement).toMatchObject({ traceId: TRACE, parentSpanId: request.spanId, kind: 3 });
    expect(factsOf(statement)).toEqual({
      'db.system.name': 'postgresql',
      'db.operation.name': 'SELECT',
      'db.collection.name': 'sessions',
    });
    const [sent] = collector.seen;
    expect(sent).toMatchObject({ method: 'POST', path: '/v1/traces' });
    const { resource } = exportsOf([sent!])[0]!.resourceSpans[0]!;
    expect(factsOf(resource)).toEqual({ 'service.name': 'deals' });
  });

  it('stays its own where many requests share few connections, and read bodies', async () => {
    const { api, spans } = await startTraced();
    const member = await addMember(api);
    const campaign_id = await addCampaign(api, { storeIds: [await addStore(api)] });
    const origin = `http://127.0.0.1:${await portOf(api.app)}`;
    const claim = {
      campaign_id,
      mobile_number: member.number,
      shared_via: ['user_app'],
      request_origin: 'user_app',
      media_partner_id: 'baeon-560034',
    };
    const ids = Array.from({ length: 60 }, (_, i) => (i + 1).toString(16).padStart(32, '0'));
    await Promise.all(
      ids.map((id, i) =>
        fetch(origin + (i % 2 ? '/api/coupons/user-share' : '/api/baeon-user/get-baeon-user'), {
          ...(i % 2 && { method: 'POST', body: JSON.stringify(claim) }),
          headers: {
            ...bearer(member.token),
            ...(i % 2 && { 'content-type': 'application/json' }),
            traceparent: `00-${id}-${CALLER}-01`,
          },
        }).then((answer) => answer.text()),
      ),
    );
    const all = await spans();
    for (const id of ids.filter((_, i) => i % 2 === 0)) {
      const names = all.filter(({ traceId }) => traceId === id).map(({ name }) => name);
      expect(names).toContain('SELECT sessions');
      expect(names.join(' ')).not.toMatch(/coupons|campaigns/);
    }
    expect(all.some(({ name }) => name === 'POST /api/coupons/user-share')).toBe(true);
  });

  it('holds a job and what it asks of others, who are told of it; and nothing of a person', async () => {
    const provider = await startProvider(() => ({ status: 200 }));
    const { api, collector, spans } = await startTraced({
      SMS_PROVIDER: 'webhook',
      SMS_WEBHOOK_URL: `${provider.url}/sms/of-a-secret-name`,
      SMS_WEBHOOK_SECRET: 'shared',
    });
    const number = freshNumber();
    const asked = `/api/baeon-user/send-otp?mobile=${number}`;
    expect((await api.post(asked, { mobile_number: number })).status).toBe(200);
    const message = await eventually(() => provider.seen[0]);
    const all = await spans();
    const call = all.find(({ name }) => name === 'POST')!;
    expect(message.headers['traceparent']).toBe(`00-${call.traceId}-${call.spanId}-01`);
    expect(factsOf(call)).toEqual({
      'http.request.method': 'POST',
      'server.address': '127.0.0.1',
      'http.response.status_code': 200,
    });
    const job = all.find(({ spanId }) => spanId === call.parentSpanId)!;
    expect(job).toMatchObject({ name: 'job sms-outbox', kind: 5 });
    const code = /\d{4}/.exec(JSON.parse(message.body).body)![0];
    const told = collector.seen.map(({ body }) => body.replaceAll(/"\w*(Id|Nano)":"\w+"/g, ''));
    for (const secret of [number, `"${code}`, 'of-a-secret-name', 'shared', '$1']) {
      expect(told.join()).not.toContain(secret);
    }
  });

  it('says what failed by its code alone', async () => {
    const { api, spans } = await startTraced();
    await api.sql('alter table places rename to elsewhere');
    expect((await api.get('/api/places?q=abc', { traceparent: SAMPLED })).status).toBe(500);
    const failed = (await spans()).filter(({ status }) => status.code === 2);
    const errors = failed.map((span) => factsOf(span)['error.type']);
    expect(errors.toSorted()).toEqual(['42P01', '500']);
  });

  it('is begun by chance, unless whoever asks has chosen', async () => {
    const { api, spans } = await startTraced({ OTEL_TRACES_SAMPLER_ARG: '0' });
    await api.get('/api/health');
    await api.get('/api/health', { traceparent: UNSAMPLED });
    await api.get('/api/health', { traceparent: 'nonsense' });
    await api.get('/api/health', { traceparent: SAMPLED });
    expect((await spans()).map(({ traceId }) => traceId)).toEqual([TRACE]);
  });
});

describe('a collector', () => {
  it('that refuses is worth one line, and no request knows of it', async () => {
    const { api, spans } = await startTraced({}, 400);
    expect((await api.get('/api/health')).status).toBe(200);
    await spans();
    const lines = api.logged.filter((line) => line.includes('traces cannot be sent'));
    expect(lines).toHaveLength(1);
  });

  it('that is away keeps nobody from ending', async () => {
    const { api, collector } = await startTraced();
    await collector.close();
    expect((await api.get('/api/health')).status).toBe(200);
    await api.app.close();
  });
});

it('without an endpoint no library for it is loaded', async () => {
  const context = new URL('../../src/context.ts', import.meta.url).href;
  const script = `import('${context}').then(() =>
    console.log(Object.keys(require.cache).filter((path) => path.includes('opentelemetry')).length))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script]);
  expect(stdout.trim()).toBe('0');
});
