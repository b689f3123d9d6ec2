import type { BidStep } from '@baeon/contracts/deal-raise/bargains';
import type { BidBody, StoreOffer, StoreBargain } from '@baeon/contracts/deal-raise/bargains-wire';
import { brokenInvariants } from './coupon-invariants.ts';
import { addBargainer, addBidder, bidding, type Bargainer } from './bargains.ts';
import { createChance, type Chance } from './random-deals.ts';
import { DAY, HOUR, type TestAnswer, type TestApi } from './test-api.ts';

const PEOPLE = 4;
const TURNS = 14;

/** What must hold for every bargain at every moment; each statement finds who breaks it. */
const bargainInvariants = {
  'nobody holds a bid they did not accept': `
    select h.id from held_coupons h
    left join bids b on b.campaign_id = h.campaign_id
    left join bid_replies y on y.bid_id = b.id and y.user_id = h.user_id and y.state = 'accepted'
      and y.coupon_id = h.id
    where h.source = 'bid' and y.coupon_id is null`,
  'no more accept a bid than there are': `
    select b.id from bids b left join bid_replies y on y.bid_id = b.id and y.state in ('yes', 'accepted')
    group by b.id having count(y.user_id) > b.how_many or count(y.user_id) > b.taken`,
  'an accepted bid is what its campaign has given': `
    select b.id from bids b join campaigns c on c.id = b.campaign_id
    where c.kind <> 'bid' or c.total <> b.how_many or c.total - c.deals_left <>
      (select count(*) from bid_replies y where y.bid_id = b.id and y.state = 'accepted')`,
  'one offer is accepted for a raised deal': `
    select user_id, deal_id from bid_replies where state = 'accepted'
    group by user_id, deal_id having count(*) > 1`,
  'a yes is said to one offer of a bargain': `
    select y.user_id from bid_replies y join bids b on b.id = y.bid_id where y.state = 'yes'
    group by y.user_id, b.bargain_id having count(*) > 1`,
  'whoever accepted waits no more': `
    select d.id from bid_replies y
    join raised_deals d on d.user_id = y.user_id and d.id = y.deal_id
    where y.state = 'accepted' and d.closed_for is distinct from 'accepted'`,
  'a yes waits in an open bid': `
    select b.id from bid_replies y join bids b on b.id = y.bid_id
    where y.state = 'yes' and b.state <> 'open'`,
  'below the first step nobody holds anything': `
    select b.id from bids b where b.state in ('missed', 'lost', 'over', 'withdrawn', 'replaced')
      and (b.campaign_id is not null or exists (
        select from bid_replies y where y.bid_id = b.id and y.state = 'accepted'))`,
  'a bargain is open while somebody waits, and with it its bids': `
    select b.id from bargains b where (b.state = 'open') <> exists (
      select from raised_deals d where d.bargain_id = b.id and d.state <> 'closed')
    union all
    select d.id from bids d join bargains b on b.id = d.bargain_id
    where d.state = 'open' and b.state <> 'open'`,
  'the others are told': `
    select b.id from bids b join store_members m on m.store_id = b.store_id and m.role = 'owner'
    where b.state in ('lost', 'missed') and not exists (
      select from news n where n.user_id = m.user_id and n.kind = 'bid_over' and n.thing_id = b.id)`,
  'whoever was in is told what came of it': `
    select y.user_id from bid_replies y join bids b on b.id = y.bid_id
    where (y.state = 'missed' or y.state = 'accepted' and b.steps <> '[]'
        and (b.steps -> 0 ->> 'from' <> '1' or jsonb_array_length(b.steps) > 1))
      and not exists (
        select from news n where n.user_id = y.user_id and n.thing_id = b.id
          and n.kind = case y.state when 'missed' then 'pool_missed' else 'pool_reached' end)`,
  'a price is named to a store once': `
    select user_id from bid_counters group by user_id, deal_id, store_id having count(*) > 1`,
};

type Hot = { who: Bargainer; store: Awaited<ReturnType<typeof addBidder>> };
type Promised = { who: Bargainer; bidId: string; amount: number };

/** Plays by chance with several processes; says what was broken, and when. Null where nothing was. */
export async function playBargains(apis: TestApi[], seed: number): Promise<string | null> {
  const chance = createChance(seed);
  const [api] = apis as [TestApi];
  const people: Bargainer[] = [];
  for (let nth = 0; nth < PEOPLE; nth++) people.push(await addBargainer(api));
  const stores = [await addBidder(api), await addBidder(api), await addBidder(api)];
  const link = `https://shop.example/played/${seed}`;
  const promised: Promised[] = [];
  for (const one of people) await one.raise(link);
  for (let turn = 0; turn < TURNS; turn++) {
    if (chance.next() < 0.15) api.clock.advance(chance.pick([HOUR, DAY, 2 * DAY]));
    // Mostly about one person and one store: what collides is what is looked for.
    const hot = { who: chance.pick(people), store: chance.pick(stores) };
    const acts = Array.from({ length: 2 + chance.below(4) }, () => act(chance, hot));
    const failures = await Promise.all(acts);
    const wrong = failures.find((failure) => failure !== null) ?? (await broken(promised));
    if (wrong) return `seed ${seed}, turn ${turn}: ${wrong}`;
  }
  api.clock.advance(40 * DAY);
  for (let run = 0; run < 3; run++) {
    await Promise.all(apis.map(({ context }) => context.keepBargains()));
  }
  const left = await api.sql(`select id from bids where state = 'open'
    union all select id from bargains where state = 'open'
    union all select user_id from bid_replies where state = 'yes'`);
  if (left.length > 0) return `seed ${seed}: ${left.length} never end`;
  const wrong = await broken(promised);
  return wrong && `seed ${seed}, at the end: ${wrong}`;

  async function act(chance: Chance, hot: Hot): Promise<string | null> {
    const at = chance.pick(apis);
    const who = chance.next() < 0.6 ? hot.who : chance.pick(people);
    const store = chance.next() < 0.6 ? hot.store : chance.pick(stores);
    const draw = chance.next();
    const which = chance.next();
    if (draw < 0.1) return fine(await who.raise(link, {}, at));
    if (draw < 0.35) {
      const bargain = (await store.bargains()).find((one) => one.product_url === link);
      if (!bargain) return null;
      return fine(await bidding(api, store.storeId, store.owner).bid(bargain.id, aBid(chance), at));
    }
    if (draw < 0.4) return withdrawOne(await store.bargains());
    if (draw < 0.45) {
      await at.context.keepBargains();
      return null;
    }
    const deal = await dealOf(who);
    if (!deal) return null;
    const offers = await who.offers(deal);
    const offer = offers[Math.floor(which * offers.length)];
    if (!offer) return null;
    if (draw < 0.85) return accept(who, deal, offer, at);
    if (draw < 0.9) return fine(await who.takeBack(deal, offer.id));
    if (draw < 0.94) return fine(await who.decline(deal, offer.id));
    if (draw < 0.98) return fine(await who.counter(deal, offer.id, 1 + chance.below(90)));
    return fine(await who.close(deal));

    async function withdrawOne(bargains: StoreBargain[]): Promise<string | null> {
      const own = bargains.find(({ bid, product_url }) => bid && product_url === link);
      return own ? fine(await store.withdraw(own.bid!.id, at)) : null;
    }
  }

  async function dealOf({ id }: Bargainer): Promise<string | null> {
    const [deal] = await api.sql<{ id: string }>(
      `select id from raised_deals where user_id = $1 and product_url = $2
       order by state = 'closed', created_at desc limit 1`,
      [id, link],
    );
    return deal?.id ?? null;
  }

  async function accept(who: Bargainer, deal: string, offer: StoreOffer, at: TestApi) {
    const now = api.clock.now();
    const answer = await who.accept(deal, offer.id, at);
    if (answer.status !== 200) return fine(answer);
    if (offer.mine === null && now > new Date(offer.ends_at)) return 'an expired bid was accepted';
    const then = (answer.body.result.offers as StoreOffer[]).find(({ id }) => id === offer.id);
    const reached = then?.reached ?? (offer.settled_at_once ? offer.steps[0] : null);
    if (reached) promised.push({ who, bidId: offer.id, amount: reached.amount });
    return null;
  }

  async function broken(promises: Promised[]): Promise<string | null> {
    const query = (statement: string) => api.context.database.pool.query(statement);
    const ofCoupons = await brokenInvariants(query);
    if (ofCoupons.length > 0) return ofCoupons.join(', ');
    for (const [name, statement] of Object.entries(bargainInvariants)) {
      if ((await query(statement)).rowCount! > 0) return name;
    }
    for (const { who, bidId, amount } of promises) {
      const [row] = await api.sql<{ title: string; steps: BidStep[] }>(
        `select c.title, b.steps from bids b
         join bid_replies y on y.bid_id = b.id and y.user_id = $2 and y.state = 'accepted'
         join held_coupons h on h.user_id = y.user_id and h.id = y.coupon_id
         join campaigns c on c.id = h.campaign_id
         where b.id = $1`,
        [bidId, who.id],
      );
      const price = row && Number(/ at ₹(\d+)$/.exec(row.title)?.[1]);
      if (row && !row.steps.some((step) => step.amount === price)) return `no step is ${price}`;
      if (row && price! > amount) return `a price got worse after acceptance: ${amount}, ${price}`;
    }
    return null;
  }
}

/** A refusal is an answer; a failure is not. */
const fine = ({ status, body }: TestAnswer): string | null =>
  status < 500 ? null : `${status} ${JSON.stringify(body)}`;

function aBid(chance: Chance): BidBody {
  const amount = 100 + chance.below(100);
  const from = chance.pick([1, 1, 2, 3]);
  const more = chance.next() < 0.4;
  return {
    kind: 'price',
    steps: [{ from, amount }, ...(more ? [{ from: from + 1, amount: amount - 5 }] : [])],
    how_many: from + (more ? 1 : 0) + chance.below(2),
    days: chance.below(3),
    note: '',
  };
}
