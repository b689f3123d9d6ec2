import { describe, expect, it } from 'vitest';
import { createQueue, QueueFull } from '../../src/gateways/speech/offline/queue.ts';

const patient = new AbortController().signal;

/** Work that goes on until it is told to end. */
function heldWork() {
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  return {
    started,
    work: (name: string) => () => {
      started.push(name);
      return new Promise<string>((resolve, reject) =>
        ends.set(name, (error) => (error ? reject(error) : resolve(name))),
      );
    },
    end: (name: string, error?: Error) => ends.get(name)!(error),
  };
}

describe('queue', () => {
  it('are taken one after the other, in the order of coming', async () => {
    const queue = createQueue(5);
    const { started, work, end } = heldWork();
    const a = queue.take(patient, work('a'));
    const b = queue.take(patient, work('b'));
    const c = queue.take(patient, work('c'));
    await Promise.resolve();
    expect(started).toEqual(['a']);
    expect(queue.waiting).toBe(2);
    end('a');
    await a;
    await Promise.resolve();
    expect(started).toEqual(['a', 'b']);
    end('b');
    await b;
    await Promise.resolve();
    end('c');
    expect(await Promise.all([a, b, c])).toEqual(['a', 'b', 'c']);
    expect(queue.waiting).toBe(0);
  });

  it('go on after one that failed', async () => {
    const queue = createQueue(5);
    const { work, end } = heldWork();
    const bad = queue.take(patient, work('bad'));
    const good = queue.take(patient, work('good'));
    await Promise.resolve();
    end('bad', new Error('no'));
    await expect(bad).rejects.toThrow('no');
    await Promise.resolve();
    end('good');
    expect(await good).toBe('good');
  });

  it('are refused when too many wait, and given again when fewer do', async () => {
    const queue = createQueue(1);
    const { work, end } = heldWork();
    const a = queue.take(patient, work('a'));
    const b = queue.take(patient, work('b'));
    await expect(queue.take(patient, work('c'))).rejects.toBeInstanceOf(QueueFull);
    await Promise.resolve();
    end('a');
    await a;
    const d = queue.take(patient, work('d'));
    end('b');
    await b;
    await Promise.resolve();
    end('d');
    expect(await d).toBe('d');
  });

  it('are not kept for who went away', async () => {
    const queue = createQueue(1);
    const { started, work, end } = heldWork();
    const a = queue.take(patient, work('a'));
    const leaving = new AbortController();
    const gone = queue.take(leaving.signal, work('gone'));
    leaving.abort(new Error('left'));
    await expect(gone).rejects.toThrow('left');
    const b = queue.take(patient, work('b'));
    end('a');
    await a;
    await Promise.resolve();
    end('b');
    await b;
    expect(started).toEqual(['a', 'b']);
  });

  it('are not given to who had gone before', async () => {
    const queue = createQueue(1);
    const { started, work } = heldWork();
    await expect(queue.take(AbortSignal.abort(new Error('left')), work('x'))).rejects.toThrow(
      'left',
    );
    expect(started).toEqual([]);
  });
});
