import { sum } from '../numbers.ts';
import { closedLoop } from './closed-loop.ts';
import { HttpConnection } from './http-connection.ts';
import { checkedEntries } from './nearby-answer.ts';
import type { NearbyOutcome, NearbyOverHttp, Person, Place } from './tasks.ts';

const WARM_UP_SECONDS = 0.5;
/** Reading every answer would cost more than making it. */
const READ_EVERY = 200;

export async function nearbyOverHttp(task: NearbyOverHttp): Promise<NearbyOutcome> {
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

export function nearbyRequest(person: Person, place: Place, category: string | null): string {
  const only = category === null ? '' : `&category=${encodeURIComponent(category)}`;
  return (
    `GET /api/baeon-user/${person.id}/nearby-deals` +
    `?latitude=${place.latitude}&longitude=${place.longitude}${only} HTTP/1.1\r\n` +
    `Host: 127.0.0.1\r\nAuthorization: Bearer ${person.token}\r\n\r\n`
  );
}
