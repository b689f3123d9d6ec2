import lighthouse, { type Result } from 'lighthouse';
import { median } from '../numbers.ts';

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

/** One look at an address as a phone of the middle class on a slow network has it. */
export async function lookAt(url: string, port: number): Promise<Impression> {
  const looked = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
  });
  const result = looked?.lhr;
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
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
