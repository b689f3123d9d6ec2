import { readerLocale } from './reader-locale.ts';

const STEPS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** '5 minutes ago', in the reader's words. */
export function agoText(minutes: number, justNow: string): string {
  const [unit, size] = STEPS.find(([, size]) => minutes >= size) ?? [];
  if (!unit) return justNow;
  return new Intl.RelativeTimeFormat(readerLocale(), { numeric: 'always' }).format(
    -Math.floor(minutes / size),
    unit,
  );
}
