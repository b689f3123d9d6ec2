import { PassThrough, type Readable } from 'node:stream';
import { type Use, usesResult } from '@baeon/contracts/honour/honour-wire';
import type { FastifyBaseLogger } from 'fastify';
import type { ChangeSource } from '../../db/change-feed.ts';
import { AppError } from '../../lib/app-error.ts';

const MOST_STREAMS = 5000;
/** Further pages of one person end the first. */
const MOST_OF_A_PERSON = 4;
/** Load balancers and phone networks cut what is silent for a minute. */
const BEAT_MS = 25_000;
/** It is opened again, perhaps at another process, and by a session that is looked up again. */
const LONGEST_MS = 15 * 60_000;
const MOST_UNREAD_BYTES = 64 * 1024;
const MOST_AT_ONCE = 200;
const BYTES_EACH = 20_000;
const RETRY_AFTER_SECONDS = 60;

type Stream = { userId: string; token: string; out: PassThrough; until: number; told: string };

type Dependencies = {
  feed: ChangeSource;
  /** In the order of the people. */
  usesOf(userIds: string[]): Promise<Use[][]>;
  isAlive(token: string): Promise<boolean>;
  log: FastifyBaseLogger;
  most?: number;
};

export type UseStreams = ReturnType<typeof createUseStreams>;

/**
 * Open apps that hear what becomes of their person's coupons. What is told is how things stand, read when the feed says
 * that something changed: so nothing is told twice, and nothing is missed for good.
 */
export function createUseStreams(deps: Dependencies) {
  const { feed, usesOf, isAlive, log, most = MOST_STREAMS } = deps;
  const byPerson = new Map<string, Set<Stream>>();
  const due = new Set<string>();
  let count = 0;
  let working = false;
  let closed = false;
  let beat: NodeJS.Timeout | null = null;

  const all = () => [...byPerson.values()].flatMap((own) => Array.from(own));

  function end({ out }: Stream, event?: string): void {
    out.end(event && `event: ${event}\ndata: {}\n\n`);
  }

  function write(stream: Stream, text: string): void {
    const { out } = stream;
    if (out.writableLength + out.readableLength > MOST_UNREAD_BYTES) out.destroy();
    else out.write(text);
  }

  function look(userIds: Iterable<string>): void {
    for (const userId of userIds) if (byPerson.has(userId)) due.add(userId);
    if (!working) void work();
  }

  /** One question at a time, for everybody who waits by then. */
  async function work(): Promise<void> {
    working = true;
    while (due.size > 0) {
      const userIds = [...due].slice(0, MOST_AT_ONCE);
      for (const userId of userIds) due.delete(userId);
      try {
        const found = await usesOf(userIds);
        userIds.forEach((userId, nth) => tell(userId, found[nth]!));
      } catch (error) {
        // Whoever listens opens another one, and is told how things stand.
        log.warn({ err: error }, 'cannot tell what became of coupons');
        for (const userId of userIds) byPerson.get(userId)?.forEach((stream) => end(stream));
      }
    }
    working = false;
  }

  function tell(userId: string, uses: Use[]): void {
    const text = `event: uses\ndata: ${JSON.stringify(usesResult.parse({ uses }))}\n\n`;
    for (const stream of byPerson.get(userId) ?? []) {
      if (stream.told === text) continue;
      stream.told = text;
      write(stream, text);
    }
  }

  function keepUp(): void {
    const now = performance.now();
    for (const stream of all()) {
      if (now > stream.until) end(stream);
      else write(stream, ':\n\n');
    }
  }

  async function checkSessions(streams: Iterable<Stream>): Promise<void> {
    for (const stream of streams) {
      const alive = await isAlive(stream.token).catch(() => false);
      if (!alive) end(stream);
    }
  }

  const heard = {
    name: 'open apps',
    size: () => ({ entries: count, bytes: count * BYTES_EACH }),
    behindMs: () => 0,
  };
  feed.on('coupons', { ...heard, changed: look, missed: () => look(byPerson.keys()) });
  feed.on('sessions', {
    ...heard,
    name: 'sessions of open apps',
    size: () => ({ entries: 0, bytes: 0 }),
    changed: (ids) => void checkSessions(ids.flatMap((id) => [...(byPerson.get(id) ?? [])])),
    missed: () => void checkSessions(all()),
  });

  function forget(stream: Stream): void {
    const own = byPerson.get(stream.userId);
    if (!own?.delete(stream)) return;
    count -= 1;
    if (own.size === 0) byPerson.delete(stream.userId);
    if (count > 0 || beat === null) return;
    clearInterval(beat);
    beat = null;
  }

  return {
    open(userId: string, token: string): Readable {
      if (closed || count >= most) {
        const wait = { retryAfterSeconds: RETRY_AFTER_SECONDS };
        throw new AppError('BUSY', 'There is no room for another one just now.', wait);
      }
      const out = new PassThrough();
      const stream = { userId, token, out, until: performance.now() + LONGEST_MS, told: '' };
      const own = byPerson.get(userId) ?? new Set();
      byPerson.set(userId, own.add(stream));
      count += 1;
      out.once('close', () => forget(stream));
      out.on('error', () => {});
      const [first] = own;
      if (own.size > MOST_OF_A_PERSON && first) {
        forget(first);
        end(first, 'enough');
      }
      beat ??= setInterval(keepUp, BEAT_MS).unref();
      look([userId]);
      return out;
    },

    /** Ends all of them: whoever listens goes to another process. */
    close(): void {
      closed = true;
      due.clear();
      for (const stream of all()) {
        forget(stream);
        end(stream);
      }
    },
  };
}
