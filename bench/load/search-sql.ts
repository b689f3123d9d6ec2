import { openConnection } from '../../apps/api/src/db/connection.ts';
import { PRODUCTS_PAGE } from '../../packages/contracts/src/product.ts';
import { closedLoop } from './closed-loop.ts';
import type { PageOutcome, SearchInSql } from './tasks.ts';

const WARM_UP_SECONDS = 0.5;

/** The statement takes the words and how many are wanted, and gives ids. */
export async function searchInSql(task: SearchInSql): Promise<PageOutcome> {
  const connections = await Promise.all(
    Array.from({ length: task.clients }, () => openConnection(task.databaseUrl, 'baeon-bench')),
  );
  let asked = 0;
  let rows = 0;
  const timing = await closedLoop({
    clients: task.clients,
    warmUpSeconds: WARM_UP_SECONDS,
    seconds: task.seconds,
    async ask(client) {
      const q = task.queries[asked++ % task.queries.length]!;
      const values = [q, PRODUCTS_PAGE];
      const answer = await connections[client]!.query({
        name: 'search',
        text: task.statement,
        values,
      });
      rows += answer.rows.length;
      return true;
    },
  });
  await Promise.all(connections.map((connection) => connection.end()));
  return { ...timing, entries: rows / asked, bytes: 0 };
}
