/** What the worker tells the pages; the first waits to hear that somebody has taken it up. */
export type FromWorker = { type: 'open'; path: string } | { type: 'push-changed' };
