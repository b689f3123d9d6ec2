import type { MessageEntry, MessagesQuery } from '@baeon/contracts/counter/messages-wire';
import { messageAdvice } from '@baeon/contracts/counter/message-advice';
import type { Db } from '../../db/client.ts';
import { messageAdviceFor } from '../../gateways/sms/rejection-codes.ts';
import { recordAct } from '../../db/record-act.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { cutPage } from '../../lib/page.ts';
import { listMessages, readListPosition, type MessageRow } from './messages.repo.ts';
import type { SmsOutbox } from './outbox.service.ts';

type Dependencies = { db: Db; clock: Clock; smsOutbox: Pick<SmsOutbox, 'retry'> };

export type Messages = ReturnType<typeof createMessages>;

/** How messages fared, for operators: never what they say, nor to whom in full. */
export function createMessages({ db, clock, smsOutbox }: Dependencies) {
  function toEntry(row: MessageRow): MessageEntry {
    const { report_code: code, last_error: error, position: _, ...entry } = row;
    const isTrouble = row.state === 'dead' || row.state === 'failed';
    const answer = code ?? error;
    const advice = isTrouble ? messageAdviceFor(row.provider, answer) : null;
    return { ...entry, answer, advice, what_to_do: advice && messageAdvice[advice] };
  }

  return {
    async list({ cursor, limit, ...filter }: MessagesQuery) {
      const rows = await listMessages(db, filter, readListPosition(cursor), limit + 1, clock.now());
      const { page, nextCursor } = cutPage(rows, limit, ({ position }) => position);
      return { page: page.map(toEntry), nextCursor };
    },

    async retry(userId: string, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const outcome = await smsOutbox.retry(tx, id);
        if (outcome === 'unknown') throw new AppError('NOT_FOUND', 'There is no such message.');
        if (outcome === 'late') throw new AppError('TOO_LATE', 'It is too late for this message.');
        const act = { act: 'message_retried' as const, by: { userId }, storeId: null };
        await recordAct(tx, { ...act, subjectId: id }, clock.now());
      });
    },
  };
}
