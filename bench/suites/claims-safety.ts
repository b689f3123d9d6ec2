import { startApi } from '../api-process.ts';
import type { Bench } from '../bench.ts';
import type { Acknowledged, Claim, ClaimsOutcome } from '../load/tasks.ts';
import { atMost } from '../report.ts';
import { checkBooks, countLost } from './claims-books.ts';
import { claimsOf, CLIENTS, FEW, MANY, type ClaimsScene } from './claims-scene.ts';

const TRIES = 20;

/** Never one too many, and never one that was promised and is lost. */
export async function provesSafe(bench: Bench, scene: ClaimsScene): Promise<void> {
  const { report, say, options } = bench;
  const people = scene.people.slice(0, options.claims);
  const claim = (claims: Claim[], tellAfter: number | null = null, onReached = () => {}) =>
    bench.load.run(
      { kind: 'claims over HTTP', port: scene.api.port, clients: CLIENTS, claims, tellAfter },
      onReached,
    );

  say(`${MANY} people, ${FEW} coupons`);
  const rush = await claim(claimsOf(scene.people.slice(0, MANY), [scene.few]));
  report.facts[`asked for ${FEW} coupons`] = toldOf(rush);

  const middle = Math.floor(options.claims / 4);
  say('kill -9 of the API in the midst of claims');
  const toApi = claimsOf(people, scene.apiKilled);
  const cutOff = await claim(toApi, middle, () => void scene.api.kill());
  report.facts['claims when the API was killed'] = toldOf(cutOff);
  let lost = await countLost(scene.databaseUrl, cutOff.acknowledged);
  scene.api = await startApi(scene.databaseUrl, bench.cleanup);
  let changed = countChanged(cutOff.acknowledged, await untilAllHave(toApi, claim));

  say('kill -9 of PostgreSQL in the midst of claims');
  const toPostgres = claimsOf(people, scene.postgresKilled);
  let restarted: Promise<void> = Promise.resolve();
  const disturbed = await claim(toPostgres, middle, () => {
    restarted = bench.postgres.kill().then(() => bench.postgres.start());
  });
  await restarted;
  report.facts['claims when PostgreSQL was killed'] = toldOf(disturbed);
  lost += await countLost(scene.databaseUrl, disturbed.acknowledged);
  const fell = scene.api.isUp() ? 0 : 1;
  if (fell > 0) scene.api = await startApi(scene.databaseUrl, bench.cleanup);
  changed += countChanged(disturbed.acknowledged, await untilAllHave(toPostgres, claim));

  const books = await checkBooks(scene.databaseUrl);
  report.goals.push(
    atMost('coupons beyond what there was', 0, books.overIssued),
    atMost(`coupons of ${FEW} not given`, 0, FEW - rush.acknowledged.length),
    atMost('acknowledged claims lost by kill -9', 0, lost),
    atMost('claims repeated after it that gave another coupon', 0, changed),
    atMost('API processes that fell with PostgreSQL', 0, fell),
    atMost('campaigns whose books are wrong', 0, books.unbalanced),
    atMost('coupons without their ledger row or message', 0, books.unrecorded),
  );
}

/** The same claims again, until everybody has their coupon: a start and a restart take a while. */
async function untilAllHave(
  claims: Claim[],
  claim: (claims: Claim[]) => Promise<ClaimsOutcome>,
): Promise<Acknowledged[]> {
  for (let attempt = 1; ; attempt += 1) {
    const { acknowledged, refused } = await claim(claims);
    if (acknowledged.length === claims.length) return acknowledged;
    if (attempt === TRIES) throw new Error(`claims stay refused: ${JSON.stringify(refused)}`);
  }
}

function countChanged(before: Acknowledged[], after: Acknowledged[]): number {
  const key = ({ userId, campaignId }: Acknowledged) => `${userId} ${campaignId}`;
  const now = new Map(after.map((each) => [key(each), each.code]));
  return before.filter((each) => now.get(key(each)) !== each.code).length;
}

const toldOf = ({ acknowledged, refused }: ClaimsOutcome): string =>
  [
    `${acknowledged.length} acknowledged`,
    ...Object.entries(refused).map(([why, times]) => `${times} ${why}`),
  ].join(', ');
