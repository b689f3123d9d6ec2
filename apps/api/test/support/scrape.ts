import type { TestApi } from './test-api.ts';

/** What Prometheus would read at this moment, from the port of its own. */
export async function scrape(api: TestApi): Promise<string> {
  return (await fetch(api.context.metricsUrl()!)).text();
}

/** Of the first line of a metric that has these labels; undefined when there is none. */
export function valueOf(
  text: string,
  name: string,
  labels: Record<string, string | number> = {},
): number | undefined {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const line = text
    .split('\n')
    .find(
      (candidate) =>
        /^[\w:]+/.exec(candidate)?.[0] === name && wanted.every((one) => candidate.includes(one)),
    );
  return line === undefined
    ? undefined
    : Number(line.split(' ').at(-1)!.replace('+Inf', 'Infinity'));
}
