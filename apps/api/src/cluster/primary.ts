import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { createMetricsServer } from '../features/metrics/metrics-server.ts';
import type { Addresses, Running } from '../serving.ts';
import { createMachineFigures } from './machine-figures.ts';
import { createMembers, endMember, type Member } from './members.ts';
import { createRestarts } from './restarts.ts';

/** At least so long a replaced worker ends connections by its answers, before those that lie idle are cut. */
const LEAST_DRAIN_MS = 1000;
/** A worker ends by itself sooner, in time or not. */
const END_WITHIN_MS = 25_000;

type Options = {
  config: Config;
  directUrl: string;
  log: Logger;
  /** The file that a worker runs. */
  exec: string;
  /** Told when workers end as often as they are started. */
  gaveUp(): void;
};

type Seat = { member: Member };

/** Serves by several processes behind one port, which this one starts, replaces and ends. */
export async function createPrimary({ config, directUrl, log, exec, gaveUp }: Options) {
  const members = createMembers({ exec, directUrl, readFigures: () => figures!.read() });
  const figures = config.metrics && (await createMachineFigures(members.all));
  const metrics =
    figures && config.metrics?.port != null
      ? createMetricsServer({ ...config.metrics, figures, log })
      : null;
  const seats: Seat[] = [];
  let isListening = false;
  const stopping = new AbortController();
  const { signal } = stopping;
  let reloading: Promise<void> | null = null;
  let isReloadWanted = false;

  /** Somebody sits there until the stop. */
  async function keep(seat: Seat): Promise<void> {
    const restarts = createRestarts();
    while (!signal.aborted) {
      const { member } = seat;
      const { livedMs, ...end } = await member.exited;
      if (signal.aborted || seat.member !== member) continue;
      const pauseMs = restarts.pauseAfter(livedMs);
      log.error({ worker: member.pid, ...end, pauseMs }, 'a worker ended by itself');
      if (pauseMs === null) return gaveUp();
      await delay(pauseMs, null, { signal }).catch(() => {});
      if (!signal.aborted && seat.member === member) seat.member = members.launch('when ready');
    }
  }

  async function retire(member: Member): Promise<void> {
    void member.call('drain', null, END_WITHIN_MS);
    await Promise.race([member.exited, delay(Math.max(config.drainMs, LEAST_DRAIN_MS))]);
    await endMember(member, END_WITHIN_MS);
  }

  /** One after the other, so that no fewer answer than before. */
  async function replaceAll(): Promise<void> {
    for (const seat of seats) {
      if (signal.aborted) return;
      const fresh = members.launch('to replace another');
      if ((await fresh.listening) === null) {
        if (!signal.aborted)
          log.error({ worker: fresh.pid }, 'reload given up: the old workers stay');
        return;
      }
      const old = seat.member;
      seat.member = fresh;
      await retire(old);
      log.info({ worker: fresh.pid, replaced: old.pid }, 'a worker was replaced');
    }
  }

  async function reloadWhileWanted(): Promise<void> {
    while (isReloadWanted && !signal.aborted) {
      isReloadWanted = false;
      await replaceAll();
    }
    reloading = null;
  }

  return {
    async listen(): Promise<Addresses | null> {
      await metrics?.start();
      const first = members.launch('at once');
      const addresses = await first.listening;
      if (!addresses) return null;
      isListening = true;
      for (let nth = 0; nth < config.workers; nth++) {
        const seat = { member: nth === 0 ? first : members.launch('when ready') };
        seats.push(seat);
        void keep(seat);
      }
      return { ...addresses, metricsUrl: metrics?.url() ?? null };
    },

    /** Asked for during one, it is done once more: what it is for may have come since. */
    reload(): void {
      isReloadWanted = true;
      if (isListening) reloading ??= reloadWhileWanted();
    },

    async drain(): Promise<void> {
      stopping.abort();
      if (!isListening) return;
      for (const member of members.all()) void member.call('drain', null, END_WITHIN_MS);
      await delay(config.drainMs);
    },

    async close(): Promise<void> {
      stopping.abort();
      await Promise.all(members.all().map((member) => endMember(member, END_WITHIN_MS)));
      await metrics?.close();
    },
  } satisfies Running & Record<string, unknown>;
}
