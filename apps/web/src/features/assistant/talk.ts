import { chatMessages } from '@baeon/contracts/assistant/assistant';
import type { ChatBody, ChatResult } from '@baeon/contracts/assistant/assistant-wire';

/** More than anybody reads again; a tab's storage is small. */
const MOST_KEPT = 100;

type Said = { id: number; content: string; timestamp: string };
type Shown = Pick<ChatResult, 'table' | 'products' | 'rows' | 'offers' | 'suggestions'>;

export type Question = Said & { role: 'user' };
export type Reply = Said & Shown & { role: 'assistant'; failed: false };
type Failure = Said & { role: 'assistant'; failed: true };
export type ChatMessage = Question | Reply | Failure;

/** What was returned before, and goes along with what is said next. */
type Thread = Pick<ChatBody, 'product_name' | 'category' | 'conversation_id'>;

export type Talk = {
  messages: ChatMessage[];
  thread: Thread;
  /** How much has been said so far, even if it is no longer there: no number is given twice. */
  count: number;
};

export const emptyTalk: Talk = { messages: [], thread: {}, count: 0 };

/** Every question ends in a reply or a failure, so one that stands last is being thought about. */
export const isWaiting = ({ messages }: Talk): boolean => messages.at(-1)?.role === 'user';

export const lastQuestion = ({ messages }: Talk): Question | null =>
  messages.findLast((message) => message.role === 'user') ?? null;

function withMessage(
  talk: Talk,
  now: Date,
  message: (said: Omit<Said, 'content'>) => ChatMessage,
): Talk {
  const id = talk.count + 1;
  const messages = [...talk.messages, message({ id, timestamp: now.toISOString() })];
  return { ...talk, messages: messages.slice(-MOST_KEPT), count: id };
}

export const asked = (talk: Talk, content: string, now: Date): Talk =>
  withMessage(talk, now, (said) => ({ ...said, role: 'user', content }));

export function answered(talk: Talk, result: ChatResult, now: Date): Talk {
  const { message, table, products, rows, offers, suggestions } = result;
  const thread = {
    product_name: result.product_name ?? talk.thread.product_name,
    category: result.category ?? talk.thread.category,
    conversation_id: result.conversation_id,
  };
  const shown = { table, products, rows, offers, suggestions };
  return withMessage({ ...talk, thread }, now, (said) => ({
    ...said,
    ...shown,
    role: 'assistant',
    failed: false,
    content: message,
  }));
}

export const failed = (talk: Talk, now: Date): Talk =>
  withMessage(talk, now, (said) => ({
    ...said,
    role: 'assistant',
    failed: true,
    content: chatMessages.failed,
  }));

/** The question that failed stands last again. */
export function triedAgain(talk: Talk): Talk {
  const last = talk.messages.at(-1);
  const isFailure = last?.role === 'assistant' && last.failed;
  return isFailure ? { ...talk, messages: talk.messages.slice(0, -1) } : talk;
}
