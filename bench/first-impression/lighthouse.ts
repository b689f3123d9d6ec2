import lighthouse, { type Result } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { median } from '../numbers.ts';

/** What Lighthouse's own slowdown of 4 is meant for: the middle of its desktop machines. */
const SUPPOSED_INDEX = 1750;
const SUPPOSED_SLOWDOWN = 4;

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

export type Impression = {
  /** Of 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  layoutShift: number;
  fcpMs: number;
  lcpMs: number;
  blockedMs: number;
  /** What it would have otherwise, in its own words. */
  complaints: string[];
};

/** How fast a processor is, as Lighthouse counts, and how much slower it is made to stand for a phone. */
export type Processor = { index: number; slowdown: number };

/**
 * Lighthouse makes every machine slower by the same factor. A slow machine would stand for a phone
 * that nobody has, so the factor follows the machine; on a fast one it is what it always is.
 */
export async function measureProcessor(url: string, port: number): Promise<Processor> {
  const looked = await lighthouse(url, {
    port,
    onlyAudits: ['viewport-insight'],
    logLevel: 'error',
  });
  const index = looked?.lhr.environment.benchmarkIndex;
  if (!index) throw new Error('Lighthouse does not say how fast this machine is');
  const slowdown = (SUPPOSED_SLOWDOWN * index) / SUPPOSED_INDEX;
  return { index, slowdown: Math.min(SUPPOSED_SLOWDOWN, Math.max(1, Number(slowdown.toFixed(1)))) };
}

/** Lighthouse now and then misses the beginning of its own recording, and asks to be run again. */
const MISSED = /NO_NAVSTART/;
const MOST_TRIES = 3;

/** One look at an address as a phone of the middle class on a slow network has it. */
export async function lookAt(
  url: string,
  port: number,
  slowdown: number,
  tries = 1,
): Promise<Impression> {
  const looked = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
    logLevel: 'error',
  });
  const result = looked?.lhr;
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
  if (tries < MOST_TRIES && MISSED.test(result.runtimeError?.code ?? '')) {
    return lookAt(url, port, slowdown, tries + 1);
  }
  if (result.runtimeError) throw new Error(result.runtimeError.message);
  if (result.finalDisplayedUrl !== url) {
    throw new Error(`${url} led to ${result.finalDisplayedUrl}`);
  }
  const score = (name: (typeof CATEGORIES)[number]) =>
    Math.round(100 * (result.categories[name]?.score ?? 0));
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    layoutShift: Number(value('cumulative-layout-shift').toFixed(3)),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    complaints: complaintsOf(result),
  };
}

/** What takes points off accessibility and best practices. */
function complaintsOf({ categories, audits }: Result): string[] {
  return (['accessibility', 'best-practices'] as const).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => audits[id]!.title),
  );
}

/** Times as they usually are; what must never happen as it was at worst. */
export function usual(looks: readonly Impression[]): Impression {
  const middle = (of: (look: Impression) => number) => median(looks.map(of));
  return {
    performance: middle(({ performance }) => performance),
    accessibility: Math.min(...looks.map(({ accessibility }) => accessibility)),
    bestPractices: Math.min(...looks.map(({ bestPractices }) => bestPractices)),
    layoutShift: Math.max(...looks.map(({ layoutShift }) => layoutShift)),
    fcpMs: middle(({ fcpMs }) => fcpMs),
    lcpMs: middle(({ lcpMs }) => lcpMs),
    blockedMs: middle(({ blockedMs }) => blockedMs),
    complaints: [...new Set(looks.flatMap(({ complaints }) => complaints))],
  };
}
