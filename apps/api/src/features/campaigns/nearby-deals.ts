import type { CouponEntry } from '@baeon/contracts/campaigns/campaigns-wire';
import type { Db } from '../../db/client.ts';
import type { DealPictures } from '../../lib/store-summary.ts';
import type { Clock } from '../../lib/clock.ts';
import { cutPage } from '../../lib/page.ts';
import { findDealsNear } from './campaigns.repo.ts';
import { entryJson, pageJson, toCouponEntry } from './coupon-entry.ts';
import { kmOfMm, type FoundDeal } from './geo-search.ts';
import { isRanked, type NearbyAsked, type RankedDeals } from './ranked-deals.ts';
import type { DealViews } from './deal-views.ts';
import type { LiveDeals } from './live-deals.ts';
import type { OwnCoupons } from './own-coupons.ts';
import { readCursor, readRestCursor, toCursor, toRestCursor } from './page-cursor.ts';

type Dependencies = {
  db: Db;
  clock: Clock;
  live: LiveDeals;
  ranked: RankedDeals;
  ownCoupons: OwnCoupons;
  pictures: DealPictures;
  noteSearch: NoteSearch;
  views: Pick<DealViews, 'seen'>;
};

export type NoteSearch = (userId: string, text: string, found: boolean) => void;

/** What is near, as the text of a page: from memory where that can be trusted, else by the database. */
export function createNearbyDeals(deps: Dependencies) {
  const { db, clock, live, ranked, ownCoupons, pictures, noteSearch, views } = deps;

  async function written(page: FoundDeal[], { isKnown, userId }: NearbyAsked): Promise<string[]> {
    const ids = page.map(({ deal }) => deal.id);
    views.seen(ids);
    const own = await ownCoupons.of(userId, ids);
    return page.map((entry) =>
      entryJson(entry, isKnown ? kmOfMm(entry.mm) : null, own.get(entry.deal.id)),
    );
  }

  async function fromMemory(found: FoundDeal[], asked: NearbyAsked): Promise<string> {
    const { limit } = asked.query;
    const { page, nextCursor } = cutPage(found, limit, ({ deal, mm }) => cursorOf(mm, deal.id));
    return pageJson(await written(page, asked), nextCursor);
  }

  /** The plain rule, by the database: deals whose title or category contains the text. */
  async function fromDatabase({ at, isKnown, withinKm, userId, query }: NearbyAsked) {
    const now = clock.now();
    const rows = await findDealsNear(db, {
      at,
      withinKm,
      category: query.category || undefined,
      text: query.q?.trim() || undefined,
      after: readCursor(query.cursor),
      atMost: query.limit + 1,
      now,
    });
    const { page, nextCursor } = cutPage(rows, query.limit, ({ campaign, mm }) =>
      cursorOf(mm, campaign.id),
    );
    const ids = page.map(({ campaign }) => campaign.id);
    views.seen(ids);
    const own = await ownCoupons.of(userId, ids);
    const entries = page.map((row): CouponEntry => {
      const km = isKnown ? kmOfMm(row.mm) : null;
      return toCouponEntry(row, { now, distanceKm: km, own: own.get(row.campaign.id) }, pictures);
    });
    return { entries: entries.map((entry) => JSON.stringify(entry)), nextCursor };
  }

  /** What was searched for, and whether it found something; once, not with each further page. */
  function note({ userId, query: { q, cursor } }: NearbyAsked, found: readonly unknown[]): void {
    if (userId !== null && q && cursor === undefined) noteSearch(userId, q, found.length > 0);
  }

  /** What the rule finds, and behind the last of it what else says the same. */
  async function searched(asked: NearbyAsked): Promise<string> {
    const { at, withinKm, query } = asked;
    const shown = readRestCursor(query.cursor);
    const byRule = shown === null ? await fromDatabase(asked) : { entries: [], nextCursor: null };
    const room = query.limit - byRule.entries.length;
    if (byRule.nextCursor !== null) {
      note(asked, byRule.entries);
      return pageJson(byRule.entries, byRule.nextCursor, null);
    }
    const category = query.category || undefined;
    const now = clock.now().getTime();
    const searchedFor = live.search(query.q!, { at, withinKm, category, now });
    const rest = searchedFor?.found ?? [];
    // What stands there as it was written was no mistake.
    const meant = byRule.entries.length > 0 ? null : (searchedFor?.meant ?? null);
    const from = shown ?? 0;
    const page = rest.slice(from, from + room);
    const more = await written(page, asked);
    const goesOn = from + page.length < rest.length;
    const next = goesOn ? toRestCursor(from + page.length) : null;
    const entries = [...byRule.entries, ...more];
    note(asked, entries);
    return pageJson(entries, next, meant);
  }

  return {
    async write(asked: NearbyAsked): Promise<string> {
      const { at, withinKm, query } = asked;
      if (isRanked(query)) {
        const { page, nextCursor, meant } = await ranked.page(asked);
        note(asked, page);
        return pageJson(await written(page, asked), nextCursor, meant);
      }
      if (query.q?.trim()) return searched(asked);
      const found = live.find({
        at,
        withinKm,
        category: query.category || undefined,
        after: readCursor(query.cursor),
        atMost: query.limit + 1,
        now: clock.now().getTime(),
      });
      if (found) return fromMemory(found, asked);
      const { entries, nextCursor } = await fromDatabase(asked);
      return pageJson(entries, nextCursor);
    },
  };
}

const cursorOf = (mm: number, id: string): string => toCursor({ rank: mm, id });
