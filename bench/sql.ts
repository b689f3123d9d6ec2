import { openConnection } from '../apps/api/src/db/client.ts';

type Row = Record<string, unknown>;

/** The rows of one statement on a connection of its own, of which there is at least one. */
export async function sql<T extends Row = Row>(
  databaseUrl: string,
  statement: string,
  values: unknown[] = [],
): Promise<[T, ...T[]]> {
  const connection = await openConnection(databaseUrl, 'baeon-bench');
  try {
    return (await connection.query(statement, values)).rows as [T, ...T[]];
  } finally {
    await connection.end();
  }
}
