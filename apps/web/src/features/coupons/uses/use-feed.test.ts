// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followUses } from './use-feed.ts';

const use = { id: 'one', store: 'Saree House' };
const event = (uses: object[]) => `event: uses\ndata: ${JSON.stringify({ uses })}\n\n`;
const person = { userId: 'u', token: 't' };

let hidden = false;
let asked: { url: string; signal: AbortSignal; pipe: ReadableStreamDefaultController }[] = [];
const tell = vi.fn<(uses: object[]) => void>();
let stop = () => {};

function show(isShown: boolean): void {
  hidden = !isShown;
  document.dispatchEvent(new Event('visibilitychange'));
}

const latest = () => asked.at(-1)!;
const say = (text: string) => latest().pipe.enqueue(new TextEncoder().encode(text));

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  asked = [];
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start(pipe) {
        asked.push({ url, signal: signal!, pipe });
        signal!.addEventListener('abort', () => pipe.error(signal!.reason));
      },
    });
    return new Response(body, { status: 200 });
  });
});
afterEach(() => {
  stop();
  tell.mockReset();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what comes in pieces, between signs of life, is told once whole', async () => {
  stop = followUses(person, tell);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const text = `:\n\n${event([use])}`;
  say(text.slice(0, 20));
  say(text.slice(20));
  await vi.waitFor(() => expect(tell).toHaveBeenCalledExactlyOnceWith([use]));
});

test('a page that is not looked at hears nothing, and again once it is', async () => {
  stop = followUses(person, tell);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  show(false);
  expect(latest().signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(1);
  show(true);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
});

test('a line that is silent for a minute is taken for dead, and opened again', async () => {
  stop = followUses(person, tell);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  say(event([]));
  await vi.advanceTimersByTimeAsync(50_000);
  expect(latest().signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(70_000);
  expect(asked.length).toBeGreaterThan(1);
});

test('whoever gave way to other pages waits until somebody comes back', async () => {
  stop = followUses(person, tell);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  say('event: enough\ndata: {}\n\n');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(1);
  show(false);
  show(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toHaveLength(2);
});

test('a server that refuses is asked less and less often, and once what there is', async () => {
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url);
    return url.endsWith('/events')
      ? Response.json({ error: true, result: { code: 'BUSY', msg: '' } }, { status: 503 })
      : Response.json({ error: false, result: { uses: [use] } });
  });
  stop = followUses(person, tell);
  await vi.advanceTimersByTimeAsync(5000);
  expect(tell).toHaveBeenCalledWith([use]);
  await vi.advanceTimersByTimeAsync(595_000);
  const tries = urls.filter((url) => url.endsWith('/events')).length;
  expect(tries).toBeGreaterThan(5);
  expect(tries).toBeLessThan(30);
});
