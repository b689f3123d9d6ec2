import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { ChangeFeed } from '../../db/change-feed.ts';
import type { Clock } from '../../lib/clock.ts';
import type { SignInBrake } from '../auth/sign-in-brake.service.ts';
import type { SearchEngineStanding } from '../../lib/meter.ts';
import type { Readiness } from '../system/readiness.ts';
import type { Instruments } from './instruments.ts';
import { countOutbox, type OutboxCounts } from './outbox-counts.repo.ts';

/** A database that is away must not keep the other figures back. */
const DATABASE_PATIENCE_MS = 2000;

type Dependencies = {
  instruments: Instruments;
  pool: Pool;
  clock: Clock;
  feed: Pick<ChangeFeed, 'silentMs' | 'listeners'>;
  readiness: Pick<Readiness, 'look'>;
  signInBrake: Pick<SignInBrake, 'look'>;
  /** Null: products are searched in memory. */
  searchEngine: SearchEngineStanding | null;
  log: FastifyBaseLogger;
};

/** As Prometheus reads them. */
export type ShownFigures = { contentType: string; read(): Promise<string> };

/** All figures as Prometheus reads them, the gauges as they stand at that moment. */
export function createFigures(deps: Dependencies) {
  const { instruments, pool, clock, feed, readiness, signInBrake, searchEngine, log } = deps;
  const { gauges, registry } = instruments;

  async function asked<T>(answer: Promise<T>): Promise<T | null> {
    const given = answer.catch((error: unknown) => {
      log.warn({ err: error }, 'cannot look up figures');
      return null;
    });
    return Promise.race([given, delay(DATABASE_PATIENCE_MS, null, { ref: false })]);
  }

  function setOutbox(counts: OutboxCounts | null): void {
    // What is not known is not shown: the figures of the last time would look like those of now.
    gauges.outbox.reset();
    gauges.oldest.remove();
    gauges.sent.remove();
    if (!counts) return;
    for (const state of ['queued', 'sending', 'dead', 'failed'] as const) {
      gauges.outbox.set({ state }, counts[state]);
    }
    gauges.oldest.set(counts.oldest_seconds);
    gauges.sent.set(counts.sent_last_minute);
  }

  function setMemory(): void {
    gauges.feedLag.set(feed.silentMs() / 1000);
    for (const { name: cache, size, behindMs } of feed.listeners()) {
      const { entries, bytes } = size();
      gauges.entries.set({ cache }, entries);
      gauges.bytes.set({ cache }, bytes);
      gauges.behind.set({ cache }, behindMs() / 1000);
    }
  }

  function setSearchEngine(): void {
    if (!searchEngine) return;
    gauges.searchAway.set(searchEngine.isAway() ? 1 : 0);
    gauges.searchBehind.set(searchEngine.behindMs() / 1000);
  }

  function setPool(): void {
    gauges.pool.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    gauges.pool.set({ state: 'idle' }, pool.idleCount);
    gauges.waiting.set(pool.waitingCount);
  }

  async function look(): Promise<void> {
    // Before this asks for connections itself.
    setPool();
    const [standing, counts, brake] = await Promise.all([
      readiness.look(),
      asked(countOutbox(pool, clock.now())),
      asked(signInBrake.look()),
    ]);
    gauges.ready.set(standing.fault === null ? 1 : 0);
    gauges.clockSkew.remove();
    if (standing.skewMs !== null) gauges.clockSkew.set(standing.skewMs / 1000);
    setOutbox(counts);
    gauges.brake.remove();
    if (brake) gauges.brake.set(brake.level);
    setMemory();
    setSearchEngine();
  }

  return {
    contentType: registry.contentType,

    async read(): Promise<string> {
      await look();
      return registry.metrics();
    },

    async asJson(): Promise<MetricObjectWithValues<MetricValue<string>>[]> {
      await look();
      return registry.getMetricsAsJSON();
    },
  };
}
