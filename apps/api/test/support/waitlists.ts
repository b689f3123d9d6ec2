import { startNewsApi, startNewsApiFor } from './push-subscribers.ts';
import { addHolder, remove, type CouponHolder } from './coupon-holders.ts';
import type { TestAnswer, TestApi } from './test-api.ts';

const SETTINGS = { env: { CLAIM_UNDO_SECONDS: '8' } };

/** An API that serves lines only when it is told to, and where claims can be undone. */
export async function startWaitlistApi() {
  const started = await startNewsApi(SETTINGS);
  await started.api.context.jobs.start();
  return started;
}

/** Another process at the same database, by the same clock. */
export async function startBeside({ api, service }: Awaited<ReturnType<typeof startWaitlistApi>>) {
  const { databaseUrl, clock } = api;
  const beside = await startNewsApiFor(service, { ...SETTINGS, databaseUrl, overrides: { clock } });
  await beside.context.jobs.start();
  return beside;
}

export type Waiter = CouponHolder & ReturnType<typeof waiting>;

/** What somebody does about lines, at this API or at another process of it. */
export function waiting(api: TestApi, { id, headers }: CouponHolder) {
  const own = `/api/baeon-user/${id}/waitlists`;
  return {
    async join(campaignId: string, at = api): Promise<TestAnswer> {
      const url = `${own}/${campaignId}`;
      const answer = await at.app.inject({ method: 'PUT', url, headers });
      return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
    },
    leave: (campaignId: string, at = api) => remove(at, `${own}/${campaignId}`, headers),
    lines: async () => (await api.get(own, headers)).body.result,
  };
}

export async function addWaiter(api: TestApi): Promise<Waiter> {
  const holder = await addHolder(api);
  return { ...holder, ...waiting(api, holder) };
}

/** Who is in line, the first one first, and until when one is held for them. */
export const lineOf = (api: TestApi, campaignId: string) =>
  api.sql<{ user_id: string; held_until: Date | null }>(
    'select user_id, held_until from waitlist_entries where campaign_id = $1 order by position',
    [campaignId],
  );
