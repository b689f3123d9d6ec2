import { waitAtMost } from '@baeon/ui/lib/scheduling.ts';
import { accessNow } from './route-access.ts';
import { filesOf, loadShell } from './screens.ts';
import { firstWords } from './translations/language.tsx';

const FONT = '1em "Figtree Variable"';
/** From each of its files that every screen needs. */
const LETTERS = 'a₹';
/** It comes before the scripts do; where it does not, other letters stand in for it. */
const FONT_MS = 100;

/**
 * The code, the letters, the words and, where they come soon, the contents of the first screen, so
 * that it is drawn once and as it stays. Until then the page shows its mark.
 */
export async function firstScreenIsHere({ pathname }: Location): Promise<void> {
  // What cannot be fetched is the error boundary's to say, which meets it again.
  await Promise.allSettled([fontIsHere(), firstWords(), codeAndContents(pathname)]);
}

async function codeAndContents(pathname: string): Promise<void> {
  const decision = accessNow(pathname);
  const opens = decision.kind === 'open';
  const files = filesOf(opens ? pathname : decision.to);
  const loaded = await Promise.all(files.map(({ load }) => load()));
  const prefetch = opens ? loaded.at(-1)?.default.prefetch : undefined;
  if (prefetch) await (await loadShell()).prefetchFirstScreen(prefetch);
}

async function fontIsHere(): Promise<void> {
  await waitAtMost(FONT_MS, document.fonts.load(FONT, LETTERS));
}
