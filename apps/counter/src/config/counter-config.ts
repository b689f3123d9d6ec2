import type { Coordinates } from '@baeon/contracts/places/geo';
import { pageAppConfig } from '@baeon/ui/lib/page-app-config.ts';

export const { brandName, productSlug, demoInboxPath } = pageAppConfig();

/** What the app is called, and the folder that all of its addresses are in. */
export const counterBase = '/counter';

const userApi = `/api/${productSlug}-user`;
const counterApi = '/api/counter';
const inQuery = (numbers: Record<string, number>) =>
  new URLSearchParams(Object.entries(numbers).map(([name, number]) => [name, String(number)]));
const storeApi = (storeId: string) => `${counterApi}/stores/${storeId}`;

/** Where the server is asked for what. */
export const counterWire = {
  health: '/api/health',
  sendOtp: `${userApi}/send-otp`,
  verifyOtp: `${userApi}/verify-otp`,
  logout: `${userApi}/logout`,

  enrol: `${counterApi}/tills/enrol`,
  till: `${counterApi}/till`,
  signIn: `${counterApi}/till/sign-in`,
  signOut: `${counterApi}/till/sign-out`,
  look: `${counterApi}/look`,
  take: `${counterApi}/redeem`,
  undo: (id: string) => `${counterApi}/redemptions/${id}/undo`,
  today: `${counterApi}/today`,
  offline: `${counterApi}/till/offline`,
  sync: `${counterApi}/till/sync`,

  stores: (q: string, limit: number) =>
    `/api/stores?${new URLSearchParams({ q, limit: String(limit) })}`,
  categories: '/api/store-categories',
  places: (q: string) => `/api/places?${new URLSearchParams({ q })}`,
  placesWithin: (bounds: Record<'south' | 'west' | 'north' | 'east', number>) =>
    `/api/places/within?${inQuery(bounds)}`,
  nearestPlace: ({ latitude, longitude }: Coordinates) =>
    `/api/places/nearest?${inQuery({ latitude, longitude })}`,
  me: `${counterApi}/me`,
  applications: `${counterApi}/applications`,
  application: (id: string) => `${counterApi}/applications/${id}`,
  apply: (id: string) => `${counterApi}/applications/${id}/apply`,
  shopInvitations: `${counterApi}/shop-invitations`,
  approvals: `${counterApi}/approvals`,
  approval: (id: string, what: 'approve' | 'send-back') => `${counterApi}/approvals/${id}/${what}`,
  acts: (storeId: string | null, filter: Record<string, string>) =>
    `${storeId ? storeApi(storeId) : counterApi}/acts?${new URLSearchParams(filter)}`,
  actsTable: (filter: Record<string, string>) =>
    `${counterApi}/acts/csv?${new URLSearchParams(filter)}`,
  findPerson: `${counterApi}/people/find`,
  signOutPerson: (id: string) => `${counterApi}/people/${id}/sign-out`,
  blockOfPerson: (id: string) => `${counterApi}/people/${id}/block`,
  conflicts: (storeId: string | null, settled: boolean) =>
    `${storeId ? storeApi(storeId) : counterApi}/conflicts?settled=${settled}`,
  honour: `${counterApi}/honour`,
  messages: (state: string | null, number: string | null) =>
    `${counterApi}/messages?${new URLSearchParams({
      ...(state && { state }),
      ...(number && { mobile_number: number }),
    })}`,
  figures: (storeId: string, days: number) => `${storeApi(storeId)}/figures?days=${days}`,
  figuresTable: (storeId: string, days: number) => `${storeApi(storeId)}/figures.csv?days=${days}`,
  unanswered: `${counterApi}/bargains`,
  city: (hours: number) => `${counterApi}/city?hours=${hours}`,
  imports: `${counterApi}/imports`,
  importPart: (id: string, nth: number) => `${counterApi}/imports/${id}/parts/${nth}`,
  startImport: (id: string) => `${counterApi}/imports/${id}/start`,
  importProblems: (id: string) => `${counterApi}/imports/${id}/problems/csv`,
  exportOf: (kind: string) => `${counterApi}/exports/${kind}/csv`,
  retryMessage: (id: string) => `${counterApi}/messages/${id}/retry`,
  /** What a store has several of, or one of them. */
  things: (storeId: string, things: string) => `${storeApi(storeId)}/${things}`,
} as const;

/** Addresses of the app, below its base. */
export const counterPaths = {
  till: '/',
  enrol: '/enrol',
  me: '/me',
  store: '/me/stores/:storeId',
  record: '/me/record',
  conflicts: '/me/conflicts',
  honour: '/me/honour',
  messages: '/me/messages',
  city: '/me/city',
  unanswered: '/me/bargains',
  people: '/me/people',
  imports: '/me/imports',
  takeOver: '/me/take-over/:storeId',
  newShop: '/me/new-shop/:applicationId',
  approvals: '/me/approvals',
} as const;

/** For the browser, which knows nothing of the base. */
export const counterAddress = (path: string): string => counterBase + path;

/** What shoppers see of a store, in their app. */
export const shopperStoreAddress = (storeId: string): string => `/store/${storeId}`;

/** What an owner's QR says: the token stands where no server and no log sees it. */
export const enrolmentLink = (token: string): string =>
  `${window.location.origin}${counterAddress(counterPaths.enrol)}#${token}`;
