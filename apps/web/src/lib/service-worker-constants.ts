/** What pages and their worker say to each other. */
export type ToWorker =
  | { type: 'take-over' }
  | { type: 'which-entry' }
  | { type: 'keep-texts'; language: string };

/** Written by pages, read by the worker when the network fails. */
export const WALLET_PICTURES = 'wallet-pictures';
/** Names of caches that hold a build of the app begin with this. */
export const APP_CACHE = 'app-';

/** Names of caches that only say that somebody has left without a connection begin with this. */
export const LATE_LOGOUT = 'late-logout:';

/** What the worker tells the pages; the first waits to hear that somebody has taken it up. */
export type FromWorker = { type: 'open'; path: string } | { type: 'push-changed' };
