import { createHash, randomBytes } from 'node:crypto';
import { freshNumber } from './sign-in.ts';
import type { TestApi } from './test-api.ts';

export type Member = { id: string; number: string; token: string };

/** People with a session each, put there directly: signing in is other tests' matter. */
export async function addMembers(
  api: Pick<TestApi, 'sql' | 'clock'>,
  count: number,
): Promise<Member[]> {
  const numbers = Array.from({ length: count }, freshNumber);
  const rows = await api.sql<{ id: string; mobile_number: string }>(
    `insert into users (mobile_number, login_status, created_at)
     select n, 'GOTBUSINESS', $2 from unnest($1::text[]) n returning id, mobile_number`,
    [numbers, api.clock.now()],
  );
  const members = rows.map(({ id, mobile_number }) => ({
    id,
    number: mobile_number,
    token: Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), randomBytes(32)]).toString(
      'base64url',
    ),
  }));
  await api.sql(
    `insert into sessions (user_id, token_hash, created_at, last_used_at)
     select u, decode(h, 'hex'), $3, $3 from unnest($1::uuid[], $2::text[]) as s (u, h)`,
    [
      members.map(({ id }) => id),
      members.map(({ token }) => createHash('sha256').update(token).digest('hex')),
      api.clock.now(),
    ],
  );
  return members;
}

export async function addMember(api: Pick<TestApi, 'sql' | 'clock'>): Promise<Member> {
  const [member] = await addMembers(api, 1);
  return member!;
}
