import { dealSectionNames, type DealSectionName } from '@baeon/contracts/campaigns/deal-sorting';
import { endingAt } from '@baeon/contracts/campaigns/ending';
import type { Coordinates } from '@baeon/contracts/places/geo';
import type pg from 'pg';
import type { Clock } from '../../lib/clock.ts';
import { entryJson } from './coupon-entry.ts';
import { firstRanked, type RankedDeal } from './deal-ranking.ts';
import { kmOfMm, type FoundDeal } from './geo-search.ts';
import type { DealViews } from './deal-views.ts';
import type { OwnCoupons } from './own-coupons.ts';
import type { RankedDeals } from './ranked-deals.ts';
import { readTastes, type Tastes } from './tastes.ts';

const DAY_MS = 86_400_000;
const NEW_DAYS = 7;
/** Fewer are no row. */
const FEWEST = 2;
const MOST_SHOWN = 8;
const MOST_OF_A_STORE = 2;
/** More than are shown, because some are another row's or somebody's already. */
const MOST_PICKED = 60;
/** What visitors are shown is everybody's, and stays for a moment. */
const KEPT_MS = 20_000;
const MOST_KEPT = 200;

type Dependencies = {
  pool: pg.Pool;
  clock: Clock;
  ranked: RankedDeals;
  ownCoupons: OwnCoupons;
  views: Pick<DealViews, 'seen'>;
};
type Asked = { at: Coordinates; isKnown: boolean; userId: string | null };
/** The rows as they are answered, and the deals in them. */
type Written = { text: string; ids: string[] };
type Row = { name: DealSectionName; deals: RankedDeal[] };

/** In the order in which rows choose; a deal that one has taken is no other's. */
const choosing: readonly DealSectionName[] = ['followed', 'you', 'ending', 'new'];

/** Rows of a few deals each, for whoever has not said yet what they look for. */
export function createDealSections({ pool, clock, ranked, ownCoupons, views }: Dependencies) {
  const kept = new Map<string, Written & { until: number }>();

  async function write({ at, isKnown, userId }: Asked): Promise<Written> {
    const now = clock.now();
    const tastes = await readTastes(pool, userId);
    const found = await ranked.around({ at, isKnown, userId }, tastes);
    const picked = new Map(choosing.map((name) => [name, candidatesOf(name, found, tastes, now)]));
    const ids = new Set([...picked.values()].flat().map(({ deal }) => deal.id));
    const own = await ownCoupons.of(userId, [...ids]);
    const isOpen = ({ deal }: FoundDeal) => !own.get(deal.id)?.isClaimed;
    const settled = settle(picked, isOpen);
    const rows = settled.map(({ name, deals }) => {
      const entries = deals.map((each) =>
        entryJson(each, isKnown ? kmOfMm(each.mm) : null, own.get(each.deal.id)),
      );
      return `{"name":"${name}","entries":[${entries.join(',')}]}`;
    });
    return {
      text: `{"error":false,"result":[${rows.join(',')}]}`,
      ids: settled.flatMap(({ deals }) => deals.map(({ deal }) => deal.id)),
    };
  }

  async function known(asked: Asked): Promise<Written> {
    if (asked.userId !== null) return write(asked);
    const now = clock.now().getTime();
    const { at, isKnown } = asked;
    const place = `${at.latitude},${at.longitude},${isKnown}`;
    const before = kept.get(place);
    if (before && before.until > now) return before;
    const written = await write(asked);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(place, { until: now + KEPT_MS, ...written });
    return written;
  }

  return {
    async write(asked: Asked): Promise<string> {
      const { text, ids } = await known(asked);
      views.seen(ids);
      return text;
    },
  };
}

function candidatesOf(
  name: DealSectionName,
  found: readonly FoundDeal[],
  { followed, liking }: Tastes,
  now: Date,
): RankedDeal[] {
  const first = (
    sort: 'distance' | 'ending' | 'new' | 'you',
    isMeant: (deal: FoundDeal) => boolean,
  ) => refusersLast(firstRanked(found.filter(isMeant), { sort, liking, atMost: MOST_PICKED }));
  switch (name) {
    case 'followed':
      return first('distance', ({ store }) => followed.has(store.id));
    case 'you':
      return first('you', (each) => liking(each) > 0);
    case 'ending':
      return first('ending', ({ deal }) => deal.endsAt - now.getTime() < DAY_MS).filter(
        ({ deal, store }) =>
          endingAt({ expiry: deal.expiry, timeZone: store.timeZone }, now) === 'today',
      );
    case 'new':
      return first('new', ({ deal }) => now.getTime() - deal.startsAt < NEW_DAYS * DAY_MS);
  }
}

const refusersLast = (deals: RankedDeal[]): RankedDeal[] =>
  deals.toSorted((a, b) => Number(a.store.refusesMuch) - Number(b.store.refusesMuch));

/** Each deal in one row, and in each row few of a store. */
function settle(
  picked: ReadonlyMap<DealSectionName, RankedDeal[]>,
  isOpen: (deal: FoundDeal) => boolean,
): Row[] {
  const taken = new Set<string>();
  const rows = new Map<DealSectionName, RankedDeal[]>();
  for (const [name, deals] of picked) {
    const ofStore = new Map<string, number>();
    const row: RankedDeal[] = [];
    for (const each of deals) {
      const count = ofStore.get(each.store.id) ?? 0;
      if (row.length === MOST_SHOWN) break;
      if (count >= MOST_OF_A_STORE || taken.has(each.deal.id) || !isOpen(each)) continue;
      ofStore.set(each.store.id, count + 1);
      row.push(each);
    }
    if (row.length < FEWEST) continue;
    for (const { deal } of row) taken.add(deal.id);
    rows.set(name, row);
  }
  return dealSectionNames.flatMap((name) => {
    const deals = rows.get(name);
    return deals ? [{ name, deals }] : [];
  });
}
