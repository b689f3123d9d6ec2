import type { HttpConnection } from './http-connection.ts';
import { checkedEntries } from './nearby-answer.ts';
import { askForPages, openHttpConnections } from './pages.ts';
import type { NearbyOverHttp, PageOutcome, Person, Place } from './tasks.ts';

/** Enough to get through everybody soon. */
const GREETERS = 8;

export async function nearbyOverHttp(task: NearbyOverHttp): Promise<PageOutcome> {
  const { people, places, category } = task;
  await greet(task);
  return askForPages({
    task,
    request: (nth) =>
      nearbyRequest(people[nth % people.length]!, places[nth % places.length]!, category),
    entriesIn: (body) => checkedEntries(body, category).length,
  });
}

/**
 * Everybody asks once: what is measured are people who look around. How many of them an API process
 * meets for the first time would else depend on how many requests fit into the time.
 */
async function greet({ port, people, places, category }: NearbyOverHttp): Promise<void> {
  const connections = await openHttpConnections(port, GREETERS);
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
