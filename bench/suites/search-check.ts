import { setTimeout as delay } from 'node:timers/promises';
import { HttpConnection } from '../load/http-connection.ts';
import { checkedProducts } from '../load/search-answer.ts';
import { searchRequest } from '../load/search-http.ts';

/** Words that nobody sells anything by are asked for as well, but not often. */
const MOST_EMPTY = 0.05;

const POLL_MS = 200;
const PATIENCE_MS = 900_000;

/** Until a process that was just started has read all products; gives how many seconds it took. */
export async function untilSearchable(port: number): Promise<number> {
  const began = Date.now();
  const connection = await HttpConnection.open(port);
  try {
    for (;;) {
      const { status, body } = await connection.send(searchRequest('phone'), false);
      const ms = Date.now() - began;
      if (status === 200) return Math.round(ms / 1000);
      if (ms > PATIENCE_MS) throw new Error(`search answers ${status} ${body}`);
      await delay(POLL_MS);
    }
  } finally {
    connection.close();
  }
}

/** Who finds nothing is fast: nearly every query has to find something before it is measured. */
export async function refuseEmptyAnswers(port: number, queries: string[]): Promise<void> {
  const connection = await HttpConnection.open(port);
  const empty: string[] = [];
  try {
    for (const q of queries) {
      const { status, body } = await connection.send(searchRequest(q), true);
      if (status !== 200) throw new Error(`search answered ${status} ${body}`);
      if (checkedProducts(body!).length === 0) empty.push(q);
    }
  } finally {
    connection.close();
  }
  if (empty.length <= queries.length * MOST_EMPTY) return;
  throw new Error(`nothing is found for ${empty.length} queries: ${empty.join(', ')}`);
}
