import type { FastifyBaseLogger } from 'fastify';
import type { Db, Executor } from '../../db/client.ts';
import type {
  DeliveryReport,
  SmsGateway,
  SmsMessage,
  SmsOutcome,
} from '../../gateways/sms/sms-gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Templates } from '../../lib/sms-templates.ts';
import { isCodeKind, messageKinds, messageText, type Told } from '../../lib/sms-texts.ts';
import { queueAgain, saveReport, turnOver } from './deliveries.repo.ts';
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
import type { OutboxJob, OutboxQueue } from './outbox-queue.ts';
import { createRegistration } from './registration.ts';

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
  /** Set where codes have a provider of their own, with the other one behind it. */
  codesGateway: SmsGateway | null;
  templates: Templates;
  queue: Pick<OutboxQueue, 'add' | 'addAgain' | 'addRetry' | 'addFallback'>;
  log: FastifyBaseLogger;
  /** How long messages of claims wait before they leave. */
  heldBackMs: number;
};

type NewMessage = { key: string; to: string; notAfter?: Date | null } & (
  | { told: Told }
  | { body: string }
);

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
  const { db, clock, gateway, codesGateway, templates, queue, log } = deps;
  const registration = createRegistration(gateway.name, templates);
  const route = {
    sms: gateway.name,
    codes: codesGateway?.name ?? null,
    codeKinds: messageKinds.filter(
      (kind) => isCodeKind(kind) && templates.findOfWhatsapp(kind, 'en'),
    ),
  };

  async function bury(row: OutboxRow, reason: string): Promise<void> {
    await settleMessage(db, row, { state: 'dead', lastError: reason, settledAt: clock.now() });
    log.error({ messageId: row.id, provider: row.provider, reason }, 'message given up');
  }

  const isLate = ({ notAfter }: OutboxRow, now: Date) => notAfter !== null && notAfter <= now;

  async function handOver(row: OutboxRow): Promise<SmsOutcome> {
    const { id, key, mobileNumber: to, body, told } = row;
    const message: SmsMessage = { id, key, to, body, told: told ?? undefined };
    const by = row.provider === codesGateway?.name ? codesGateway! : gateway;
    const checked = by === gateway ? registration.registered(message) : message;
    if ('kind' in checked) return checked;
    return by.send(checked, row.maybeSentSince).catch(unforeseen);
  }

  /** A code does not wait for a provider that has trouble: the other one gets it at once. */
  async function concludeOfCodes(row: OutboxRow, outcome: SmsOutcome): Promise<void> {
    if (outcome.kind === 'sent') {
      const { providerMessageId } = outcome;
      await db.transaction(async (tx) => {
        const end = { state: 'sent' as const, providerMessageId, settledAt: clock.now() };
        await settleMessage(tx, row, end);
        await queue.addFallback(tx, row, 'late');
      });
      return;
    }
    const reason = `${row.provider}: ${outcome.reason}`;
    const from = { state: 'sending' as const, provider: row.provider!, reason };
    if (await turnOver(db, row, from, clock.now())) await deliver(row);
    else await bury(row, 'too late to be of use');
  }

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

  /** One attempt to deliver a message. Throws RetryLater when there should be another. */
  async function deliver(key: OutboxKey): Promise<void> {
    const now = clock.now();
    const row = await beginAttempt(db, key, route, now);
    if (!row) return;
    if (isLate(row, now)) return bury(row, 'too late to be of use');
    const outcome = await handOver(row);
    if (row.provider === codesGateway?.name) return concludeOfCodes(row, outcome);
    const failure = await conclude(row, outcome, now);
    if (!failure) return;
    await putBack(db, row, failure);
    throw new RetryLater(failure.lastError);
  }

  return {
    languageFor: registration.languageFor,

    /** Puts a message and its delivery into the caller's transaction: both happen or neither. */
    async enqueue(tx: Executor, { key, to, notAfter = null, ...said }: NewMessage): Promise<void> {
      const words =
        'told' in said
          ? { body: messageText(said.told), told: said.told }
          : { ...said, told: null };
      const message = { mobileNumber: to, key, ...words, notAfter, createdAt: clock.now() };
      const row = await insertMessage(tx, message);
      if (row) await queue.add(tx, row);
    },

    async deliver({ unlessDelivered, ...key }: OutboxJob): Promise<void> {
      if (!unlessDelivered) return deliver(key);
      const provider = codesGateway?.name ?? '';
      const from = { state: 'sent' as const, provider, reason: `${provider}: not delivered` };
      await db.transaction(async (tx) => {
        if (await turnOver(tx, key, from, clock.now())) await queue.addAgain(tx, key);
      });
    },

    /** Sends a dead letter, or one whose delivery failed, once more. */
    async retry(tx: Executor, id: string): Promise<'queued' | 'unknown' | 'late'> {
      const key = await queueAgain(tx, id, clock.now());
      if (typeof key === 'string') return key;
      await queue.addAgain(tx, key);
      return 'queued';
    },

    /** Keeps what a provider says of a message that it had taken. */
    async note(reports: DeliveryReport[], provider: string): Promise<void> {
      for (const report of reports) {
        await db.transaction(async (tx) => {
          const isNews = await saveReport(tx, report, provider, clock.now());
          if (!isNews || report.report === 'delivered') return;
          const { id: messageId, code } = report;
          log.warn({ messageId, provider, code }, 'message not delivered');
          if (provider === codesGateway?.name) await queue.addFallback(tx, report, 'failed');
        });
      }
    },

    /** First attempts of a batch of messages; how many there were, and none left when none. */
    async deliverBatch(): Promise<number> {
      const now = clock.now();
      const lostBefore = new Date(now.getTime() - LOST_AFTER_MS);
      const atMost = gateway.atOnce ?? BATCH_SIZE;
      const writtenBefore = new Date(now.getTime() - deps.heldBackMs);
      const rows = await beginBatchAttempts(db, {
        atMost,
        lostBefore,
        writtenBefore,
        route,
        now,
      });
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
      if (sent.length > 0) await settleSent(db, sent, clock.now());
      for (const { row, outcome } of outcomes) {
        if (outcome.kind !== 'sent') await concludeInBatch(row, outcome, now);
      }
      return rows.length;
    },
  };
}
