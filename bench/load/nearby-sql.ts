import { openConnection } from '../../apps/api/src/db/connection.ts';
import { closedLoop } from './closed-loop.ts';
import type { NearbyInSql, PageOutcome } from './tasks.ts';

const WARM_UP_SECONDS = 0.5;

/** The statement takes latitude, longitude and, where one is asked for, the category. */
export async function nearbyInSql(task: NearbyInSql): Promise<PageOutcome> {
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
      const { latitude, longitude } = task.places[asked++ % task.places.length]!;
      const values = [latitude, longitude, ...(task.category === null ? [] : [task.category])];
      const answer = await connections[client]!.query({
        name: 'nearby',
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
