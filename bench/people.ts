import { randomUUID } from 'node:crypto';
import { openConnection } from '../apps/api/src/db/client.ts';
import { newToken } from '../apps/api/src/features/auth/sessions.service.ts';
import { digestOf } from '../apps/api/src/lib/same-secret.ts';
import type { Person } from './load/tasks.ts';

const FIRST_NUMBER = 9_000_000_000;
const BATCH = 10_000;

/** People who are signed in, written straight into the database: codes by SMS would take hours. */
export async function addPeople(databaseUrl: string, count: number): Promise<Person[]> {
  const people = Array.from({ length: count }, (_, number) => {
    const id = randomUUID();
    return { id, mobileNumber: String(FIRST_NUMBER + number), token: newToken(id) };
  });
  const connection = await openConnection(databaseUrl, 'baeon-bench');
  try {
    for (let from = 0; from < count; from += BATCH) {
      const batch = people.slice(from, from + BATCH);
      await connection.query(
        `with added as (
           insert into users (id, mobile_number, login_status, created_at, onboarded_at)
           select id, mobile_number, 'GOTBUSINESS', now(), now()
           from unnest($1::uuid[], $2::text[]) as person (id, mobile_number)
         )
         insert into sessions (user_id, token_hash, created_at, last_used_at)
         select id, token_hash, now(), now()
         from unnest($1::uuid[], $3::bytea[]) as session (id, token_hash)`,
        [
          batch.map(({ id }) => id),
          batch.map(({ mobileNumber }) => mobileNumber),
          batch.map(({ token }) => digestOf(token)),
        ],
      );
    }
    await connection.query('vacuum (analyze) users, sessions');
  } finally {
    await connection.end();
  }
  return people;
}
