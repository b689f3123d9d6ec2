import { beforeEach, describe, expect, it } from 'vitest';
import type { ChangeListener } from '../../src/db/change-feed.ts';
import { createMemory, type Memory } from '../../src/db/memory.ts';

const feed = {
  listening: true,
  listener: null as ChangeListener | null,
  on(_topic: string, listener: ChangeListener) {
    this.listener = listener;
  },
};
let memory: Memory<string>;

beforeEach(() => {
  feed.listening = true;
  memory = createMemory<string>({ feed, topic: 'coupons', most: 2 });
});

const read = (id: string, value: string | null) => memory.read(id, async () => value);

/** A reading that ends when told to. */
function slowRead(id: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const done = memory.read(id, () => promise);
  return (value: string) => {
    resolve(value);
    return done;
  };
}

describe('a memory', () => {
  it('knows what was read until it changes', async () => {
    expect(memory.find('asha')).toBeUndefined();
    expect(await read('asha', 'one')).toBe('one');
    expect(memory.find('asha')).toBe('one');
    feed.listener!.changed(['ravi']);
    expect(memory.find('asha')).toBe('one');
    feed.listener!.changed(['ravi', 'asha']);
    expect(memory.find('asha')).toBeUndefined();
  });

  it.each([
    ['somebody told', () => feed.listener!.changed(['asha'])],
    ['whoever changed it said', () => memory.forget('asha')],
    ['anything may have changed', () => feed.listener!.missed()],
  ])('does not keep what was read while %s', async (_why, change) => {
    const end = slowRead('asha');
    change();
    expect(await end('old')).toBe('old');
    expect(memory.find('asha')).toBeUndefined();
  });

  it('keeps the later one of two readings', async () => {
    const endFirst = slowRead('asha');
    const endSecond = slowRead('asha');
    await endSecond('new');
    await endFirst('old');
    expect(memory.find('asha')).toBe('new');
  });

  it('knows nothing while nobody tells', async () => {
    await read('asha', 'one');
    feed.listening = false;
    expect(memory.find('asha')).toBeUndefined();
    await read('ravi', 'two');
    feed.listening = true;
    expect(memory.find('ravi')).toBeUndefined();
  });

  it('keeps neither null nor what failed', async () => {
    expect(await read('asha', null)).toBeNull();
    expect(memory.find('asha')).toBeUndefined();
    await expect(memory.read('asha', () => Promise.reject(new Error('gone')))).rejects.toThrow(
      'gone',
    );
    expect(memory.find('asha')).toBeUndefined();
  });

  it('lets the oldest go when there are too many', async () => {
    for (const id of ['asha', 'ravi', 'meera']) await read(id, id);
    expect(['asha', 'ravi', 'meera'].map(memory.find)).toEqual([undefined, 'ravi', 'meera']);
  });
});
