import type { SQL } from 'drizzle-orm';
import type { Executor } from './client.ts';

/** Rows of plain SQL, where times come as texts; those that are named are spelled as on the wire. */
export async function rowsOf<T>(
  db: Executor,
  statement: SQL,
  ...times: (keyof T & string)[]
): Promise<T[]> {
  const { rows } = await db.execute(statement);
  for (const row of rows) {
    for (const name of times) {
      const at = row[name];
      if (at !== null) row[name] = new Date(at as string).toISOString();
    }
  }
  return rows as T[];
}
