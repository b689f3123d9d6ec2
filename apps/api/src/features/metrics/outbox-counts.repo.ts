import type { Pool } from 'pg';

export type OutboxCounts = {
  queued: number;
  sending: number;
  dead: number;
  /** Left, but not delivered, as their provider says. */
  failed: number;
  /** How long the oldest one waits that is neither sent nor given up; 0 when none does. */
  oldest_seconds: number;
  sent_last_minute: number;
};

/** Each part has an index of its own: the many that were sent are not gone through. */
const COUNTS = `
  with waiting as (
    select state, created_at from sms_outbox where in_rush and state in ('queued', 'sending')
    union all
    select state, created_at from sms_outbox where not in_rush and state in ('queued', 'sending')
  )
  select count(*) filter (where state = 'queued')::int as queued,
         count(*) filter (where state = 'sending')::int as sending,
         (select count(*)::int from sms_outbox where state = 'dead') as dead,
         (select count(*)::int from sms_outbox where report = 'failed') as failed,
         coalesce(greatest(0, extract(epoch from $1::timestamptz - min(created_at))), 0)::float8 as oldest_seconds,
         (select count(*)::int from sms_outbox
          where settled_at > $1::timestamptz - interval '1 minute' and state = 'sent') as sent_last_minute
  from waiting`;

export async function countOutbox(client: Pick<Pool, 'query'>, now: Date): Promise<OutboxCounts> {
  const { rows } = await client.query<OutboxCounts>(COUNTS, [now]);
  return rows[0]!;
}
