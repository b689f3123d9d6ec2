import {
  DEVICE_LIFETIME_DAYS,
  ORIGIN_KNOWN_DAYS,
  SESSION_LIFETIME_DAYS,
} from '@baeon/contracts/auth/otp';
import { NOTIFICATION_DAYS } from '@baeon/contracts/push/notifications-wire';
import type { SQL } from 'drizzle-orm';
import { sql } from '../../db/drizzle.ts';
import type { Executor, Db } from '../../db/client.ts';
import { BATCH, inBatches } from '../../db/in-batches.ts';
import type { PgBoss } from 'pg-boss';
import type { Clock } from '../../lib/clock.ts';
import { purgeChanges } from './changes.repo.ts';

const DAY = 24 * 3_600_000;
const DRAFT_DAYS = 180;

/** Removes what no rule looks at any more. A row that somebody else has in hand is left to the next time. */
export async function sweep(db: Executor, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  const over: [table: string, which: SQL][] = [
    ['sessions', sql`where last_used_at < ${before(SESSION_LIFETIME_DAYS)}`],
    ['sign_in_numbers', sql`where updated_at < ${before(3)}`],
    ['departed_numbers', sql`where left_at < ${before(3)}`],
    ['sms_outbox', sql`where state = 'sent' and settled_at < ${before(30)}`],
    ['sms_outbox', sql`where state = 'dead' and settled_at < ${before(90)}`],
    ['inbox_messages', sql`where created_at < ${before(30)}`],
    ['coupon_passes', sql`where settled_at < ${before(30)}`],
    ['bonus_numbers', sql`where given_at < ${before(365)}`],
    ['saved_deals', sql`join campaigns c on c.id = campaign_id where c.ends_at < ${before(90)}`],
    ['campaign_views', sql`where day < ${before(400)}::date`],
    ['conversations', sql`where expires_at < ${now}`],
    ['news', sql`where noted_at < ${before(NOTIFICATION_DAYS)}`],
    ['known_devices', sql`where last_used_at < ${before(DEVICE_LIFETIME_DAYS)}`],
    ['sign_in_origins', sql`where last_right_at < ${before(ORIGIN_KNOWN_DAYS)}`],
    ['sign_in_slots', sql`where slot_at < ${before(1)}`],
    ['store_invitations', sql`where expires_at < ${now}`],
    ['till_enrolments', sql`where expires_at < ${before(1)}`],
    ['till_shifts', sql`where expires_at < ${before(1)}`],
    ['live_tokens', sql`where not_after < ${before(1)}`],
    ['live_code_keys', sql`where made_at < ${before(365)}`],
    ['deal_drafts', sql`where updated_at < ${before(DRAFT_DAYS)}`],
    ['coupon_looks', sql`where at < ${before(2)}`],
    ['city_counts', sql`where slot_at < ${before(30)}`],
    ['import_runs', sql`where created_at < ${before(365)}`],
    ['rate_counters', sql`where ends_at < ${before(1)}`],
  ];
  for (const [name, which] of over) {
    const table = sql.identifier(name);
    await inBatches(
      db,
      sql`delete from ${table} where ctid = any(array(
        select t.ctid from ${table} t ${which} limit ${BATCH} for update of t skip locked))`,
    );
  }
}

const QUEUE = 'housekeeping';
const HOURLY = '17 * * * *';

export async function installHousekeeping(boss: PgBoss): Promise<void> {
  await boss.createQueue(QUEUE, { policy: 'singleton', retryLimit: 3, expireInSeconds: 600 });
  await boss.schedule(QUEUE, HOURLY);
}

type Dependencies = {
  db: Db;
  jobs: PgBoss;
  clock: Clock;
  expireCoupons(db: Executor, now: Date): Promise<void>;
  sweepPictures(now: Date): Promise<void>;
};

/** Ends what is over and removes what no rule looks at any more, every hour. */
export const createHousekeepingFeature = ({
  db,
  jobs,
  clock,
  expireCoupons,
  sweepPictures,
}: Dependencies) => ({
  async work() {
    await jobs.work(QUEUE, { pollingIntervalSeconds: 60 }, async () => {
      const now = clock.now();
      await expireCoupons(db, now);
      await sweep(db, now);
      await sweepPictures(now);
      await purgeChanges(db);
    });
  },
});
