import { setTimeout as pause } from 'node:timers/promises';

const WITHIN_MS = 60_000;

/** Waits for a condition by asking again, bounded; the condition's last answer is returned. */
export async function eventually<T>(
  ask: () => T | null | undefined | false | Promise<T | null | undefined | false>,
  what = 'it happened',
  within = WITHIN_MS,
): Promise<T> {
  const deadline = Date.now() + within;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`waited in vain until ${what}`);
    await pause(20);
  }
}
