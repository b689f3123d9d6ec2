import type { ChangeFeed } from '../../db/change-feed.ts';
import type { Identity } from '../../lib/signed-in.ts';

const FRESH_MS = 60_000;
const MOST_PEOPLE = 20_000;

type Known = { identity: Identity; lastUsedAt: Date; until: number };

export type SessionCache = ReturnType<typeof createSessionCache>;

/**
 * Whose tokens are whose, for a minute. Sessions that end anywhere are told by the feed; while
 * nobody tells, nothing is remembered.
 */
export function createSessionCache(feed: Pick<ChangeFeed, 'on' | 'listening'>) {
  const people = new Map<string, Map<string, Known>>();
  let endings = 0;

  const forget = (userId: string) => {
    endings += 1;
    people.delete(userId);
  };

  feed.on('sessions', {
    changed: (userIds) => userIds.forEach(forget),
    missed() {
      endings += 1;
      people.clear();
    },
  });

  return {
    forget,

    find(userId: string, token: string): Known | null {
      const known = people.get(userId)?.get(token);
      return known && feed.listening && known.until > performance.now() ? known : null;
    },

    /** Taken before a session is read: one that ended meanwhile is not to be remembered. */
    mark: () => endings,

    keep(mark: number, token: string, identity: Identity, lastUsedAt: Date): void {
      if (mark !== endings || !feed.listening) return;
      let tokens = people.get(identity.id);
      if (!tokens) {
        if (people.size >= MOST_PEOPLE) people.delete(people.keys().next().value!);
        tokens = new Map();
        people.set(identity.id, tokens);
      }
      tokens.set(token, { identity, lastUsedAt, until: performance.now() + FRESH_MS });
    },
  };
}
