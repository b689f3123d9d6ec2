import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createLoopWatch, threadSpentMs } from '../../src/lib/loop-watch.ts';
import { loopWatchPlugin } from '../../src/plugins/loop-watch.ts';
import { atEnd } from '../support/cleanup.ts';

function watched() {
  const clock = { now: 1000, spent: 0 };
  const told: [number, string][] = [];
  const { mark, look } = createLoopWatch({
    nowMs: () => clock.now,
    spentMs: () => clock.spent,
    mostMs: 50,
    blocked: (ms, route) => told.push([ms, route]),
  });
  const work = (ms: number) => {
    clock.now += ms;
    clock.spent += ms;
  };
  return { clock, told, mark, look, work };
}

it('tells which route kept the event loop, by where its work began', () => {
  const { told, mark, look, work } = watched();
  mark('/quick');
  work(2);
  mark('/slow');
  work(90);
  mark('/quick');
  work(3);
  look();
  expect(told).toEqual([[95, '/slow']]);
});

it('takes the route whose answer is ready behind the pause, where none began before it', () => {
  const { told, mark, look, work } = watched();
  work(80);
  mark('/read-from-database');
  look();
  work(70);
  look();
  expect(told).toEqual([
    [80, '/read-from-database'],
    [70, 'background'],
  ]);
});

it('says nothing of short work, nor of time in which the machine did something else', () => {
  const { clock, told, mark, look, work } = watched();
  mark('/quick');
  work(40);
  look();
  mark('/unlucky');
  clock.now += 5000;
  look();
  expect(told).toEqual([]);
});

it('watches the routes of an API that listens', async () => {
  const app = Fastify();
  const blocked: string[] = [];
  const meter = { blocked: ({ route }: { route: string }) => void blocked.push(route) };
  await app.register(loopWatchPlugin, { meter });
  app.get('/quick', async () => 'quick');
  app.get('/slow/:id', async () => {
    const until = threadSpentMs() + 150;
    while (threadSpentMs() < until);
    return 'slow';
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  atEnd(() => app.close());
  await Promise.all(['/quick', '/slow/7', '/quick'].map((path) => fetch(url + path)));
  await expect.poll(() => blocked).toContain('/slow/:id');
  expect(blocked).not.toContain('/quick');
});
