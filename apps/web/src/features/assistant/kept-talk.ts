import { emptyTalk, failed, isWaiting, type ChatMessage, type Talk } from './talk.ts';
import { forgetTalk, storedTalk, storeTalk, type Talker } from './talk-storage.ts';

type Kept = { of: Talker; talk: Talk };

const LISTS = ['products', 'rows', 'offers', 'suggestions'] as const;

/** An older version of the app may have kept less. */
function isReadable(message: ChatMessage): boolean {
  if (typeof message.content !== 'string' || Number.isNaN(Date.parse(message.timestamp))) {
    return false;
  }
  if (message.role === 'user' || message.failed) return true;
  // By hand: a library that knows every schema would be most of what this screen fetches.
  return LISTS.every((list) => Array.isArray(message[list]));
}

function parsedKept(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Kept | null;
    return kept?.talk.thread && kept.talk.count > 0 && kept.talk.messages.every(isReadable)
      ? kept
      : null;
  } catch {
    return null;
  }
}

/** What this tab remembers. A visitor who logs in goes on with the same talk. */
export function keptTalk(talker: Talker): Talk {
  const kept = parsedKept(storedTalk());
  if (!kept || (kept.of !== null && kept.of !== talker)) {
    forgetTalk();
    return emptyTalk;
  }
  const { talk } = kept;
  // Nobody waits any more for what was asked before a reload.
  return isWaiting(talk) ? failed(talk, new Date()) : talk;
}

export function keepTalk(of: Talker, talk: Talk): void {
  if (talk.messages.length === 0) forgetTalk();
  else storeTalk(JSON.stringify({ of, talk } satisfies Kept));
}
