import { emptyChat, failed, isWaiting, type ChatEntry, type ChatState } from './chat-state.ts';
import { forgetChat, storedChatText, storeChatText, type ChatOwner } from './chat-storage.ts';

/** As it lies in the tab, where an older version of the app may have put it. */
type Stored = { of: ChatOwner; talk: ChatState };

const LISTS = ['products', 'rows', 'offers', 'suggestions'] as const;

/** An older version of the app may have kept less. */
function isReadable(message: ChatEntry): boolean {
  if (typeof message.content !== 'string' || Number.isNaN(Date.parse(message.timestamp))) {
    return false;
  }
  if (message.role === 'user' || message.failed) return true;
  // By hand: a library that knows every schema would be most of what this screen fetches.
  return LISTS.every((list) => Array.isArray(message[list]));
}

function parsed(text: string | null): Stored | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Stored | null;
    return stored?.talk.thread && stored.talk.count > 0 && stored.talk.messages.every(isReadable)
      ? stored
      : null;
  } catch {
    return null;
  }
}

/** What this tab remembers. A visitor who logs in goes on with the same chat. */
export function storedChat(owner: ChatOwner): ChatState {
  const stored = parsed(storedChatText());
  if (!stored || (stored.of !== null && stored.of !== owner)) {
    forgetChat();
    return emptyChat;
  }
  const { talk: chat } = stored;
  // Nobody waits any more for what was asked before a reload.
  return isWaiting(chat) ? failed(chat, new Date()) : chat;
}

export function storeChat(of: ChatOwner, chat: ChatState): void {
  if (chat.messages.length === 0) forgetChat();
  else storeChatText(JSON.stringify({ of, talk: chat } satisfies Stored));
}
