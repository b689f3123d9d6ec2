import { desc, eq, sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { inboxMessages } from '../../db/tables/sms.ts';
import type { SmsMessage } from '../../gateways/sms/sms-gateway.ts';

/** Nothing is kept of a message that was deleted, with all else of a person, on its way here. */
export async function keepInInbox(db: Executor, messages: SmsMessage[], now: Date): Promise<void> {
  const column = (of: (message: SmsMessage) => string) => sql.param(messages.map(of));
  await db.execute(sql`
    insert into inbox_messages (mobile_number, key, body, created_at)
    select o.mobile_number, o.key, m.body, ${now}::timestamptz
    from unnest(
      ${column(({ to }) => to)}::text[],
      ${column(({ key }) => key)}::text[],
      ${column(({ body }) => body)}::text[]
    ) as m (mobile_number, key, body)
    join sms_outbox o on o.mobile_number = m.mobile_number and o.key = m.key
    order by o.mobile_number, o.id
    for share of o
    on conflict do nothing`);
}

/** The newest messages, of one number or of all. */
export async function listInbox(db: Executor, mobileNumber: string | undefined, limit: number) {
  return db
    .select({
      id: inboxMessages.id,
      to: inboxMessages.mobileNumber,
      body: inboxMessages.body,
      created_at: inboxMessages.createdAt,
    })
    .from(inboxMessages)
    .where(mobileNumber === undefined ? undefined : eq(inboxMessages.mobileNumber, mobileNumber))
    .orderBy(desc(inboxMessages.createdAt), desc(inboxMessages.id))
    .limit(limit);
}
