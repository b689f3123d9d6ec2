import { describe, expect, it } from 'vitest';
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { postgresProcessesIn } from '../embedded/support.ts';
import { eventually } from '../support/eventually.ts';
import { temporaryFolder } from '../support/server-process.ts';
import { aStore, countStores, csvOf, fileWith, reported, spawnImport } from './import-support.ts';

describe('without DATABASE_URL', () => {
  it('joins the server of a running app, and otherwise starts it for its time', async () => {
    const DATA_DIR = await temporaryFolder();
    const file = await fileWith(csvOf([aStore()]));
    const start = () => spawnImport(['stores', file], { DATA_DIR });

    const app = await openEmbeddedPostgres({ dataDir: DATA_DIR, mode: 'own', label: 'npm start' });
    const beside = start();
    expect([await beside.exited, beside.output()]).toEqual([
      0,
      expect.stringContaining('(npm start) joined'),
    ]);
    expect(await countStores(app.url)).toBe(1);
    await app.stop();

    const alone = start();
    expect([await alone.exited, alone.output()]).toEqual([
      0,
      expect.stringContaining('PostgreSQL started'),
    ]);
    expect(reported({ said: [alone.output()] })).toMatchObject({ inserted: 0, unchanged: 1 });
    expect(postgresProcessesIn(DATA_DIR)).toEqual([]);

    const stopped = start();
    await eventually(() => stopped.output().includes('PostgreSQL started'));
    stopped.child.kill('SIGINT');
    expect(await stopped.exited).toBe(130);
    expect(stopped.output()).toContain('Stopped. Nothing was imported.');
    expect(postgresProcessesIn(DATA_DIR)).toEqual([]);
  }, 120_000);
});
