import { openConnection } from '../../apps/api/src/db/client.ts';
import { sum } from '../numbers.ts';
import { closedLoop } from './closed-loop.ts';
import { HttpConnection } from './http-connection.ts';
import type { PageOutcome } from './tasks.ts';

const WARM_UP_SECONDS = 0.5;
/** Reading every answer would cost more than making it. A prime, so that everything asked gets its turn. */
const READ_EVERY = 199;

export const openHttpConnections = (port: number, count: number): Promise<HttpConnection[]> =>
  Promise.all(Array.from({ length: count }, () => HttpConnection.open(port)));

type HttpPages = {
  task: { port: number; clients: number; seconds: number };
  /** What is asked the nth time. */
  request: (nth: number) => string;
  /** How many entries an answer has; throws where it is not as it should be. */
  entriesIn: (body: string) => number;
};

export async function askForPages({ task, request, entriesIn }: HttpPages): Promise<PageOutcome> {
  const connections = await openHttpConnections(task.port, task.clients);
  const entries: number[] = [];
  const bytes: number[] = [];
  let asked = 0;
  const timing = await closedLoop({
    clients: task.clients,
    warmUpSeconds: WARM_UP_SECONDS,
    seconds: task.seconds,
    async ask(client) {
      const nth = asked++;
      const answer = await connections[client]!.send(request(nth), nth % READ_EVERY === 0);
      if (answer.status !== 200) throw new Error(`answered ${answer.status} ${answer.body}`);
      if (answer.body !== null) {
        entries.push(entriesIn(answer.body));
        bytes.push(answer.bytes);
      }
      return true;
    },
  });
  for (const connection of connections) connection.close();
  return {
    ...timing,
    entries: sum(entries) / entries.length,
    bytes: Math.round(sum(bytes) / bytes.length),
  };
}

type SqlPages = {
  task: { databaseUrl: string; clients: number; seconds: number; statement: string };
  /** What the statement is given the nth time. */
  values: (nth: number) => unknown[];
};

export async function askInSql({ task, values }: SqlPages): Promise<PageOutcome> {
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
      const statement = { name: 'page', text: task.statement, values: values(asked++) };
      const found = await connections[client]!.query(statement);
      // Not in the line above: what others count meanwhile would be lost.
      rows += found.rows.length;
      return true;
    },
  });
  await Promise.all(connections.map((connection) => connection.end()));
  return { ...timing, entries: rows / asked, bytes: 0 };
}
