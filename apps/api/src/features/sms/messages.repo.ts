import type { MessageEntry, MessagesQuery } from '@baeon/contracts/counter/messages-wire';
import type { MessageState } from '@baeon/contracts/counter/message-advice';
import type { SQL } from 'drizzle-orm';
import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { wrongCursor } from '../../lib/page.ts';
import { isUuid } from '../../lib/uuid.ts';

/** Each as the index that finds it says it. */
const STATES: Record<MessageState, SQL> = {
  waiting: sql`state in ('queued', 'sending')`,
  sent: sql`state = 'sent' and report is null`,
  delivered: sql`report = 'delivered'`,
  failed: sql`report = 'failed'`,
  dead: sql`state = 'dead'`,
};

export type ListPosition = { at: string; id: string };

export type MessageRow = Omit<MessageEntry, 'answer' | 'advice' | 'what_to_do'> & {
  last_error: string | null;
  report_code: string | null;
  position: string;
};

/** Where a page goes on: behind which message. */
export function readListPosition(cursor: string | undefined): ListPosition | null {
  if (cursor === undefined) return null;
  const [micros = '', id = ''] = cursor.split('.');
  if (!/^\d{10,17}$/.test(micros) || !isUuid(id)) throw wrongCursor();
  return { at: micros, id };
}

/** Newest first. */
export async function listMessages(
  db: Executor,
  { state, mobile_number: number }: Pick<MessagesQuery, 'state' | 'mobile_number'>,
  before: ListPosition | null,
  limit: number,
  now: Date,
): Promise<MessageRow[]> {
  const past = before
    ? sql`(created_at, id) < ('epoch'::timestamptz + ${before.at}::bigint * interval '1 microsecond', ${before.id}::uuid)`
    : sql`true`;
  return rowsOf<MessageRow>(
    db,
    sql`select id, created_at as at, coalesce(told->>'kind', 'other') as kind,
               told->>'language' as language, right(mobile_number, 4) as to_ends_in,
               case when state in ('queued', 'sending') then 'waiting'
                    when state = 'dead' then 'dead' else coalesce(report, 'sent') end as state,
               provider, attempts, last_error, report_code, settled_at, reported_at,
               (state = 'dead' or report = 'failed') is true and key not like 'otp:%'
                 and coalesce(not_after > ${now}, true) as can_retry,
               (extract(epoch from created_at) * 1000000)::bigint || '.' || id as position
        from sms_outbox
        where ${state ? STATES[state] : sql`true`} and ${past}
          and ${number ? sql`mobile_number = ${number}` : sql`true`}
        order by created_at desc, id desc limit ${limit}`,
    'at',
    'settled_at',
    'reported_at',
  );
}
