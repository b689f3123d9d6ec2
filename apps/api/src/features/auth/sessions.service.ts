import { randomSecret } from '../../lib/random.ts';
import { digestOf } from '../../lib/same-secret.ts';
import { SESSION_LIFETIME_DAYS } from '@baeon/contracts/auth/otp';
import { createEntryCache } from '../../db/cache.ts';
import type { ChangeSource } from '../../db/change-feed.ts';
import type { Db, Executor } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Account, Identity } from '../../lib/signed-in.ts';
import {
  deleteSession,
  findSession,
  insertSession,
  keepNewestSessions,
  touchSession,
} from './sessions.repo.ts';

const USER_ID_BYTES = 16;
const SECRET_BYTES = 32;

/** The user's id leads the token, so that a session is found by its key wherever users are spread to. */
export function newToken(userId: string): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, randomSecret(SECRET_BYTES)]).toString('base64url');
}

/** The user that a token speaks of, or null for anything that is not shaped like one of ours. */
export function userIdOf(token: string): string | null {
  if (!/^[\w-]{64}$/.test(token)) return null;
  const hex = Buffer.from(token, 'base64url').subarray(0, USER_ID_BYTES).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const HOUR = 3_600_000;
const LIFETIME = SESSION_LIFETIME_DAYS * 24 * HOUR;
/** Last use is noted at most this often: a write for every request would buy nothing. */
const TOUCH_EVERY = HOUR;
const SESSIONS_PER_USER = 20;
/** How long it may serve whose token is whose; sessions that end anywhere are heard of at once. */
const CACHED_MS = 60_000;
const MOST_PEOPLE_CACHED = 20_000;

export type Sessions = ReturnType<typeof createSessions>;

type Dependencies = { db: Db; clock: Clock; feed: ChangeSource };

export function createSessions({ db, clock, feed }: Dependencies) {
  /** By user and token. */
  const cache = createEntryCache<{ identity: Identity; lastUsedAt: Date }>({
    feed,
    topic: 'sessions',
    name: 'sessions',
    bytesEach: 1600,
    most: MOST_PEOPLE_CACHED,
    freshMs: CACHED_MS,
  });

  async function livingSession(userId: string, token: string) {
    const now = clock.now();
    const key = { userId, tokenHash: digestOf(token) };
    const session = await findSession(db, key, new Date(now.getTime() - LIFETIME));
    if (session && isStale(session.lastUsedAt)) {
      await touchSession(db, key, now);
      return { ...session, lastUsedAt: now };
    }
    return session;
  }

  const isStale = (lastUsedAt: Date) => clock.now().getTime() - lastUsedAt.getTime() > TOUCH_EVERY;

  /** Whether there was such a session. */
  async function closeByHash(userId: string, tokenHash: Buffer): Promise<boolean> {
    const wasOpen = await deleteSession(db, { userId, tokenHash });
    cache.forget(userId);
    return wasOpen;
  }

  return {
    async open(tx: Executor, userId: string, device: string | null = null): Promise<string> {
      const token = newToken(userId);
      await insertSession(tx, { userId, tokenHash: digestOf(token), device }, clock.now());
      await keepNewestSessions(tx, userId, SESSIONS_PER_USER);
      return token;
    },

    /** The user whose living session this token is, or null. */
    async userOf(token: string): Promise<Account | null> {
      const userId = userIdOf(token);
      return (userId && (await livingSession(userId, token))?.user) || null;
    },

    /** The same for what asks only who it is, and often: mostly without a question to the database. */
    async identityOf(token: string): Promise<Identity | null> {
      const userId = userIdOf(token);
      if (!userId) return null;
      const known = cache.find(userId, token);
      if (known && !isStale(known.lastUsedAt)) return known.identity;
      const read = async () => {
        const session = await livingSession(userId, token);
        if (!session) return null;
        const { id, mobile_number, language } = session.user;
        return { identity: { id, mobile_number, language }, lastUsedAt: session.lastUsedAt };
      };
      return (await cache.read(userId, read, token))?.identity ?? null;
    },

    async close(token: string): Promise<void> {
      const userId = userIdOf(token);
      if (userId) await closeByHash(userId, digestOf(token));
    },

    closeByHash,
  };
}
