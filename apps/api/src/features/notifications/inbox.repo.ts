import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { inboxMessages } from '../../db/tables/messages.ts';
import type { SmsMessage } from '../../gateways/sms/sms-gateway.ts';

export async function keepInInbox(db: Executor, message: SmsMessage, now: Date): Promise<void> {
  const { to, key, body } = message;
  await db
    .insert(inboxMessages)
    .values({ mobileNumber: to, key, body, createdAt: now })
    .onConflictDoNothing();
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
