import { startApi } from '../api-process.ts';
import { hashSecret, newSecret } from '../../apps/api/src/features/counter/secrets.ts';
import { newCouponCode } from '../../apps/api/src/features/coupons/coupon-texts.ts';
import type { Bench } from '../bench.ts';
import { addDeals, makeDatabase } from '../data.ts';
import type { BenchTill, ClaimedDeal } from '../load/tasks.ts';
import { addPeople } from '../people.ts';
import { atLeast, perSecond, ratio, type Figure } from '../report.ts';
import { sql } from '../sql.ts';

const CLIENTS = 16;
const HTTP_TO_BARE = 0.08;
const CAMPAIGNS = 10_000;
/** Till by till, as somebody stands before it. */
const LOOKED_AT = 500;

/** What tills do over HTTP, beside the redemption that is one statement through the driver. */
export async function measureTills({ options, postgres, cleanup, load, report, say }: Bench) {
  say('making coupons and tills');
  const each = Math.ceil(options.claims / 2);
  const sides = { bare: figure('bare SQL'), http: figure('HTTP') };
  const looked: Figure = { ...figure('HTTP'), what: 'look at a coupon and take it', clients: 1 };
  const databaseUrl = await makeDatabase(postgres, 'tills', CAMPAIGNS);
  const [deal] = await addDeals(databaseUrl, 1, 1_000_000);
  const tills = await addTills(databaseUrl, deal!);
  const codes = await addCoupons(databaseUrl, deal!, (options.rounds + 1) * (each + LOOKED_AT));
  await sql(postgres.url('postgres'), 'create database tills_bare template tills');
  const bareUrl = postgres.url('tills_bare');
  // Whoever writes one statement has nobody to tell of it.
  await sql(bareUrl, 'alter table held_coupons disable trigger held_coupons_tell_update');
  await sql(bareUrl, 'alter table coupon_ledger disable trigger coupon_ledger_live_token');
  const { port, kill, quiet } = await startApi(databaseUrl, cleanup);
  await quiet();

  for (let round = 0; round <= options.rounds; round += 1) {
    say(`redemptions, round ${round} of ${options.rounds}`);
    const some = codes.splice(0, each);
    const bare = await load.run({
      kind: 'redemptions in SQL',
      databaseUrl: bareUrl,
      clients: CLIENTS,
      tills,
      codes: some,
    });
    const http = { kind: 'redemptions over HTTP' as const, port, tills };
    const taken = await load.run({ ...http, clients: CLIENTS, looks: false, codes: some });
    const shown = codes.splice(0, LOOKED_AT);
    const seen = await load.run({ ...http, clients: 1, looks: true, codes: shown });
    if (round === 0) continue;
    sides.bare.rounds.push(bare);
    sides.http.rounds.push(taken);
    looked.rounds.push(seen);
  }
  await kill();
  report.figures.push(sides.bare, sides.http, looked);
  report.goals.push(
    atLeast('redemptions: HTTP to bare', HTTP_TO_BARE, ratio(sides.http, sides.bare, perSecond)),
  );
}

const figure = (side: string): Figure => ({
  suite: 'tills',
  what: 'redemptions',
  side,
  clients: CLIENTS,
  rounds: [],
});

/** One for each client, with somebody signed in. */
async function addTills(databaseUrl: string, { storeId }: ClaimedDeal): Promise<BenchTill[]> {
  const tills: BenchTill[] = [];
  for (let nth = 0; nth < CLIENTS; nth += 1) {
    const [token, staffToken] = [newSecret('till'), newSecret('staff')];
    const [{ id, staffId }] = await sql<{ id: string; staffId: string }>(
      databaseUrl,
      `with till as (
         insert into tills (store_id, name, token_hash, enrolled_at, last_seen_at)
         values ($1, 'Till', $2, now(), now()) returning id
       ), staff as (
         insert into till_staff (store_id, name, pin_hash, added_at)
         values ($1, $4, $2, now()) returning id
       ), shift as (
         insert into till_shifts (token_hash, till_id, staff_id, expires_at)
         select $3, till.id, staff.id, now() + interval '30 minutes' from till, staff
       )
       select till.id, staff.id as "staffId" from till, staff`,
      [storeId, hashSecret('till', token), hashSecret('staff', staffToken), `Name ${nth}`],
    );
    tills.push({ id, storeId, staffId, token, staffToken });
  }
  return tills;
}

/** In the hands of so many people. */
async function addCoupons(databaseUrl: string, { id }: ClaimedDeal, count: number) {
  const people = await addPeople(databaseUrl, count);
  const codes = [...new Set(Array.from({ length: count }, newCouponCode))];
  await sql(
    databaseUrl,
    `with held as (
       insert into held_coupons (user_id, campaign_id, code, source, valid_until, issued_at)
       select u, $1, c, 'claim', now() + interval '10 days', now()
       from unnest($2::uuid[], $3::text[]) as given (u, c)
       returning id, campaign_id
     )
     insert into coupon_ledger (campaign_id, coupon_id, event, at)
     select campaign_id, id, 'issued', now() from held`,
    [id, people.slice(0, codes.length).map((person) => person.id), codes],
  );
  await sql(databaseUrl, 'vacuum (analyze) held_coupons, coupon_ledger');
  return codes;
}
