import { SESSION_LIFETIME_DAYS } from '@baeon/contracts/session';
import type { Db, Executor } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Account } from './account.ts';
import { hashToken, newToken, userIdOf } from './session-token.ts';
import {
  deleteSession,
  findSession,
  insertSession,
  keepNewestSessions,
  touchSession,
} from './sessions.repo.ts';

const HOUR = 3_600_000;
const LIFETIME = SESSION_LIFETIME_DAYS * 24 * HOUR;
/** Last use is noted at most this often: a write for every request would buy nothing. */
const TOUCH_EVERY = HOUR;
const SESSIONS_PER_USER = 20;

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async open(tx: Executor, userId: string): Promise<string> {
      const token = newToken(userId);
      await insertSession(tx, { userId, tokenHash: hashToken(token) }, clock.now());
      await keepNewestSessions(tx, userId, SESSIONS_PER_USER);
      return token;
    },

    /** The user whose living session this token is, or null. */
    async userOf(token: string): Promise<Account | null> {
      const userId = userIdOf(token);
      if (!userId) return null;
      const now = clock.now();
      const key = { userId, tokenHash: hashToken(token) };
      const session = await findSession(db, key, new Date(now.getTime() - LIFETIME));
      if (!session) return null;
      if (now.getTime() - session.lastUsedAt.getTime() > TOUCH_EVERY) {
        await touchSession(db, key, now);
      }
      return session.user;
    },

    async close(token: string): Promise<void> {
      const userId = userIdOf(token);
      if (userId) await deleteSession(db, { userId, tokenHash: hashToken(token) });
    },
  };
}
