import { beforeEach, expect, test, vi } from 'vitest';
import { SOUND_TAP, type SoundTapOptions } from './messages.ts';

class FakePort extends EventTarget {
  posted: unknown[] = [];
  start = vi.fn();
  postMessage = (message: unknown) => this.posted.push(message);
}

type Tap = { port: FakePort; process(inputs: Float32Array[][]): boolean };
type Processor = new (options: { processorOptions: SoundTapOptions }) => Tap;
const processors: Record<string, Processor> = {};

const newTap = (mostSamples: number) =>
  new processors[SOUND_TAP]!({ processorOptions: { mostSamples } });

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal(
    'AudioWorkletProcessor',
    class {
      port = new FakePort();
    },
  );
  vi.stubGlobal('registerProcessor', (name: string, Processor: Processor) => {
    processors[name] = Processor;
  });
  await import('./sound-tap.worklet.ts');
});

/** As a browser calls it: 128 samples at a time, in memory that it uses again. */
function play(tap: Tap, samples: number, from = 0): void {
  const memory = new Float32Array(128);
  for (let at = from; at < from + samples; at += 128) {
    for (let index = 0; index < 128; index++) memory[index] = at + index;
    expect(tap.process([[memory]])).toBe(true);
  }
}

const end = (tap: Tap) => tap.port.dispatchEvent(new MessageEvent('message', { data: null }));

/** Every sample that was passed on, and whether the end was told. */
function received({ port: { posted } }: Tap) {
  const pieces = posted.filter((message) => message instanceof Float32Array);
  return {
    samples: pieces.flatMap((piece) => [...piece]),
    lengths: pieces.map(({ length }) => length),
    ended: posted.at(-1) === null,
  };
}

const count = (length: number) => Array.from({ length }, (_, index) => index);

test('passes every sample on in larger pieces, the last one when it is asked for', () => {
  const tap = newTap(100_000);
  expect(tap.port.start).toHaveBeenCalledOnce();
  play(tap, 2048 + 2048 + 256);
  expect(received(tap)).toMatchObject({ lengths: [2048, 2048], ended: false });
  end(tap);
  expect(received(tap)).toEqual({
    samples: count(4352),
    lengths: [2048, 2048, 256],
    ended: true,
  });
});

test('passes nothing on after the end', () => {
  const tap = newTap(100_000);
  end(tap);
  play(tap, 4096);
  expect(tap.port.posted).toEqual([null]);
});

test('passes no more on than it may, also where that ends within a block', () => {
  const tap = newTap(2100);
  play(tap, 8192);
  end(tap);
  expect(received(tap)).toEqual({ samples: count(2100), lengths: [2048, 52], ended: true });
});

test('takes a moment without a microphone as no sound', () => {
  const tap = newTap(100_000);
  play(tap, 128);
  expect(tap.process([[]])).toBe(true);
  play(tap, 128, 128);
  end(tap);
  expect(received(tap).samples).toEqual(count(256));
});
