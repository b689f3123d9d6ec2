import {
  DEVICE_LIFETIME_DAYS,
  ORIGIN_KNOWN_DAYS,
  SESSION_LIFETIME_DAYS,
} from '@baeon/contracts/auth/otp';
import { NOTIFICATION_DAYS } from '@baeon/contracts/push/notifications-wire';
import { sql } from '../../db/drizzle.ts';
import type { Executor, Db } from '../../db/client.ts';
import type { PgBoss } from 'pg-boss';
import type { Clock } from '../../lib/clock.ts';

const DAY = 24 * 3_600_000;

/** Removes what no rule looks at any more. */
export async function sweep(db: Executor, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  await db.execute(sql`delete from sessions where last_used_at < ${before(SESSION_LIFETIME_DAYS)}`);
  await db.execute(sql`delete from sign_in_numbers where updated_at < ${before(3)}`);
  await db.execute(sql`delete from departed_numbers where left_at < ${before(3)}`);
  await db.execute(sql`delete from sms_outbox where state = 'sent' and settled_at < ${before(30)}`);
  await db.execute(sql`delete from sms_outbox where state = 'dead' and settled_at < ${before(90)}`);
  await db.execute(sql`delete from inbox_messages where created_at < ${before(30)}`);
  await db.execute(sql`delete from coupon_passes where settled_at < ${before(30)}`);
  await db.execute(sql`delete from bonus_numbers where given_at < ${before(365)}`);
  await db.execute(sql`delete from saved_deals d using campaigns c
    where c.id = d.campaign_id and c.ends_at < ${before(90)}`);
  await db.execute(sql`delete from conversations where expires_at < ${now}`);
  await db.execute(sql`delete from news where noted_at < ${before(NOTIFICATION_DAYS)}`);
  await db.execute(
    sql`delete from known_devices where last_used_at < ${before(DEVICE_LIFETIME_DAYS)}`,
  );
  await db.execute(
    sql`delete from sign_in_origins where last_right_at < ${before(ORIGIN_KNOWN_DAYS)}`,
  );
  await db.execute(sql`delete from sign_in_slots where slot_at < ${before(1)}`);
  await db.execute(sql`delete from rate_counters where ends_at < ${before(1)}`);
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
};

/** Ends what is over and removes what no rule looks at any more, every hour. */
export const createHousekeepingFeature = ({ db, jobs, clock, expireCoupons }: Dependencies) => ({
  async start() {
    await jobs.work(QUEUE, { pollingIntervalSeconds: 60 }, async () => {
      const now = clock.now();
      await expireCoupons(db, now);
      await sweep(db, now);
    });
  },
});
