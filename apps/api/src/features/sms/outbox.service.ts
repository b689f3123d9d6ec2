import type { FastifyBaseLogger } from 'fastify';
import type { Db, Executor } from '../../db/client.ts';
import type { SmsGateway, SmsMessage, SmsOutcome } from '../../gateways/sms/sms-gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import {
  beginAttempt,
  beginBatchAttempts,
  insertMessage,
  putBack,
  settleMessage,
  settleSent,
  type OutboxKey,
  type OutboxRow,
} from './outbox.repo.ts';
import type { OutboxQueue } from './outbox-queue.ts';

/** With the queue's backoff this is about a day of trying. */
export const MAX_ATTEMPTS = 30;

/** Handed to the provider side by side, unless it says that it likes more. */
const BATCH_SIZE = 25;
/** Longer than an attempt can take. */
const LOST_AFTER_MS = 60_000;

type Dependencies = {
  db: Db;
  clock: Clock;
  gateway: SmsGateway;
  queue: Pick<OutboxQueue, 'add' | 'addRetry'>;
  log: FastifyBaseLogger;
  /** How long messages of claims wait before they leave. */
  heldBackMs: number;
};

export type SmsOutbox = ReturnType<typeof createSmsOutbox>;

/** A delivery that has to be tried again; the queue decides when. */
export class RetryLater extends Error {}

/** A gateway that breaks in the middle may have sent all the same. */
const unforeseen = (error: Error): SmsOutcome => ({
  kind: 'failed',
  reason: error.message,
  maybeSent: true,
});

export function createSmsOutbox(deps: Dependencies) {
  const { db, clock, gateway, queue, log } = deps;
  async function bury(key: OutboxKey, reason: string): Promise<void> {
    await settleMessage(db, key, { state: 'dead', lastError: reason, settledAt: clock.now() });
    log.error({ messageId: key.id, provider: gateway.name, reason }, 'message given up');
  }

  const isLate = ({ notAfter }: OutboxRow, now: Date) => notAfter !== null && notAfter <= now;

  const handOver = (row: OutboxRow): Promise<SmsOutcome> =>
    gateway
      .send({ key: row.key, to: row.mobileNumber, body: row.body }, row.maybeSentSince)
      .catch(unforeseen);

  /** Notes how an attempt ended, or what is known of a failed one that may be made again. */
  async function conclude(
    row: OutboxRow,
    outcome: SmsOutcome,
    begunAt: Date,
  ): Promise<{ lastError: string; maybeSentSince: Date | null } | null> {
    switch (outcome.kind) {
      case 'sent':
        await settleMessage(db, row, {
          state: 'sent',
          provider: gateway.name,
          providerMessageId: outcome.providerMessageId,
          settledAt: clock.now(),
        });
        return null;
      case 'refused':
        await bury(row, outcome.reason);
        return null;
      case 'failed': {
        const { reason, maybeSent } = outcome;
        if (row.attempts < MAX_ATTEMPTS) {
          const maybeSentSince = row.maybeSentSince ?? (maybeSent ? begunAt : null);
          return { lastError: reason, maybeSentSince };
        }
        await bury(row, reason);
        return null;
      }
    }
  }

  /** From here on it is tried by itself. */
  async function concludeInBatch(row: OutboxRow, outcome: SmsOutcome, begunAt: Date) {
    const failure = await conclude(row, outcome, begunAt);
    if (!failure) return;
    await db.transaction(async (tx) => {
      await putBack(tx, row, { ...failure, inRush: false });
      await queue.addRetry(tx, { mobileNumber: row.mobileNumber, id: row.id });
    });
  }

  return {
    /** Puts a message and its delivery into the caller's transaction: both happen or neither. */
    async enqueue(
      tx: Executor,
      { key, to, body, notAfter = null }: SmsMessage & { notAfter?: Date | null },
    ): Promise<void> {
      const message = { mobileNumber: to, key, body, notAfter, createdAt: clock.now() };
      const row = await insertMessage(tx, message);
      if (row) await queue.add(tx, row);
    },

    /** One attempt to deliver a message. Throws RetryLater when there should be another. */
    async deliver(key: OutboxKey): Promise<void> {
      const now = clock.now();
      const row = await beginAttempt(db, key, now);
      if (!row) return;
      if (isLate(row, now)) return bury(key, 'too late to be of use');
      const failure = await conclude(row, await handOver(row), now);
      if (!failure) return;
      await putBack(db, row, failure);
      throw new RetryLater(failure.lastError);
    },

    /** First attempts of a batch of messages; how many there were, and none left when none. */
    async deliverBatch(): Promise<number> {
      const now = clock.now();
      const lostBefore = new Date(now.getTime() - LOST_AFTER_MS);
      const atMost = gateway.atOnce ?? BATCH_SIZE;
      const writtenBefore = new Date(now.getTime() - deps.heldBackMs);
      const rows = await beginBatchAttempts(db, { atMost, lostBefore, writtenBefore, now });
      const outcomes = await Promise.all(
        rows.map(async (row) => ({
          row,
          outcome: isLate(row, now)
            ? ({ kind: 'refused', reason: 'too late to be of use' } as const)
            : await handOver(row),
        })),
      );
      const sent = outcomes.flatMap(({ row, outcome }) =>
        outcome.kind === 'sent' ? [{ ...row, providerMessageId: outcome.providerMessageId }] : [],
      );
      if (sent.length > 0) await settleSent(db, sent, gateway.name, clock.now());
      for (const { row, outcome } of outcomes) {
        if (outcome.kind !== 'sent') await concludeInBatch(row, outcome, now);
      }
      return rows.length;
    },
  };
}
