import type pg from 'pg';

const ANSWER_WITHIN_MS = 3000;
/** What the primary said is remembered for a while: a standby may take as long. */
const MOST_REMEMBERED = 200;

type Reach = { timeline: number; bytes: string };

/**
 * Says as of when a standby shows everything: as of the last time at which the primary was asked how far it is, and no
 * farther than the standby is by now. -Infinity while that is never.
 */
export function createStandbyFreshness(primary: pg.Pool, standby: pg.Pool) {
  let asked: { at: number; timeline: number; bytes: bigint }[] = [];
  let freshAt = -Infinity;

  return async (now: number): Promise<number> => {
    const wanted = await reachOf(primary);
    asked.push({ at: now, ...wanted });
    // Before the standby is looked at: what it shows then is no older.
    const has = await reachOf(standby);
    const isReached = ({ timeline, bytes }: typeof wanted) =>
      timeline === has.timeline && bytes <= has.bytes;
    freshAt = asked.findLast(isReached)?.at ?? freshAt;
    asked = asked.filter(({ at }) => at > freshAt).slice(-MOST_REMEMBERED);
    return freshAt;
  };
}

async function reachOf(server: pg.Pool) {
  const text = `select timeline, (reached - '0/0')::text as bytes from server_reach()`;
  const limited = { text, query_timeout: ANSWER_WITHIN_MS };
  const { timeline, bytes } = (await server.query<Reach>(limited)).rows[0]!;
  return { timeline, bytes: BigInt(bytes) };
}
