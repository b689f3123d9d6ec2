import type { FastifyBaseLogger } from 'fastify';
import type { Db, Executor } from '../../db/client.ts';
import type { SmsGateway, SmsMessage, SmsOutcome } from '../../gateways/sms/sms-gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import {
  beginAttempt,
  beginAttempts,
  insertMessage,
  putBack,
  settle,
  settleSent,
  type OutboxKey,
  type OutboxRow,
} from './outbox.repo.ts';
import type { OutboxQueue } from './outbox-queue.ts';

/** With the queue's backoff this is about a day of trying. */
export const MAX_ATTEMPTS = 30;

type Dependencies = {
  db: Db;
  clock: Clock;
  gateway: SmsGateway;
  queue: Pick<OutboxQueue, 'add' | 'addMany' | 'addAgain'>;
  log: FastifyBaseLogger;
};

export type Notifications = ReturnType<typeof createNotifications>;

/** A delivery that has to be tried again; the queue decides when. */
export class TryAgain extends Error {}

/** A gateway that breaks in the middle may have sent all the same. */
const unforeseen = (error: Error): SmsOutcome => ({
  kind: 'failed',
  reason: error.message,
  maybeSent: true,
});

export function createNotifications({ db, clock, gateway, queue, log }: Dependencies) {
  async function bury(key: OutboxKey, reason: string): Promise<void> {
    await settle(db, key, { state: 'dead', lastError: reason, settledAt: clock.now() });
    log.error({ messageId: key.id, provider: gateway.name, reason }, 'message given up');
  }

  const isLate = ({ notAfter }: OutboxRow, now: Date) => notAfter !== null && notAfter <= now;

  const handOver = (row: OutboxRow): Promise<SmsOutcome> =>
    gateway
      .send({ key: row.key, to: row.mobileNumber, body: row.body }, row.maybeSentSince)
      .catch(unforeseen);

  /** Notes how an attempt ended; throws TryAgain when there should be another. */
  async function conclude(row: OutboxRow, outcome: SmsOutcome, begunAt: Date): Promise<void> {
    switch (outcome.kind) {
      case 'sent':
        return settle(db, row, {
          state: 'sent',
          provider: gateway.name,
          providerMessageId: outcome.providerMessageId,
          settledAt: clock.now(),
        });
      case 'refused':
        return bury(row, outcome.reason);
      case 'failed': {
        if (row.attempts >= MAX_ATTEMPTS) return bury(row, outcome.reason);
        const maybeSentSince = row.maybeSentSince ?? (outcome.maybeSent ? begunAt : null);
        await putBack(db, row, { lastError: outcome.reason, maybeSentSince });
        throw new TryAgain(outcome.reason);
      }
    }
  }

  /** One of many: its next try is its own. */
  async function concludeOneOfMany(row: OutboxRow, outcome: SmsOutcome, begunAt: Date) {
    try {
      await conclude(row, outcome, begunAt);
    } catch (error) {
      if (!(error instanceof TryAgain)) throw error;
      await queue.addAgain({ mobileNumber: row.mobileNumber, id: row.id });
    }
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

    /** One attempt to deliver a message. Throws TryAgain when there should be another. */
    async deliver(key: OutboxKey): Promise<void> {
      const now = clock.now();
      const row = await beginAttempt(db, key, now);
      if (!row) return;
      if (isLate(row, now)) return bury(key, 'too late to be of use');
      await conclude(row, await handOver(row), now);
    },

    /** The deliveries of messages that the caller's transaction wrote by itself. */
    queueDeliveries: (tx: Executor, ids: string[]): Promise<void> => queue.addMany(tx, ids),

    /** First attempts of many messages, side by side. */
    async deliverMany(ids: string[]): Promise<void> {
      const now = clock.now();
      const rows = await beginAttempts(db, ids, now);
      const outcomes = await Promise.all(
        rows.map(async (row) => ({
          row,
          outcome: isLate(row, now)
            ? ({ kind: 'refused', reason: 'too late to be of use' } as const)
            : await handOver(row),
        })),
      );
      const sent = outcomes.flatMap(({ row, outcome }) =>
        outcome.kind === 'sent'
          ? [{ id: row.id, providerMessageId: outcome.providerMessageId }]
          : [],
      );
      if (sent.length > 0) await settleSent(db, sent, gateway.name, clock.now());
      for (const { row, outcome } of outcomes) {
        if (outcome.kind !== 'sent') await concludeOneOfMany(row, outcome, now);
      }
    },
  };
}
