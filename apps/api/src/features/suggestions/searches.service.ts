import { MAX_SEARCH_LENGTH, MOST_RECENT_SEARCHES } from '@baeon/contracts/search/suggestions-wire';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Clock } from '../../lib/clock.ts';
import { createBatcher } from '../../lib/batcher.ts';
import {
  deleteSearches,
  listSearches,
  readPopularSearches,
  saveSearches,
  type Search,
} from './searches.repo.ts';

const SHORTEST = 2;
/** So many make a phone number, a card or a pincode. */
const MANY_DIGITS = 5;
const MOST_AT_ONCE = 500;
/** What was popular before that long is so no more. */
const POPULAR_DAYS = 30;
const LOOKED_AT = 50_000;
const LEAST_PEOPLE = 3;
const MOST_POPULAR = 40;
const FRESH_MS = 10 * 60_000;
const DAY_MS = 24 * 3_600_000;

type Dependencies = { pool: pg.Pool; clock: Clock; log: FastifyBaseLogger };

export type Searches = ReturnType<typeof createSearches>;

/** What people searched for: their own last ones, and what many did. */
export function createSearches({ pool, clock, log }: Dependencies) {
  let popular: string[] = [];
  let readAt = -Infinity;
  let reading: Promise<void> | null = null;
  const writing = new Set<Promise<void>>();

  const save = createBatcher<Search, void>({
    most: MOST_AT_ONCE,
    async run(searches) {
      const each = new Map(searches.map((search) => [`${search.userId} ${search.text}`, search]));
      await saveSearches(pool, [...each.values()], MOST_RECENT_SEARCHES);
      return searches.map(() => {});
    },
  });

  async function readPopular(): Promise<void> {
    try {
      popular = await readPopularSearches(pool, {
        since: new Date(clock.now().getTime() - POPULAR_DAYS * DAY_MS),
        newest: LOOKED_AT,
        leastPeople: LEAST_PEOPLE,
        atMost: MOST_POPULAR,
      });
      readAt = clock.now().getTime();
    } catch (error) {
      log.warn({ err: error }, 'cannot read what is searched for');
    }
  }

  return {
    /** Nobody waits for it. */
    note(userId: string, typed: string, found: boolean): void {
      const text = searchTextOf(typed);
      if (text === null) return;
      const saved = save({ userId, text, found, at: clock.now() })
        .catch((error: unknown) => log.warn({ err: error }, 'searches were not kept'))
        .finally(() => writing.delete(saved));
      writing.add(saved);
    },

    recent: (userId: string): Promise<string[]> => listSearches(pool, userId, MOST_RECENT_SEARCHES),

    forget: (userId: string, text: string | null = null): Promise<void> =>
      deleteSearches(pool, userId, text),

    /** From memory; an old list serves while a new one is read. */
    async popular(): Promise<string[]> {
      if (clock.now().getTime() - readAt > FRESH_MS) {
        reading ??= readPopular().finally(() => (reading = null));
        if (readAt === -Infinity) await reading;
      }
      return popular;
    },

    /** Resolves once what was noted is kept. */
    async settled(): Promise<void> {
      await Promise.all(writing);
    },
  };
}

/** A text as it is kept; null for what is too short or long, or may be about a person: numbers and addresses. */
function searchTextOf(typed: string): string | null {
  const text = typed.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  if (text.length < SHORTEST || text.length > MAX_SEARCH_LENGTH) return null;
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  return digits >= MANY_DIGITS || /@|:\/\/|www\.|\.(?:com|in|net|org)\b/.test(text) ? null : text;
}
