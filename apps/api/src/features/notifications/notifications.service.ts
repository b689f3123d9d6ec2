import type { FastifyBaseLogger } from 'fastify';
import type { Db, Executor } from '../../db/client.ts';
import type { SmsGateway, SmsMessage, SmsOutcome } from '../../gateways/sms/sms-gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { beginAttempt, insertMessage, putBack, settle, type OutboxKey } from './outbox.repo.ts';
import type { OutboxQueue } from './outbox-queue.ts';

/** With the queue's backoff this is about a day of trying. */
export const MAX_ATTEMPTS = 30;

type Dependencies = {
  db: Db;
  clock: Clock;
  gateway: SmsGateway;
  queue: Pick<OutboxQueue, 'add'>;
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
      if (row.notAfter && row.notAfter <= now) return bury(key, 'too late to be of use');

      const message = { key: row.key, to: row.mobileNumber, body: row.body };
      const outcome = await gateway.send(message, row.maybeSentSince).catch(unforeseen);
      switch (outcome.kind) {
        case 'sent':
          await settle(db, key, {
            state: 'sent',
            provider: gateway.name,
            providerMessageId: outcome.providerMessageId,
            settledAt: clock.now(),
          });
          return;
        case 'refused':
          return bury(key, outcome.reason);
        case 'failed': {
          if (row.attempts >= MAX_ATTEMPTS) return bury(key, outcome.reason);
          const maybeSentSince = row.maybeSentSince ?? (outcome.maybeSent ? now : null);
          await putBack(db, key, { lastError: outcome.reason, maybeSentSince });
          throw new TryAgain(outcome.reason);
        }
      }
    },
  };
}
