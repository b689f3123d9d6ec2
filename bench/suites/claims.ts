import { setTimeout as delay } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import type { ClaimsOutcome } from '../load/tasks.ts';
import { atLeast, atMost, perSecond, ratio, type Figure } from '../report.ts';
import { sql } from '../sql.ts';
import { checkBooks } from './claims-books.ts';
import { provesSafe } from './claims-safety.ts';
import { claimsOf, CLIENTS, makeClaimsScene, type ClaimsScene } from './claims-scene.ts';

const HOT_TO_BARE = 2;
const SPREAD_TO_BARE = 0.6;
const DELIVERY_PATIENCE_MS = 90_000;
const POLL_MS = 200;

const kinds = ['hot', 'spread'] as const;
type Kind = (typeof kinds)[number];

/** Claims over HTTP, beside the claim that is one statement through the driver. */
export async function measureClaims(bench: Bench): Promise<void> {
  const { options, say, report } = bench;
  say('making campaigns and people for claims');
  const scene = await makeClaimsScene(bench);
  const figures = {
    bare: { hot: figure('hot', 'bare SQL'), spread: figure('spread', 'bare SQL') },
    second: { hot: figure('hot', 'HTTP'), spread: figure('spread', 'HTTP') },
    first: {
      hot: figure('hot', 'HTTP, first request'),
      spread: figure('spread', 'HTTP, first request'),
    },
  };
  const peopleOf = (round: number, kind: Kind) => {
    const from = (round * kinds.length + kinds.indexOf(kind)) * options.claims;
    return scene.people.slice(from, from + options.claims);
  };
  let acknowledged = 0;
  const note = (round: number, figure: Figure, outcome: ClaimsOutcome) => {
    const refused = Object.entries(outcome.refused);
    if (refused.length > 0) throw new Error(`claims were refused: ${refused.join('; ')}`);
    const { count, seconds, p50Ms, p99Ms } = outcome;
    if (round > 0) figure.rounds.push({ count, seconds, p50Ms, p99Ms });
  };

  const bareSide = async (round: number) => {
    for (const kind of kinds) {
      const claims = claimsOf(peopleOf(round, kind), scene.second[kind]);
      const common = { clients: CLIENTS, claims, tellAfter: null };
      await sql(scene.bareUrl, 'checkpoint');
      const outcome = await bench.load.run({
        kind: 'claims in SQL',
        databaseUrl: scene.bareUrl,
        ...common,
      });
      note(round, figures.bare[kind], outcome);
    }
  };
  const httpSide = async (round: number) => {
    for (const kind of kinds) {
      for (const time of ['first', 'second'] as const) {
        const claims = claimsOf(peopleOf(round, kind), scene[time][kind]);
        const common = { clients: CLIENTS, claims, tellAfter: null };
        await sql(scene.databaseUrl, 'checkpoint');
        const outcome = await bench.load.run({
          kind: 'claims over HTTP',
          port: scene.api.port,
          ...common,
        });
        acknowledged += outcome.acknowledged.length;
        note(round, figures[time][kind], outcome);
      }
    }
    await allDelivered(scene, bench);
  };

  // The first one does not count, as with nearby.
  for (let round = 0; round <= options.rounds; round += 1) {
    say(`claims, round ${round} of ${options.rounds}`);
    // Turned around every other time, so that nobody always comes first.
    const sides = round % 2 === 0 ? [bareSide, httpSide] : [httpSide, bareSide];
    for (const side of sides) await side(round);
  }
  report.figures.push(...kinds.flatMap((kind) => Object.values(figures).map((each) => each[kind])));
  report.goals.push(
    atLeast(
      'claims of one campaign: HTTP to bare',
      HOT_TO_BARE,
      ratio(figures.second.hot, figures.bare.hot, perSecond),
    ),
    atLeast(
      'claims over 1,000 campaigns: HTTP to bare',
      SPREAD_TO_BARE,
      ratio(figures.second.spread, figures.bare.spread, perSecond),
    ),
  );
  const books = await checkBooks(scene.databaseUrl);
  report.goals.push(
    atMost('claims acknowledged and not held', 0, Math.abs(acknowledged - books.held)),
  );
  await provesSafe(bench, scene);
}

const figure = (kind: Kind, side: string): Figure => ({
  suite: 'claims',
  what: kind === 'hot' ? 'claims of one campaign' : 'claims over 1,000 campaigns',
  side,
  clients: CLIENTS,
  rounds: [],
});

/** Messages still on their way would be sent at the cost of what is measured next. */
async function allDelivered({ databaseUrl }: ClaimsScene, { report, say }: Bench): Promise<void> {
  const began = Date.now();
  const waiting = async () => {
    const [{ count }] = await sql<{ count: number }>(
      databaseUrl,
      `select count(*)::integer as count from sms_outbox where state in ('queued', 'sending')`,
    );
    return count;
  };
  const atFirst = await waiting();
  let left = atFirst;
  while (left > 0 && Date.now() - began < DELIVERY_PATIENCE_MS) {
    await delay(POLL_MS);
    left = await waiting();
  }
  const seconds = (Date.now() - began) / 1000;
  if (atFirst > left) {
    report.facts['messages delivered a second, claims at rest'] = Math.round(
      (atFirst - left) / seconds,
    );
  }
  if (left > 0) say(`${left} messages have not left after ${Math.round(seconds)} s`);
}
