import { sum } from '../numbers.ts';
import { closedLoop } from './closed-loop.ts';
import { HttpConnection } from './http-connection.ts';
import { checkedProducts } from './search-answer.ts';
import type { PageOutcome, SearchOverHttp } from './tasks.ts';

const WARM_UP_SECONDS = 0.5;
/** Reading every answer would cost as much as making it. A prime, so that all queries get their turn. */
const READ_EVERY = 199;

export async function searchOverHttp(task: SearchOverHttp): Promise<PageOutcome> {
  const connections = await Promise.all(
    Array.from({ length: task.clients }, () => HttpConnection.open(task.port)),
  );
  const entries: number[] = [];
  const bytes: number[] = [];
  let asked = 0;
  const timing = await closedLoop({
    clients: task.clients,
    warmUpSeconds: WARM_UP_SECONDS,
    seconds: task.seconds,
    async ask(client) {
      const number = asked++;
      const request = searchRequest(task.queries[number % task.queries.length]!);
      const answer = await connections[client]!.send(request, number % READ_EVERY === 0);
      if (answer.status !== 200) throw new Error(`search answered ${answer.status} ${answer.body}`);
      if (answer.body !== null) {
        entries.push(checkedProducts(answer.body).length);
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

export const searchRequest = (q: string): string =>
  `GET /api/products/search?q=${encodeURIComponent(q)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
