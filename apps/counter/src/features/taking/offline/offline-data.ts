import type { OfflineResult } from '@baeon/contracts/counter/offline-wire';
import { counterWire } from '../../../config/counter-config.ts';
import { keep, readKept } from '../../../lib/device-store.ts';
import { dropTakes } from './offline-takes.ts';

/** What this till fetched for when it has no connection. */
export type OfflineData = OfflineResult & {
  tillId: string;
  /** How far the server's clock is ahead of this device's. */
  aheadMs: number;
};

type Asking = {
  tillId: string;
  call: <T>(url: string, call: { signal: AbortSignal }) => Promise<T>;
};

export async function readOfflineData(tillId: string): Promise<OfflineData | null> {
  const data = await readKept<OfflineData>('offline');
  return data?.tillId === tillId ? data : null;
}

/** What was fetched before stays until there is newer. Returns after how many milliseconds that is wanted. */
export async function fetchOfflineData(
  { tillId, call }: Asking,
  signal: AbortSignal,
): Promise<number> {
  const asks = Date.now();
  const answer = await call<OfflineResult>(counterWire.offline, { signal });
  const aheadMs = Date.parse(answer.server_time) - (asks + Date.now()) / 2;
  signal.throwIfAborted();
  await keep('offline', { ...answer, tillId, aheadMs } satisfies OfflineData);
  // What it says was taken back has these in it by now.
  await dropTakes(({ standing, toldAt }) => standing === 'told' && (toldAt ?? asks) < asks);
  return answer.refresh_seconds * 1000;
}
