import { chatMessages } from '@baeon/contracts/assistant/assistant';
import type { ChatBody, ChatResult } from '@baeon/contracts/assistant/assistant-wire';
import { said } from '@baeon/ui/lib/texts.ts';

/** More than anybody reads again; a tab's storage is small. */
const MOST_KEPT = 100;

type Said = { id: number; content: string; timestamp: string };
type Shown = Pick<ChatResult, 'table' | 'products' | 'rows' | 'offers' | 'suggestions'>;

export type UserMessage = Said & { role: 'user' };
export type AssistantReply = Said & Shown & { role: 'assistant'; failed: false };
type Failure = Said & { role: 'assistant'; failed: true };
export type ChatEntry = UserMessage | AssistantReply | Failure;

/** What was returned before, and goes along with what is said next. */
type Thread = Pick<ChatBody, 'product_name' | 'category' | 'conversation_id'>;

export type ChatState = {
  messages: ChatEntry[];
  thread: Thread;
  /** How much has been said so far, even if it is no longer there: no number is given twice. */
  count: number;
};

export const emptyChat: ChatState = { messages: [], thread: {}, count: 0 };

/** Every question ends in a reply or a failure, so one that stands last is being thought about. */
export const isWaiting = ({ messages }: ChatState): boolean => messages.at(-1)?.role === 'user';

export const lastQuestion = ({ messages }: ChatState): UserMessage | null =>
  messages.findLast((message) => message.role === 'user') ?? null;

function withMessage(
  chat: ChatState,
  now: Date,
  message: (said: Omit<Said, 'content'>) => ChatEntry,
): ChatState {
  const id = chat.count + 1;
  const messages = [...chat.messages, message({ id, timestamp: now.toISOString() })];
  return { ...chat, messages: messages.slice(-MOST_KEPT), count: id };
}

export const asked = (chat: ChatState, content: string, now: Date): ChatState =>
  withMessage(chat, now, (said) => ({ ...said, role: 'user', content }));

export function answered(chat: ChatState, result: ChatResult, now: Date): ChatState {
  const { message, table, products, rows, offers, suggestions } = result;
  const thread = {
    product_name: result.product_name ?? chat.thread.product_name,
    category: result.category ?? chat.thread.category,
    conversation_id: result.conversation_id,
  };
  const shown = { table, products, rows, offers, suggestions };
  return withMessage({ ...chat, thread }, now, (said) => ({
    ...said,
    ...shown,
    role: 'assistant',
    failed: false,
    content: message,
  }));
}

export const failed = (chat: ChatState, now: Date): ChatState =>
  withMessage(chat, now, (message) => ({
    ...message,
    role: 'assistant',
    failed: true,
    content: said(chatMessages.failed),
  }));

/** The question that failed stands last again. */
export function triedAgain(chat: ChatState): ChatState {
  const last = chat.messages.at(-1);
  const isFailure = last?.role === 'assistant' && last.failed;
  return isFailure ? { ...chat, messages: chat.messages.slice(0, -1) } : chat;
}
