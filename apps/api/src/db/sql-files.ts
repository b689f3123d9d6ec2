import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

export type SqlFile = { name: string; sql: string; checksum: string };

/** By name. */
export async function readSqlFiles(
  folder: URL,
  change: (sql: string) => string = (sql) => sql,
): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = change(await readFile(new URL(name, folder), 'utf8'));
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
