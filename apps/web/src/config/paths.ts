import { generatePath } from 'react-router';
import { paths } from './screen-paths.ts';
import { userBase, wire } from './app-config.ts';
import { API_BASE } from './text-pages.ts';

export { paths, wire };
export { textPageUrl } from './text-pages.ts';

export const accountDataUrl = (userId: string) => `${userBase}/${userId}/data`;
export const followedUrl = (userId: string) => `${userBase}/${userId}/followed`;
/** GET says what a person wants to hear of, PUT changes it. */
export const pushSettingsUrl = (userId: string) => `${userBase}/${userId}/news`;
/** POST says where this device is reached. */
export const pushSubscriptionsUrl = (userId: string) => `${userBase}/${userId}/push-subscriptions`;
export const pushRemovalUrl = (userId: string) => `${pushSubscriptionsUrl(userId)}/remove`;
export const storesUrl = (
  query: PlaceQuery & { q?: string | null; category?: string | null; cursor?: string | null },
) => withQuery(`${API_BASE}/stores`, query);
export const referralUrl = (userId: string) => `${userBase}/${userId}/referral`;
export const storeUrl = (id: string) => `${API_BASE}/stores/${encodeURIComponent(id)}`;
export const followUrl = (placeId: string) => `${userBase}/follow/${encodeURIComponent(placeId)}`;
export const placesUrl = (query: string, kind: 'area' | 'city') =>
  `${API_BASE}/places?${new URLSearchParams({ q: query, kind })}`;
export const nearestPlaceUrl = (at: { latitude: number; longitude: number }) =>
  withQuery(`${API_BASE}/places/nearest`, at);

/** Of a part of the map, by its edges in degrees. */
export const placesWithinUrl = (bounds: Record<'south' | 'west' | 'north' | 'east', number>) =>
  withQuery(`${API_BASE}/places/within`, bounds);

type QueryValue = string | number | boolean | null | undefined;

/** What is not given is left out of the address. */
function withQuery(path: string, query: Record<string, QueryValue>): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? path : `${path}?${text}`;
}

export type PlaceQuery = { latitude?: number | undefined; longitude?: number | undefined };

export const dealSectionsUrl = (at: PlaceQuery) => withQuery(`${API_BASE}/deal-sections`, at);

/** How a list of what is near is sorted, and what it keeps. */
export type NearbyFilter = {
  q?: string;
  category?: string;
  sort?: string;
  km?: number | null;
  open?: boolean;
  followed?: boolean;
};
export const nearbyDealsUrl = (
  userId: string,
  query: PlaceQuery & NearbyFilter & { cursor?: string | null; limit?: number },
) => withQuery(`${userBase}/${userId}/nearby-deals`, query);
export const offersUrl = (
  query: PlaceQuery & {
    store_id?: string | null;
    business_id?: string | null;
    q?: string | null;
    category?: string | null;
    sort?: string;
    km?: number | null;
    open?: boolean;
    from_home?: boolean;
    cursor?: string | null;
  },
) => withQuery(`${API_BASE}/coupons`, { type: 'deal_pool', ...query });
export const suggestionsUrl = (query: PlaceQuery & { q: string }) =>
  withQuery(`${API_BASE}/search/suggestions`, query);
/** DELETE forgets one of the last searches, or without a text all. */
export const recentSearchesUrl = (userId: string, text: string | null) =>
  withQuery(`${userBase}/${userId}/searches`, { text });
export const storeCouponsUrl = (storeId: string) =>
  withQuery(`${API_BASE}/stores/${encodeURIComponent(storeId)}/coupon`, { type: 'deal_pool' });
export const dealUrl = (campaignId: string, at: PlaceQuery) =>
  withQuery(`${API_BASE}/coupons/${encodeURIComponent(campaignId)}`, at);
export const heldCouponsUrl = (userId: string, cursor: string | null = null) =>
  withQuery(`${userBase}/${userId}/coupons`, { cursor });
export const heldCouponUrl = (userId: string, couponId: string) =>
  `${userBase}/${userId}/coupons/${encodeURIComponent(couponId)}`;
/** POST gets what this device needs to show coupons alive. */
export const liveCodesUrl = (userId: string) => `${userBase}/${userId}/live-codes`;
export const savingsUrl = (userId: string) => `${userBase}/${userId}/savings`;
/** POST offers the coupon to somebody, DELETE takes it back. */
export const passUrl = (userId: string, couponId: string) =>
  `${heldCouponUrl(userId, couponId)}/pass`;
/** What others offer to this person's number. */
export const offeredToMeUrl = (userId: string) => `${userBase}/${userId}/passes`;
export const offeredUrl = (token: string) =>
  `${API_BASE}/coupons/passes/${encodeURIComponent(token)}`;

export const savedDealsUrl = (userId: string, cursor: string | null = null) =>
  withQuery(`${userBase}/${userId}/saved-deals`, { cursor });
export const savedIdsUrl = (userId: string) => `${savedDealsUrl(userId)}/ids`;
/** PUT saves a deal for later, DELETE no longer. */
export const savedDealUrl = (userId: string, campaignId: string) =>
  `${savedDealsUrl(userId)}/${encodeURIComponent(campaignId)}`;

export const waitlistsUrl = (userId: string) => `${userBase}/${userId}/waitlists`;
/** PUT stands in line for a deal, DELETE leaves. */
export const waitlistUrl = (userId: string, campaignId: string) =>
  `${waitlistsUrl(userId)}/${encodeURIComponent(campaignId)}`;

export const notificationsUrl = (userId: string) => `${userBase}/${userId}/notifications`;
export const unreadUrl = (userId: string) => `${notificationsUrl(userId)}/unread`;
export const notificationsReadUrl = (userId: string) => `${notificationsUrl(userId)}/read`;

/** POST raises a deal, GET lists those that were raised. */
export const raisedDealsUrl = (userId: string, cursor: string | null = null) =>
  withQuery(`${API_BASE}/deal-raise/user`, { user_id: userId, cursor });

/** What shops offer for one of them; POST says something to that. */
export const offersToUrl = (id: string, what = 'offers') =>
  `${API_BASE}/deal-raise/${encodeURIComponent(id)}/${what}`;
export const poolUrl = (id: string) => `${API_BASE}/deal-raise/pools/${encodeURIComponent(id)}`;

/** Where a map app takes over. */
export const directionsUrl = (latitude: number, longitude: number) =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` })}`;

/** In the app for shops, of which our router knows nothing. */
export const isCounterPath = (path: string) => /^\/counter(\/|$)/.test(path);

/** By which a friend comes along. */
export const invitationPath = (code: string) => withQuery(paths.login, { ref: code });

export const storePath = (id: string) => generatePath(paths.store, { id });

export const myDealPath = (id: string) => generatePath(paths.myDeal, { id });
export const poolPath = (id: string) => generatePath(paths.pool, { id });

export const offersPath = (
  query: { store_id?: string; business_id?: string; from_home?: boolean } = {},
) => withQuery(paths.offers, query);
export const dealPath = (campaignId: string, query: { from_home?: boolean } = {}) =>
  withQuery(generatePath(paths.offer, { id: campaignId }), query);
export const heldCouponPath = (couponId: string) =>
  withQuery(generatePath(paths.offer, { id: couponId }), { from_user: true });
