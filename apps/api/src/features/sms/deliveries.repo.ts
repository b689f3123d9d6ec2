import { and, eq, gt, inArray, isNull, or, sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { smsOutbox } from '../../db/tables/sms.ts';
import type { DeliveryReport } from '../../gateways/sms/sms-gateway.ts';
import { type OutboxKey, withKey } from './outbox.repo.ts';

/** What was said of an earlier delivery is not said of the next one. */
const UNREPORTED = { report: null, reportCode: null, reportedAt: null, settledAt: null };

/**
 * Takes a code from the provider that has not delivered it, once, so that the other one may. False where it was
 * delivered, is too old to be of use, or has been followed by a newer one.
 */
export async function turnOver(
  db: Executor,
  key: OutboxKey,
  from: { state: 'sent' | 'sending'; provider: string; reason: string },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(smsOutbox)
    .set({
      state: 'queued',
      fallbackAt: now,
      lastError: from.reason,
      providerMessageId: null,
      maybeSentSince: null,
      ...UNREPORTED,
    })
    .where(
      and(
        withKey(key),
        eq(smsOutbox.state, from.state),
        eq(smsOutbox.provider, from.provider),
        isNull(smsOutbox.fallbackAt),
        gt(smsOutbox.notAfter, now),
        sql`report is distinct from 'delivered'`,
        sql`not exists (
          select from sms_outbox e
          where e.mobile_number = sms_outbox.mobile_number and e.created_at > sms_outbox.created_at
            and e.told->>'kind' like 'code:%')`,
      ),
    );
  return rowCount === 1;
}

/** What a provider says of what it had taken; a delivery is never taken back. False where there is nothing to note. */
export async function saveReport(
  db: Executor,
  { report, code, ...key }: DeliveryReport,
  provider: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(smsOutbox)
    .set({ report, reportCode: code, reportedAt: now })
    .where(
      and(
        withKey(key),
        eq(smsOutbox.provider, provider),
        inArray(smsOutbox.state, ['sending', 'sent']),
        sql`report is distinct from 'delivered' and report is distinct from ${report}`,
      ),
    );
  return rowCount === 1;
}

/** Whether a dead letter, or one whose delivery failed, now waits again. A code is never sent twice. */
export async function queueAgain(
  db: Executor,
  id: string,
  now: Date,
): Promise<OutboxKey | 'unknown' | 'late'> {
  const [row] = await db
    .select({
      mobileNumber: smsOutbox.mobileNumber,
      id: smsOutbox.id,
      key: smsOutbox.key,
      notAfter: smsOutbox.notAfter,
      report: smsOutbox.report,
    })
    .from(smsOutbox)
    .where(
      and(eq(smsOutbox.id, id), or(eq(smsOutbox.state, 'dead'), eq(smsOutbox.report, 'failed'))),
    )
    .for('update');
  if (!row) return 'unknown';
  if (row.key.startsWith('otp:') || (row.notAfter && row.notAfter <= now)) return 'late';
  const { mobileNumber } = row;
  await db
    .update(smsOutbox)
    .set({
      state: 'queued',
      // Whoever drops repeats by it had taken the message before.
      ...(row.report === 'failed' && { key: `${row.key}:again` }),
      attempts: 0,
      inRush: false,
      ...UNREPORTED,
    })
    .where(withKey({ mobileNumber, id }));
  return { mobileNumber, id };
}
