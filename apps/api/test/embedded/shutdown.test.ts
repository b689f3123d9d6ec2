import { describe, expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { launchAndOpen, postgresProcessesIn, quick, sharedDataFolder } from './support.ts';

describe('no PostgreSQL is left', { timeout: 60_000 }, () => {
  const folder = sharedDataFolder();

  test('after SIGTERM to a process that then calls stop', async () => {
    const dataDir = folder();
    const server = await launchAndOpen({ dataDir, mode: 'own', settings: quick });
    expect(postgresProcessesIn(dataDir)).toHaveLength(1);
    server.kill('SIGTERM');
    expect(await server.answer()).toEqual({ stopped: true });
    expect(postgresProcessesIn(dataDir)).toEqual([]);
    expect(await server.exited).toEqual([0, null]);
  });

  test.for([
    ['exit', 7],
    ['throw', 1],
  ] as const)('after a process that ends without stop (%s)', async ([command, code]) => {
    const dataDir = folder();
    const server = await launchAndOpen({ dataDir, mode: 'own', settings: quick });
    server.send(command);
    expect(await server.exited).toEqual([code, null]);
    await eventually(() => postgresProcessesIn(dataDir).length === 0, 'PostgreSQL is gone');
  });

  test('after Ctrl-C, and until Node has stopped it, it answers', async () => {
    const dataDir = folder();
    const server = await launchAndOpen(
      { dataDir, mode: 'own', settings: quick },
      { detached: true },
    );
    process.kill(-server.pid, 'SIGINT');
    expect(await server.answer()).toEqual({ onSignal: [{ one: 1 }] });
    expect(await server.answer()).toEqual({ stopped: true });
    expect(postgresProcessesIn(dataDir)).toEqual([]);
  });
});
