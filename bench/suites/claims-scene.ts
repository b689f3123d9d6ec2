import { startApi, type ApiProcess } from '../api-process.ts';
import type { Bench } from '../bench.ts';
import { addDeals, makeDatabase } from '../data.ts';
import type { Claim, ClaimedDeal, Person } from '../load/tasks.ts';
import { addPeople } from '../people.ts';
import { sql } from '../sql.ts';

export const CLIENTS = 32;
const SPREAD_OVER = 1000;
const MOST_CAMPAIGNS = 100_000;
/** So many that none of these runs out. */
const PLENTY = 1_000_000;
/** Coupons of the deal that does not last, and people who want one. */
export const FEW = 500;
export const MANY = 4 * FEW;

type Deals = { hot: ClaimedDeal[]; spread: ClaimedDeal[] };

export type ClaimsScene = {
  databaseUrl: string;
  /** The same data, for claims that do not go through the API. */
  bareUrl: string;
  people: Person[];
  /** Claimed by people whom the API has not seen, and then by the same ones. */
  first: Deals;
  second: Deals;
  /** One with few coupons, and some for each of the two ends by `kill -9`. */
  few: ClaimedDeal;
  apiKilled: ClaimedDeal[];
  postgresKilled: ClaimedDeal[];
  api: ApiProcess;
};

export async function makeClaimsScene({ options, postgres, cleanup }: Bench): Promise<ClaimsScene> {
  const size = Math.min(MOST_CAMPAIGNS, Math.max(...options.sizes));
  const databaseUrl = await makeDatabase(postgres, 'claims', size);
  const people = await addPeople(
    databaseUrl,
    Math.max(MANY, (options.rounds + 1) * 2 * options.claims),
  );
  const deals = async (): Promise<Deals> => ({
    hot: await addDeals(databaseUrl, 1, PLENTY),
    spread: await addDeals(databaseUrl, SPREAD_OVER, PLENTY),
  });
  const added = {
    first: await deals(),
    second: await deals(),
    few: (await addDeals(databaseUrl, 1, FEW))[0]!,
    apiKilled: await addDeals(databaseUrl, 20, PLENTY),
    postgresKilled: await addDeals(databaseUrl, 20, PLENTY),
  };
  await sql(databaseUrl, 'vacuum (analyze) campaigns, campaign_places');
  await sql(postgres.url('postgres'), 'create database claims_bare template claims');
  const bareUrl = postgres.url('claims_bare');
  // Whoever writes one statement for a claim has no processes to tell of it, and that telling costs.
  await sql(bareUrl, 'alter table campaigns disable trigger campaigns_tell_update');
  await sql(bareUrl, 'alter table held_coupons disable trigger held_coupons_tell_insert');

  const api = await startApi(databaseUrl, cleanup);
  await api.quiet();
  return { databaseUrl, bareUrl, people, ...added, api };
}

/** One claim a person, over the deals in turn. */
export const claimsOf = (people: Person[], deals: ClaimedDeal[]): Claim[] =>
  people.map((person, number) => ({ person, deal: deals[number % deals.length]! }));
