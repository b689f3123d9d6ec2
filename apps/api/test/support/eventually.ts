import { setTimeout as pause } from 'node:timers/promises';

/** Waits for a condition by asking again, bounded; the condition's last answer is returned. */
export async function eventually<T>(
  ask: () => Promise<T | null | undefined | false>,
  within = 20_000,
): Promise<T> {
  const deadline = Date.now() + within;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error('it did not happen in time');
    await pause(20);
  }
}
