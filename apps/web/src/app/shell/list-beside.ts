import { type Location, matchPath } from 'react-router';
import { paths } from '../../config/screen-paths.ts';
import { accessNow } from '../route-access.ts';

/** Lists that have a pane beside them on wide screens. */
const lists = new Set<string>([
  paths.dealsHome,
  paths.home,
  paths.offers,
  paths.stores,
  paths.userCouponProfile,
  paths.stores,
]);
/** What of such a list's address says what is open in the pane. */
const PANE_PARAMS = ['deal', 'coupon'];

export const isList = ({ pathname }: Pick<Location, 'pathname'>): boolean => lists.has(pathname);

/** The last of each that was looked at: who opens one of its deals finds it as they left it. */
const lastLists = new Map<string, Location>();

export function rememberList(location: Location): void {
  if (isList(location)) lastLists.set(location.pathname, location);
}

const fresh = (pathname: string): Location => ({
  pathname,
  search: '',
  hash: '',
  state: null,
  key: 'beside',
});

function listPathOf({ pathname, search, hash }: Location): string | null {
  // A store may be come to from anywhere; its list is there for who came from it.
  if (matchPath(paths.store, pathname)) return lastLists.has(paths.stores) ? paths.stores : null;
  if (matchPath(paths.store, pathname)) return paths.stores;
  // What a friend offers belongs to no list yet.
  if (!matchPath(paths.offer, pathname) || hash !== '') return null;
  const params = new URLSearchParams(search);
  if (params.get('from_user') === 'true') return paths.userCouponProfile;
  return params.get('from_home') === 'true' ? paths.home : paths.offers;
}

/** The list that an opened deal, coupon or store stands beside, where there is room for both. */
export function listBeside(location: Location): Location | null {
  const path = listPathOf(location);
  if (path === null || accessNow(path).kind !== 'open') return null;
  return lastLists.get(path) ?? fresh(path);
}

/** The address of the list that is seen on a wide screen, whatever is open beside it. */
export function listAddress(location: Location): string | null {
  const list = isList(location) ? location : listBeside(location);
  if (!list) return null;
  const params = new URLSearchParams(list.search);
  for (const name of PANE_PARAMS) params.delete(name);
  return `${list.pathname}?${params}`;
}
