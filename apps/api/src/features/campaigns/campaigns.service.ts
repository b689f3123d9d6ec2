import { claimMessages } from '@baeon/contracts/coupons/coupons';
import type {
  CouponEntry,
  Deal,
  FoundDealPage,
  DealStore,
  DealQuery,
  NearbyDealsQuery,
  OffersQuery,
  StoreCouponsQuery,
  Offer,
} from '@baeon/contracts/campaigns/campaigns-wire';
import { COUPONS_PAGE_SIZE } from '@baeon/contracts/common/page-sizes';
import {
  NEARBY_RADIUS_KM,
  distanceKm,
  rounded,
  type Coordinates,
  type ServiceArea,
} from '@baeon/contracts/places/geo';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { ChangeFeed } from '../../db/change-feed.ts';
import type { Db } from '../../db/client.ts';
import type { DealPictures } from '../../lib/store-summary.ts';
import { AppError, signedOut } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { cutPage } from '../../lib/page.ts';
import {
  findAdvertiser,
  findDeal,
  findDealsOfStore,
  findPlaceOf,
  findStoresOfDeal,
  type DealStoreRow,
} from './campaigns.repo.ts';
import { addViews } from './deal-views.repo.ts';
import { createDealViews } from './deal-views.ts';
import { createDealSections } from './deal-sections.ts';
import { createLiveDeals } from './live-deals.ts';
import { kmOfMm, wholeMm } from './geo-search.ts';
import type { HonourOf } from '../honour/honour-record.ts';
import { createNearbyDeals, type NoteSearch } from './nearby-deals.ts';
import { createRankedDeals, type NearbyAsked } from './ranked-deals.ts';
import { createOwnCoupons } from './own-coupons.ts';
import { readCursor, toCursor } from './page-cursor.ts';
import { entryJson, toCouponEntry, toOffer } from './coupon-entry.ts';

type Dependencies = {
  db: Db;
  pool: pg.Pool;
  /** Where memory is filled from. */
  memoryPool: pg.Pool;
  clock: Clock;
  feed: ChangeFeed;
  pictures: DealPictures;
  serviceArea: ServiceArea;
  log: FastifyBaseLogger;
  /** Hears of what people search for. */
  noteSearch: NoteSearch;
  honourOf: HonourOf;
};

/** Where somebody is, or where deals are looked for because nobody knows. */
type Place = { at: Coordinates; isKnown: boolean };

const MOST_STORES_SHOWN = 50;

type OfferPage = {
  offers: Offer[];
  nextCursor: string | null;
  /** Of a search only. */
  didYouMean?: string | null | undefined;
};

export type Campaigns = ReturnType<typeof createCampaigns>;

export function createCampaigns(dependencies: Dependencies) {
  const { db, pool, memoryPool, clock, feed, pictures, serviceArea, log } = dependencies;
  const { noteSearch, honourOf } = dependencies;
  const live = createLiveDeals({ pool: memoryPool, clock, feed, pictures, log });
  const ownCoupons = createOwnCoupons({ pool, clock, feed });
  const ranked = createRankedDeals({ db, pool, clock, live, pictures });
  const views = createDealViews({ clock, log, add: addViews.bind(null, pool) });
  const lists = { db, pool, clock, live, ranked, ownCoupons, pictures, noteSearch, views };
  const nearby = createNearbyDeals(lists);
  const sections = createDealSections(lists);

  const nowMs = () => clock.now().getTime();

  /** What was asked about, else what the person has chosen or saved, else where the service is. */
  async function placeOf(query: DealQuery, userId: string | null): Promise<Place> {
    const { latitude, longitude } = query;
    if (latitude !== undefined && longitude !== undefined) {
      return { at: rounded({ latitude, longitude }), isKnown: true };
    }
    const saved = userId === null ? null : await findPlaceOf(db, userId);
    return saved ? { at: rounded(saved), isKnown: true } : { at: serviceArea, isKnown: false };
  }

  /** The store that is meant by one or two names for it; null for one that we do not know. */
  async function storeNamed(id: string, otherId: string | undefined) {
    const store = await findAdvertiser(db, id);
    if (!store || otherId === undefined) return store;
    if (otherId.toLowerCase() === store.id || otherId === store.placeId) return store;
    throw new AppError('INVALID_INPUT', 'store and business_id must name the same store.');
  }

  async function offersOfStore(query: OffersQuery, id: string, otherId: string | undefined) {
    const store = await storeNamed(id, otherId);
    if (!store) return { offers: [], nextCursor: null };
    const now = clock.now();
    const place = await placeOf(query, null);
    const rows = await findDealsOfStore(db, store.id, {
      now,
      after: readCursor(query.cursor),
      atMost: query.limit + 1,
    });
    const { page, nextCursor } = cutPage(rows, query.limit, ({ id: campaignId, endsAt }) =>
      toCursor({ rank: endsAt.getTime(), id: campaignId }),
    );
    views.seen(page.map(({ id: campaignId }) => campaignId));
    const km = place.isKnown ? kmOfMm(wholeMm(distanceKm(place.at, store))) : null;
    const offers = page.map((campaign) => {
      const seen = { now, distanceKm: km, own: undefined };
      return toOffer(toCouponEntry({ campaign, store }, seen, pictures));
    });
    return { offers, nextCursor };
  }

  async function offersAround(
    place: Place,
    query: NearbyAsked['query'],
    withinKm = NEARBY_RADIUS_KM,
  ) {
    const text = await nearby.write({ ...place, withinKm, userId: null, query });
    const page = JSON.parse(text) as FoundDealPage<CouponEntry>;
    return {
      offers: page.result.map(toOffer),
      nextCursor: page.next_cursor,
      didYouMean: page.did_you_mean,
    };
  }

  return {
    /** Somebody's coupons have changed: what is answered next shows it. */
    forgetCouponsOf: ownCoupons.forget,
    couponsOf: ownCoupons.of,
    placeOf,

    /** A page of coupon entries, written out: it is the most frequent and the longest of our answers. */
    async nearby(userId: string, query: NearbyDealsQuery): Promise<string> {
      const place = await placeOf(query, userId);
      const withinKm = query.km ?? NEARBY_RADIUS_KM;
      return nearby.write({ ...place, withinKm, userId, query });
    },

    /** Rows of deals around a place, written out. */
    async sections(query: DealQuery, userId: string | null): Promise<string> {
      return sections.write({ ...(await placeOf(query, userId)), userId });
    },

    async offers(query: OffersQuery, userId: string | null = null): Promise<OfferPage> {
      const { store_id: storeId, business_id: businessId, q, cursor } = query;
      const named = storeId ?? businessId;
      if (named !== undefined) {
        return offersOfStore(query, named, storeId === undefined ? undefined : businessId);
      }
      const page = await offersAround(await placeOf(query, null), query, query.km);
      if (userId !== null && q && cursor === undefined) {
        noteSearch(userId, q, page.offers.length > 0);
      }
      return page;
    },

    /** Some of the live deals of stores of a category, the nearest first. */
    async offersOf(category: string, at: Coordinates, atMost: number): Promise<Offer[]> {
      const place = { at: rounded(at), isKnown: true };
      return (await offersAround(place, { category, limit: atMost })).offers;
    },

    /** Live deals near a place about these words, those first that name them. */
    async search(words: string, at: Coordinates, atMost: number): Promise<Offer[]> {
      const place = { at: rounded(at), isKnown: true };
      return (await offersAround(place, { q: words, limit: atMost })).offers;
    },

    /** Live deals near a place that a text which is still being typed may be about, the best first. */
    suggest(text: string, at: Coordinates, atMost: number): Offer[] {
      const search = { at, withinKm: NEARBY_RADIUS_KM, category: undefined, now: nowMs() };
      return live
        .suggest(text, search, atMost)
        .map((found) => JSON.parse(entryJson(found, kmOfMm(found.mm), undefined)) as CouponEntry)
        .map(toOffer);
    },

    /** Whether there is any deal near a place, of a category or about some words. */
    hasDeals(at: Coordinates, { category, text }: { category?: string; text?: string }): boolean {
      const search = { at, withinKm: NEARBY_RADIUS_KM, category, now: nowMs() };
      if (text !== undefined) return live.suggest(text, search, 1).length > 0;
      return (live.find({ ...search, after: null, atMost: 1 })?.length ?? 0) > 0;
    },

    async ofStore(
      id: string,
      query: StoreCouponsQuery,
      userId: string | null,
    ): Promise<CouponEntry[]> {
      if (query.self && userId === null) throw signedOut();
      const store = await storeNamed(id, query.business_id);
      if (!store) throw new AppError('NOT_FOUND', 'This store is no longer here.');
      const now = clock.now();
      const rows = await findDealsOfStore(db, store.id, {
        now,
        after: null,
        atMost: COUPONS_PAGE_SIZE,
        heldBy: query.self && userId !== null ? userId : undefined,
      });
      const ids = rows.map((campaign) => campaign.id);
      views.seen(ids);
      const own = await ownCoupons.of(userId, ids);
      return rows.map((campaign) => {
        const seen = { now, distanceKm: null, own: own.get(campaign.id) };
        return toCouponEntry({ campaign, store }, seen, pictures);
      });
    },

    async deal(id: string, query: DealQuery, userId: string | null): Promise<Deal> {
      const campaign = await findDeal(db, id);
      const { at, isKnown } = await placeOf(query, userId);
      const places = campaign ? await findStoresOfDeal(db, campaign.id, at, MOST_STORES_SHOWN) : [];
      const [nearest] = places;
      if (!campaign || !nearest) throw new AppError('NOT_FOUND', claimMessages.unknown);
      views.opened(campaign.id);
      const own = (await ownCoupons.of(userId, [campaign.id])).get(campaign.id);
      const kmTo = ({ mm }: DealStoreRow) => (isKnown ? kmOfMm(mm) : null);
      const seen = { now: clock.now(), distanceKm: kmTo(nearest), own };
      return {
        ...toCouponEntry({ campaign, store: nearest.store }, seen, pictures),
        starts_at: campaign.startsAt.toISOString(),
        coupon_id: own?.id ?? null,
        minimum_bill_rupees: campaign.minimumBillRupees,
        honour: await honourOf(nearest.store.id),
        stores: places.map((place) => toDealStore(place.store, kmTo(place), pictures)),
      };
    },

    /** Resolves once every change that was heard of can be seen in what is near. */
    settled: () => live.settled(),
    viewsSettled: views.settled,
    async close(): Promise<void> {
      await views.settled();
      await live.close();
    },
  };
}

function toDealStore(
  store: DealStoreRow['store'],
  km: number | null,
  pictures: DealPictures,
): DealStore {
  const { id, name, addressLine: line, city, state, pincode } = store;
  return {
    id,
    name,
    address: { line, city, state, pincode },
    location: { coordinates: [store.longitude, store.latitude] },
    logo: pictures.logo(store),
    distance_km: km,
  };
}
