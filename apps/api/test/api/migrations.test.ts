import { beforeAll, describe, expect, it } from 'vitest';
import { openConnection } from '../../src/db/client.ts';
import { withMigrationLock } from '../../src/db/migration-lock.ts';
import { migrate } from '../../src/db/migrate.ts';
import { prepareDatabase } from '../../src/prepare-database.ts';
import { createEmptyDatabase, query } from '../support/test-database.ts';

const nothingMore = async () => {};

describe('migrations', () => {
  let url: string;
  beforeAll(async () => {
    url = await createEmptyDatabase();
  });

  it('run once when many processes start on an empty database together', async () => {
    const lines: string[] = [];
    const starts = Array.from({ length: 5 }, () =>
      prepareDatabase(url, (line) => lines.push(line)),
    );
    await Promise.all(starts);
    const applied = await query<{ name: string }>(url, 'select name from schema_migrations');
    const done = lines.filter((line) => !/^waiting for baeon-migrate \(backend \d+/.test(line));
    expect(done.sort()).toEqual(applied.map(({ name }) => `applied migration ${name}`).sort());
    expect(
      await query(url, "select name from pgboss.queue where name = 'sms-outbox'"),
    ).toHaveLength(1);
  });

  it('have nothing to do the second time', async () => {
    const lines: string[] = [];
    await prepareDatabase(url, (line) => lines.push(line));
    expect(lines).toEqual([]);
  });

  it('refuse a migration that was changed after it was applied', async () => {
    await query(url, "update schema_migrations set checksum = 'other'");
    await expect(migrate(url, () => {}, nothingMore)).rejects.toThrow(
      /was changed after it was applied/,
    );
  });

  it('leave nothing half done when one fails, and give the lock back', async () => {
    const blocked = await createEmptyDatabase();
    await query(blocked, 'create table rate_counters (in_the_way int)');
    await expect(migrate(blocked, () => {}, nothingMore)).rejects.toThrow(/failed/);
    const tables = await query<{ relname: string }>(
      blocked,
      "select relname from pg_class where relname in ('users', 'sessions', 'sms_outbox')",
    );
    expect(tables).toEqual([]);
    await query(blocked, 'drop table rate_counters');
    await migrate(blocked, () => {}, nothingMore);
    expect(await query(blocked, 'select * from users')).toEqual([]);
  });

  it('wait for another process, say for which, and not for ever', async () => {
    const url = await createEmptyDatabase();
    const one = await openConnection(url, 'baeon-migrate');
    const two = await openConnection(url, 'test-second');
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    await withMigrationLock(one, say, async () => {
      const second = withMigrationLock(two, say, nothingMore, { quietMs: 1, patienceMs: 1 });
      await expect(second).rejects.toThrow(
        /Another process has been migrating .*: baeon-migrate \(backend \d+.* Start again/,
      );
    });
    expect(lines).toEqual([expect.stringMatching(/^waiting for baeon-migrate \(backend \d+/)]);
    // It is given back although the connection stays.
    await withMigrationLock(two, say, nothingMore, { quietMs: 1, patienceMs: 1 });
    expect(lines).toHaveLength(1);
    await Promise.all([one.end(), two.end()]);
  });
});
