import type { DealSort } from '@baeon/contracts/campaigns/deal-sorting';
import { wrongCursor } from '../../lib/page.ts';
import type { FoundDeal } from './geo-search.ts';

/** Sorted by its number, then by the distance, then by the campaign's id. */
export type RankedDeal = FoundDeal & { rank: number };

/** What a percentage is a share of, where it is compared with rupees: an everyday bill. */
const USUAL_BILL = 1000;
const MOST_SAVED = 1_000_000;
/** A rating of few counts less: it is taken for one among so many usual ones. */
const USUAL_RATING = 3.8;
const USUAL_RATINGS = 20;
const BEST_RANK = 500;
/** Later than any campaign starts, in milliseconds. */
const FAR_FUTURE = 10 ** 14;

/** A rating in hundredths, 0 without one. */
export function ratingRank(rating: number | null, ratings: number): number {
  if (rating === null || ratings <= 0) return 0;
  const likely = (rating * ratings + USUAL_RATING * USUAL_RATINGS) / (ratings + USUAL_RATINGS);
  return Math.round(likely * 100);
}

const worthOf = (saving: number): number => (saving >= 0 ? saving : (-saving / 100) * USUAL_BILL);

/** The lower, the earlier; never below nought. */
const ranks: Record<Exclude<DealSort, 'you'>, (found: FoundDeal) => number> = {
  distance: () => 0,
  ending: ({ deal }) => Math.floor(deal.endsAt),
  saving: ({ deal }) => Math.max(0, MOST_SAVED - worthOf(deal.saving)),
  rating: ({ store }) => BEST_RANK - store.rating,
  new: ({ deal }) => FAR_FUTURE - Math.floor(deal.startsAt),
};

/** How much a deal is to a person's liking; 0 for nothing known of it. */
export type Liking = (found: FoundDeal) => number;
const MOST_LIKED = 100;

type Ranking = {
  sort: DealSort;
  liking?: Liking;
  /** What comes behind this. */
  after?: Place | null;
  atMost: number;
};

/** The first of them by a sort. Most are never sorted: what is behind the last that is wanted is left out at once. */
export function firstRanked(
  found: readonly FoundDeal[],
  { sort, liking = () => 0, after = null, atMost }: Ranking,
): RankedDeal[] {
  const rankOf = sort === 'you' ? (each: FoundDeal) => MOST_LIKED - liking(each) : ranks[sort];
  let first: RankedDeal[] = [];
  let last: RankedDeal | null = null;
  for (const { deal, store, image, mm } of found) {
    const each: RankedDeal = { deal, store, image, mm, rank: 0 };
    each.rank = rankOf(each);
    if (last && byRank(each, last) > 0) continue;
    if (after && byRank(each, after) <= 0) continue;
    first.push(each);
    if (first.length < 2 * atMost + 1) continue;
    first = first.sort(byRank).slice(0, atMost);
    last = first.at(-1)!;
  }
  return first.sort(byRank).slice(0, atMost);
}

type Place = { rank: number; mm: number; deal: { id: string } };
const byRank = (a: Place, b: Place): number =>
  a.rank - b.rank || a.mm - b.mm || (a.deal.id < b.deal.id ? -1 : a.deal.id > b.deal.id ? 1 : 0);

const WRITTEN = /^(\d{1,15})\.(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const toRankCursor = ({ rank, mm, deal }: Place): string =>
  Buffer.from(`${rank}.${mm}.${deal.id}`).toString('base64url');

/** Behind which a page begins. */
export function readRankCursor(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const [, rank, mm, id] = WRITTEN.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (!rank || !mm || !id) throw wrongCursor();
  return { rank: Number(rank), mm: Number(mm), deal: { id } };
}
