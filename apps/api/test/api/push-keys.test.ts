import webPush from 'web-push';
import { describe, expect, it } from 'vitest';
import {
  addReader,
  listen,
  startNewsApi,
  startNewsApiFor,
  titles,
} from '../support/push-subscribers.ts';
import { addCampaign, addHeldCoupon } from '../support/campaigns.ts';
import { problemsOf } from '../support/config-problems.ts';
import { HOUR, type TestApi } from '../support/test-api.ts';

const publicKeyOf = async (api: TestApi): Promise<string> =>
  (await (await addReader(api)).read()).body.result.public_key;

describe('without keys in the settings', () => {
  it('a pair is made once, by whichever process is first, and kept out of sight', async () => {
    const { api, service } = await startNewsApi();
    const { databaseUrl } = api;
    const others = await Promise.all(
      Array.from({ length: 3 }, () => startNewsApiFor(service, { databaseUrl })),
    );
    const keys = await Promise.all([api, ...others].map(publicKeyOf));
    expect(new Set(keys).size).toBe(1);
    const [kept] = await api.sql<{ sealed: Buffer }>(
      'select sealed_private_key as sealed from vapid_keys',
    );
    // A private key is 32 bytes, as they are or as the 43 letters of base64url.
    expect(kept!.sealed.length).toBeGreaterThan(43);
    expect(kept!.sealed.toString('latin1')).not.toMatch(/[\w-]{43}/);

    const later = await startNewsApiFor(service, { databaseUrl });
    expect(await publicKeyOf(later)).toBe(keys[0]);
  });

  it('another APP_SECRET makes another pair, and says so', async () => {
    const { api, service } = await startNewsApi();
    const before = await publicKeyOf(api);
    const env = { APP_SECRET: 'another secret than before' };
    const { databaseUrl } = api;
    const moved = await startNewsApiFor(service, { databaseUrl, env });
    const after = await publicKeyOf(moved);
    expect(after).not.toBe(before);
    expect(moved.logged.join('')).toContain('another APP_SECRET');
    const again = await startNewsApiFor(service, { databaseUrl, env });
    expect(await publicKeyOf(again)).toBe(after);
  });
});

describe('keys in the settings', () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const env = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };

  it('are what devices subscribe with, and what messages are signed with', async () => {
    const { api, service } = await startNewsApi({ env });
    const reader = await addReader(api);
    expect((await reader.read()).body.result.public_key).toBe(publicKey);
    const device = await listen(reader, service);
    await addHeldCoupon(api, {
      userId: reader.id,
      campaignId: await addCampaign(api, { storeIds: [] }),
      code: 'KEYS',
      validUntil: new Date(api.clock.now().getTime() + HOUR),
    });
    await api.context.push.run();
    expect([titles(device), service.problems]).toEqual([['Your coupon ends today'], []]);
    expect(await api.sql('select * from vapid_keys')).toEqual([]);
  });

  it('are both there or none, and belong together', () => {
    const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = env;
    expect(problemsOf(env)).toBe('');
    expect(problemsOf({ VAPID_PUBLIC_KEY })).toContain('- VAPID_PRIVATE_KEY is needed by');
    expect(problemsOf({ VAPID_PRIVATE_KEY })).toContain('- VAPID_PUBLIC_KEY is needed by');
    const other = webPush.generateVAPIDKeys().publicKey;
    expect(problemsOf({ ...env, VAPID_PUBLIC_KEY: other })).toContain(
      '- VAPID_PUBLIC_KEY does not',
    );
    expect(problemsOf({ ...env, VAPID_PUBLIC_KEY: 'short' }).split('\n')).toEqual([
      expect.any(String),
      '  - VAPID_PUBLIC_KEY must be 65 bytes in base64url',
    ]);
    expect(problemsOf({ VAPID_SUBJECT: 'me' })).toContain('- VAPID_SUBJECT must be');
    expect(problemsOf({ VAPID_SUBJECT: 'http://a.example' })).toContain('- VAPID_SUBJECT');
    expect(problemsOf({ VAPID_SUBJECT: 'mailto:a@b.example' })).toBe('');
    expect(problemsOf({ PUSH_HOSTS: 'https://push.example' })).toContain('- PUSH_HOSTS holds');
    expect(problemsOf({ PUSH_HOSTS: 'push.example, *.push.example, localhost:8443' })).toBe('');
  });
});
