import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCTION } from '../support/production.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';

const SCRIPT = `console.log('app');`.repeat(50);

let api: TestApi;
let webFolder: string;
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'baeon-web-'));
  await mkdir(join(webFolder, 'assets'));
  await writeFile(
    join(webFolder, 'index.html'),
    '<title>%BRAND_NAME%</title><script type="application/json">__APP_CONFIG__</script>',
  );
  await writeFile(join(webFolder, 'favicon.svg'), '<svg/>');
  await writeFile(join(webFolder, 'sw.js'), SCRIPT);
  await writeFile(join(webFolder, 'sw.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(webFolder, 'manifest.webmanifest'), '{"id":"/","name":"x"}');
  for (const name of ['app-abc123', 'mp3.worker-aB_c-123']) {
    await writeFile(join(webFolder, `assets/${name}.js`), SCRIPT);
    await writeFile(join(webFolder, `assets/${name}.js.br`), brotliCompressSync(SCRIPT));
    await writeFile(join(webFolder, `assets/${name}.js.gz`), gzipSync(SCRIPT));
  }
  api = await startTestApi({ webFolder, env: { BRAND_NAME: 'Deals & <Co> $&' } });
});
afterAll(() => rm(webFolder, { recursive: true }));

const raw = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') =>
  api.app.inject({ method, url, headers });

describe('the envelope', () => {
  it('answers an unknown API path with a JSON 404', async () => {
    for (const path of ['/api/nothing', '/api', '/api/baeon-user/nothing?x=1']) {
      const answer = await api.get(path);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({
        error: true,
        result: { code: 'NOT_FOUND', msg: 'There is nothing at this address.' },
      });
    }
  });

  it.each([
    ['broken JSON', '{"mobile_number":', 'application/json', 400, 'INVALID_INPUT'],
    ['no JSON', 'mobile_number=1', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['nothing', '', 'application/json', 400, 'INVALID_INPUT'],
    ['a list', '[]', 'application/json', 400, 'INVALID_INPUT'],
    [
      'too much',
      JSON.stringify({ x: 'x'.repeat(70_000) }),
      'application/json',
      413,
      'BODY_TOO_LARGE',
    ],
  ])('refuses a body that is %s', async (_name, payload, type, status, code) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/baeon-user/send-otp',
      payload,
      headers: { 'content-type': type },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error: true, result: { code, msg: expect.any(String) } });
  });

  it('ignores fields that it does not know', async () => {
    const body = { mobile_number: '9845012346', admin: true };
    expect((await api.post('/api/baeon-user/send-otp', body)).status).toBe(200);
  });

  it('answers an address that cannot be read in the envelope', async () => {
    const answer = await api.get('/api/%E0%A4%A');
    expect(answer).toMatchObject({
      status: 400,
      body: { error: true, result: { code: 'INVALID_INPUT' } },
    });
  });

  it('says in its own words that there is no body', async () => {
    const answer = await api.app.inject({ method: 'POST', url: '/api/baeon-user/send-otp' });
    expect(answer.json().result.msg).toBe('We could not read that request.');
  });

  it('refuses a body that reaches for __proto__', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/baeon-user/send-otp',
      payload: '{"mobile_number":"9845012345","__proto__":{"admin":true}}',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(400);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  it('hides what went wrong inside', async () => {
    const broken = await startTestApi();
    await broken.sql('drop table sign_in_numbers');
    const answer = await broken.post('/api/baeon-user/send-otp', { mobile_number: '9845012345' });
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      error: true,
      result: { code: 'INTERNAL', msg: 'Something went wrong on our side. Please try again.' },
    });
    expect(broken.logged.join()).toContain('sign_in_numbers');
  });
});

describe('every answer', () => {
  it('carries a request id, the given one if it is sane', async () => {
    expect((await raw('/api/health')).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    const given = { 'x-request-id': 'abc-12345678' };
    expect((await raw('/api/health', given)).headers['x-request-id']).toBe('abc-12345678');
    const forged = { 'x-request-id': 'a\tb"}' };
    expect((await raw('/api/health', forged)).headers['x-request-id']).not.toContain('"');
  });

  it('carries a strict content security policy and its companions', async () => {
    for (const path of ['/api/health', '/', '/dev/inbox', '/api/nothing']) {
      const { headers } = await raw(path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['cache-control']).toMatch(path === '/dev/inbox' ? 'no-cache' : 'no-store');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=(self)');
    }
  });
});

describe('health', () => {
  it('is alive', async () => {
    expect((await api.get('/api/health')).body.result).toEqual({ status: 'alive' });
  });

  it('stays alive but is not ready when the database is gone', async () => {
    const lonely = await startTestApi({
      databaseUrl: 'postgres://nobody@127.0.0.1:9/none',
      withoutWorkers: true,
    });
    expect((await lonely.get('/api/health')).status).toBe(200);
    const refused = await lonely.get('/api/ready');
    expect(refused).toMatchObject({ status: 503, body: { result: { code: 'NOT_READY' } } });
  });
});

describe('the description of the API', () => {
  it('is OpenAPI 3.1 and has every route', async () => {
    const document = (await raw('/api/openapi.json')).json();
    expect(document.openapi).toMatch(/^3\.1/);
    expect(Object.keys(document.paths).sort()).toEqual([
      '/api/auth/get-intrests',
      '/api/baeon-user/delete-account',
      '/api/baeon-user/delete-account/send-otp',
      '/api/baeon-user/end-session',
      '/api/baeon-user/follow/{placeId}',
      '/api/baeon-user/get-baeon-user',
      '/api/baeon-user/logout',
      '/api/baeon-user/nearby-bussiness',
      '/api/baeon-user/send-otp',
      '/api/baeon-user/update-baeon-user',
      '/api/baeon-user/verify-otp',
      '/api/baeon-user/{userId}/coupons',
      '/api/baeon-user/{userId}/coupons/{couponId}',
      '/api/baeon-user/{userId}/coupons/{couponId}/pass',
      '/api/baeon-user/{userId}/coupons/{couponId}/refusal',
      '/api/baeon-user/{userId}/data',
      '/api/baeon-user/{userId}/events',
      '/api/baeon-user/{userId}/followed',
      '/api/baeon-user/{userId}/live-codes',
      '/api/baeon-user/{userId}/nearby-deals',
      '/api/baeon-user/{userId}/news',
      '/api/baeon-user/{userId}/notifications',
      '/api/baeon-user/{userId}/notifications/read',
      '/api/baeon-user/{userId}/notifications/unread',
      '/api/baeon-user/{userId}/passes',
      '/api/baeon-user/{userId}/push-subscriptions',
      '/api/baeon-user/{userId}/push-subscriptions/remove',
      '/api/baeon-user/{userId}/saved-deals',
      '/api/baeon-user/{userId}/saved-deals/ids',
      '/api/baeon-user/{userId}/saved-deals/{campaignId}',
      '/api/baeon-user/{userId}/savings',
      '/api/baeon-user/{userId}/searches',
      '/api/baeon-user/{userId}/uses',
      '/api/baeon-user/{userId}/uses/{id}/all-good',
      '/api/baeon-user/{userId}/waitlists',
      '/api/baeon-user/{userId}/waitlists/{campaignId}',
      '/api/convert-speech/chat',
      '/api/convert-speech/translate',
      '/api/counter/acts',
      '/api/counter/acts/csv',
      '/api/counter/applications',
      '/api/counter/applications/{id}',
      '/api/counter/applications/{id}/apply',
      '/api/counter/approvals',
      '/api/counter/approvals/{id}/approve',
      '/api/counter/approvals/{id}/send-back',
      '/api/counter/bargains',
      '/api/counter/city',
      '/api/counter/conflicts',
      '/api/counter/exports/{kind}/csv',
      '/api/counter/honour',
      '/api/counter/imports',
      '/api/counter/imports/{id}',
      '/api/counter/imports/{id}/parts/{nth}',
      '/api/counter/imports/{id}/problems/csv',
      '/api/counter/imports/{id}/start',
      '/api/counter/look',
      '/api/counter/me',
      '/api/counter/messages',
      '/api/counter/messages/{id}/retry',
      '/api/counter/people/find',
      '/api/counter/people/{id}/block',
      '/api/counter/people/{id}/sign-out',
      '/api/counter/redeem',
      '/api/counter/redemptions/{id}/undo',
      '/api/counter/shop-invitations',
      '/api/counter/stores/{storeId}/acts',
      '/api/counter/stores/{storeId}/bargains',
      '/api/counter/stores/{storeId}/bargains/{id}/bids',
      '/api/counter/stores/{storeId}/bids/{id}',
      '/api/counter/stores/{storeId}/campaigns',
      '/api/counter/stores/{storeId}/campaigns/{id}',
      '/api/counter/stores/{storeId}/conflicts',
      '/api/counter/stores/{storeId}/conflicts/{id}/settle',
      '/api/counter/stores/{storeId}/counters/{id}/refuse',
      '/api/counter/stores/{storeId}/deal-setting',
      '/api/counter/stores/{storeId}/deals',
      '/api/counter/stores/{storeId}/deals/{id}',
      '/api/counter/stores/{storeId}/deals/{id}/end',
      '/api/counter/stores/{storeId}/drafts',
      '/api/counter/stores/{storeId}/drafts/{id}',
      '/api/counter/stores/{storeId}/figures',
      '/api/counter/stores/{storeId}/figures.csv',
      '/api/counter/stores/{storeId}/invitations/{id}',
      '/api/counter/stores/{storeId}/keys',
      '/api/counter/stores/{storeId}/keys/{id}',
      '/api/counter/stores/{storeId}/people',
      '/api/counter/stores/{storeId}/people/{id}',
      '/api/counter/stores/{storeId}/pictures',
      '/api/counter/stores/{storeId}/profile',
      '/api/counter/stores/{storeId}/redemptions',
      '/api/counter/stores/{storeId}/redemptions/{id}/undo',
      '/api/counter/stores/{storeId}/refusals',
      '/api/counter/stores/{storeId}/refusals/{id}/reply',
      '/api/counter/stores/{storeId}/take-over',
      '/api/counter/stores/{storeId}/take-over/send-otp',
      '/api/counter/stores/{storeId}/till-staff',
      '/api/counter/stores/{storeId}/till-staff/{id}',
      '/api/counter/stores/{storeId}/till-staff/{id}/pin',
      '/api/counter/stores/{storeId}/tills',
      '/api/counter/stores/{storeId}/tills/enrolments',
      '/api/counter/stores/{storeId}/tills/{id}',
      '/api/counter/till',
      '/api/counter/till/offline',
      '/api/counter/till/sign-in',
      '/api/counter/till/sign-out',
      '/api/counter/till/sync',
      '/api/counter/tills/enrol',
      '/api/counter/today',
      '/api/coupons',
      '/api/coupons/passes/accept',
      '/api/coupons/passes/{token}',
      '/api/coupons/redeem',
      '/api/coupons/user-share',
      '/api/coupons/{campaign_id}',
      '/api/deal-raise/pools/{id}',
      '/api/deal-raise/user',
      '/api/deal-raise/{id}/accept',
      '/api/deal-raise/{id}/close',
      '/api/deal-raise/{id}/counter',
      '/api/deal-raise/{id}/decline',
      '/api/deal-raise/{id}/offers',
      '/api/deal-raise/{id}/take-back',
      '/api/deal-sections',
      '/api/dev/messages',
      '/api/dev/news',
      '/api/health',
      '/api/pages/{name}',
      '/api/places',
      '/api/places/nearest',
      '/api/places/within',
      '/api/products/search',
      '/api/ready',
      '/api/search/suggestions',
      '/api/store-categories',
      '/api/stores',
      '/api/stores/{id}',
      '/api/stores/{id}/coupon',
    ]);
    expect(document.paths['/api/baeon-user/logout'].post.security).toEqual([{ bearer: [] }]);
  });

  it('has a page, with a policy that lets only our own scripts run', async () => {
    const page = await raw('/api/docs/');
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)![1]!;
    expect(page.body).toContain(`nonce="${nonce}"`);
    expect(/script-src [^;]*/.exec(policy)![0]).not.toContain('unsafe');
    const script = await raw('/api/docs/js/scalar.js');
    expect(script.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(script.body.length).toBeGreaterThan(1_000_000);
    const bare = await raw('/api/docs');
    expect([bare.statusCode, bare.headers.location]).toEqual([301, '/api/docs/']);
  });
});

describe('the web app', () => {
  it('answers every other path with the app, never cached', async () => {
    for (const path of [
      '/',
      '/login',
      '/coupon/5?from_user=true',
      '/no/such/path',
      '/index.html',
    ]) {
      const page = await raw(path);
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.headers['cache-control']).toBe('no-store');
    }
  });

  it('is told about the server in a way that no name can break out of', async () => {
    const { body } = await raw('/');
    expect(body).toContain('<title>Deals &#38; &#60;Co&#62; $&#38;</title>');
    const json = />({.*})<\/script>/.exec(body)![1]!;
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({
      productSlug: 'baeon',
      brandName: 'Deals & <Co> $&',
      bonusBrand: 'Baeon Bonus',
      demoInboxPath: '/dev/inbox',
      hasReferral: false,
      mapTiles: null,
      serviceArea: { latitude: 12.9716, longitude: 77.5946, radius_km: 20 },
    });
  });

  it.each([
    ['br', 'br, gzip'],
    ['gzip', 'gzip'],
    [undefined, 'identity'],
  ])('serves hashed files for ever, as %s to whoever accepts %s', async (encoding, accepted) => {
    const file = await raw('/assets/app-abc123.js', { 'accept-encoding': accepted });
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-encoding']).toBe(encoding);
    expect(file.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each(['br', 'gzip', 'identity'])(
    'lets WebAssembly run in workers and nowhere else (%s)',
    async (accepted) => {
      const policyOf = async (path: string) => {
        const { statusCode, headers } = await raw(path, { 'accept-encoding': accepted });
        expect(statusCode).toBe(200);
        return headers['content-security-policy'];
      };
      expect(await policyOf('/assets/mp3.worker-aB_c-123.js')).toBe(
        "default-src 'none';script-src 'wasm-unsafe-eval';connect-src 'self'",
      );
      expect(await policyOf('/assets/app-abc123.js')).toBe(await policyOf('/'));
      expect(await policyOf('/')).toContain("script-src 'self';");
      expect(await policyOf('/')).toContain("worker-src 'self';");
    },
  );

  it('answers a hashed file that is gone with 404, not with the app', async () => {
    expect((await raw('/assets/app-old.js')).statusCode).toBe(404);
    expect((await raw('/login', {}, 'POST')).statusCode).toBe(404);
  });

  it('serves what a later build has put beside its own files', async () => {
    await writeFile(join(webFolder, 'assets/app-later.js'), SCRIPT);
    await writeFile(join(webFolder, 'assets/app-later.js.br'), brotliCompressSync(SCRIPT));
    await writeFile(join(webFolder, 'assets/.release-0.json'), '[]');
    const file = await raw('/assets/app-later.js', { 'accept-encoding': 'br' });
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-encoding']).toBe('br');
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of ['/assets/.release-0.json', '/assets/app-later.js.br', '/assets/']) {
      const { statusCode, json } = await raw(path);
      expect([statusCode, json().error]).toEqual([404, true]);
    }
  });

  it('finds the files of another release where processes share them', async () => {
    const releases = await Promise.all(
      ['one', 'two'].map(async (name) => {
        const folder = await mkdtemp(join(tmpdir(), 'baeon-web-'));
        await mkdir(join(folder, 'assets'));
        await writeFile(join(folder, 'index.html'), name);
        await writeFile(join(folder, `assets/app-${name}.js`), name);
        return folder;
      }),
    );
    const shared = await mkdtemp(join(tmpdir(), 'baeon-assets-'));
    const start = (webFolder: string) =>
      startTestApi({ webFolder, env: { ASSETS_DIR: shared }, withoutWorkers: true });
    const older = await start(releases[0]!);
    const newer = await start(releases[1]!);
    for (const { app } of [older, newer]) {
      for (const name of ['one', 'two']) {
        const { body } = await app.inject(`/assets/app-${name}.js`);
        expect(body).toBe(name);
      }
    }
    for (const folder of [...releases, shared]) await rm(folder, { recursive: true });
  });

  it('has a manifest with the name of the brand', async () => {
    const { headers, body } = await raw('/manifest.webmanifest');
    expect(headers['content-type']).toContain('application/manifest+json');
    expect(headers['cache-control']).toBe('no-cache');
    const brand = 'Deals & <Co> $&';
    expect(JSON.parse(body)).toMatchObject({ id: '/', lang: 'en', name: brand, short_name: brand });
  });

  it.each(['br', 'identity'])('never serves an old worker (%s)', async (accepted) => {
    const { statusCode, headers } = await raw('/sw.js', { 'accept-encoding': accepted });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
  });

  it('has no worker and no manifest where the build has none', async () => {
    const bare = await mkdtemp(join(tmpdir(), 'baeon-web-'));
    await writeFile(join(bare, 'index.html'), '');
    const { get } = await startTestApi({ webFolder: bare, withoutWorkers: true });
    for (const path of ['/sw.js', '/manifest.webmanifest', '/icons/icon-192.png']) {
      expect((await get(path)).status).toBe(404);
    }
    await rm(bare, { recursive: true });
  });

  it('does not leave its folder', async () => {
    await writeFile(`${webFolder}-secret.txt`, 'secret');
    const name = encodeURIComponent(`../${basename(webFolder)}-secret.txt`);
    for (const path of [`/${name}`, `/assets/..%2f${name}`, `/assets/../../${name}`]) {
      expect((await raw(path)).body).not.toContain('secret');
    }
    await rm(`${webFolder}-secret.txt`);
  });
});

describe('the demo inbox', () => {
  it('has a page of its own', async () => {
    const page = await raw('/dev/inbox');
    expect(page.body).toContain('Demo inbox');
    expect((await raw('/dev/inbox/inbox.js')).headers['content-type']).toContain('javascript');
    expect((await raw('/dev/inbox/inbox.css')).headers['content-type']).toContain('css');
  });

  it('does not exist in production', async () => {
    const production = await startTestApi({ env: PRODUCTION, withoutWorkers: true });
    expect((await production.get('/api/dev/messages')).status).toBe(404);
    expect((await production.get('/dev/inbox')).status).toBe(404);
  });
});

describe('other origins', () => {
  it('may call only when they are allowed', async () => {
    const ask = async (through: TestApi) =>
      (await through.get('/api/health', { origin: 'https://ok.example' })).headers[
        'access-control-allow-origin'
      ];
    expect(await ask(api)).toBeUndefined();
    expect(await ask(await startTestApi({ env: { ALLOWED_ORIGINS: 'https://ok.example' } }))).toBe(
      'https://ok.example',
    );
    expect(
      await ask(await startTestApi({ env: { ALLOWED_ORIGINS: 'https://other.example' } })),
    ).not.toBe('https://ok.example');
  });
});
