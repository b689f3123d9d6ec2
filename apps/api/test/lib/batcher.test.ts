import { describe, expect, it } from 'vitest';
import { createBatcher } from '../../src/lib/batcher.ts';

/** Answers each key with its double, when told to. */
function heldBack(most: number, rush?: { from: number; pause(): Promise<void> }) {
  const batches: { keys: number[]; answer(): void; fail(error: Error): void }[] = [];
  const ask = createBatcher<number, number>({
    most,
    ...(rush && { rush }),
    run: (keys) =>
      new Promise((resolve, fail) => {
        batches.push({ keys, fail, answer: () => resolve(keys.map((key) => key * 2)) });
      }),
  });
  return { ask, batches };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a batcher', () => {
  it('asks once for what arrives together, and again for what came meanwhile', async () => {
    const { ask, batches } = heldBack(10);
    const first = [ask(1), ask(2), ask(1)];
    await turn();
    const second = [ask(3), ask(4)];
    await turn();
    expect(batches.map(({ keys }) => keys)).toEqual([[1, 2, 1]]);
    batches[0]!.answer();
    expect(await Promise.all(first)).toEqual([2, 4, 2]);
    await turn();
    expect(batches.map(({ keys }) => keys)).toEqual([
      [1, 2, 1],
      [3, 4],
    ]);
    batches[1]!.answer();
    expect(await Promise.all(second)).toEqual([6, 8]);
  });

  it('never asks for more than it may', async () => {
    const { ask, batches } = heldBack(2);
    const answers = Promise.all([1, 2, 3, 4, 5].map(ask));
    for (let nth = 0; nth < 3; nth++) {
      await turn();
      batches[nth]!.answer();
    }
    expect(await answers).toEqual([2, 4, 6, 8, 10]);
    expect(batches.map(({ keys }) => keys)).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('after a large batch, and no other, gives the next one time to grow', async () => {
    const pause = Promise.withResolvers<void>();
    const { ask, batches } = heldBack(10, { from: 2, pause: () => pause.promise });
    const small = ask(1);
    await turn();
    const large = [ask(2), ask(3)];
    batches[0]!.answer();
    await small;
    await turn();
    expect(batches).toHaveLength(2);
    batches[1]!.answer();
    await Promise.all(large);
    const next = [ask(4)];
    await turn();
    next.push(ask(5));
    expect(batches).toHaveLength(2);
    pause.resolve();
    await turn();
    expect(batches[2]!.keys).toEqual([4, 5]);
    batches[2]!.answer();
    expect(await Promise.all(next)).toEqual([8, 10]);
  });

  it('fails those who asked, and goes on', async () => {
    const { ask, batches } = heldBack(10);
    const failed = Promise.allSettled([ask(1), ask(2)]);
    await turn();
    batches[0]!.fail(new Error('gone'));
    expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = ask(7);
    await turn();
    batches[1]!.answer();
    expect(await next).toBe(14);
  });
});
