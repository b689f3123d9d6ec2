import { sum } from '../numbers.ts';
import { closedLoop } from './closed-loop.ts';
import { HttpConnection } from './http-connection.ts';
import { checkedEntries } from './nearby-answer.ts';
import type { NearbyOverHttp, PageOutcome, Person, Place } from './tasks.ts';

const WARM_UP_SECONDS = 0.5;
/** Reading every answer would cost more than making it. */
const READ_EVERY = 200;

/** Enough to get through everybody soon. */
const GREETERS = 8;

export async function nearbyOverHttp(task: NearbyOverHttp): Promise<PageOutcome> {
  await greet(task);
  const connections = await openConnections(task.port, task.clients);
  const entries: number[] = [];
  const bytes: number[] = [];
  let asked = 0;

  const timing = await closedLoop({
    clients: task.clients,
    warmUpSeconds: WARM_UP_SECONDS,
    seconds: task.seconds,
    async ask(client) {
      const number = asked++;
      const person = task.people[number % task.people.length]!;
      const place = task.places[number % task.places.length]!;
      const request = nearbyRequest(person, place, task.category);
      const answer = await connections[client]!.send(request, number % READ_EVERY === 0);
      if (answer.status !== 200) throw new Error(`nearby answered ${answer.status} ${answer.body}`);
      if (answer.body !== null) {
        entries.push(checkedEntries(answer.body, task.category).length);
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

const openConnections = (port: number, count: number): Promise<HttpConnection[]> =>
  Promise.all(Array.from({ length: count }, () => HttpConnection.open(port)));

/**
 * Everybody asks once: what is measured are people who look around. How many of them an API process
 * meets for the first time would else depend on how many requests fit into the time.
 */
async function greet({ port, people, places, category }: NearbyOverHttp): Promise<void> {
  const connections = await openConnections(port, GREETERS);
  let next = 0;
  const ask = async (connection: HttpConnection): Promise<void> => {
    for (let person = people[next++]; person; person = people[next++]) {
      await connection.send(nearbyRequest(person, places[0]!, category), false);
    }
  };
  await Promise.all(connections.map(ask));
  for (const connection of connections) connection.close();
}

export function nearbyRequest(person: Person, place: Place, category: string | null): string {
  const only = category === null ? '' : `&category=${encodeURIComponent(category)}`;
  return (
    `GET /api/baeon-user/${person.id}/nearby-deals` +
    `?latitude=${place.latitude}&longitude=${place.longitude}${only} HTTP/1.1\r\n` +
    `Host: 127.0.0.1\r\nAuthorization: Bearer ${person.token}\r\n\r\n`
  );
}
