import type { AppWorker, ToAppWorker } from '@baeon/ui/service-worker/worker-updates.ts';

/** What pages and their worker say to each other. */
export type ToWorker = ToAppWorker | { type: 'keep-texts'; language: string };

/** Written by pages, read by the worker when the network fails. */
export const WALLET_PICTURES = 'wallet-pictures';
export const appWorker: AppWorker = { script: '/sw.js', cachePrefix: 'app-' };

/** Names of caches that only say that somebody has left without a connection begin with this. */
export const LATE_LOGOUT = 'late-logout:';

/** What the worker tells the pages; the first waits to hear that somebody has taken it up. */
export type FromWorker = { type: 'open'; path: string } | { type: 'push-changed' };
