import { safeStorage } from '../../lib/safe-storage.ts';
import { storageKeys } from '../../lib/session.ts';

/**
 * What somebody decided on this device: where the server reaches it, or `false` for nowhere. Null
 * where they have not decided. Goes with the session.
 */
export type NewsDecision = string | false | null;

function keptData(): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(safeStorage.get(storageKeys.data) ?? '{}');
    return typeof data === 'object' && data !== null ? { ...data } : {};
  } catch {
    return {};
  }
}

export function newsDecision(): NewsDecision {
  const { news } = keptData();
  return typeof news === 'string' || news === false ? news : null;
}

export function keepNewsDecision(news: string | false): void {
  safeStorage.set(storageKeys.data, JSON.stringify({ ...keptData(), news }));
}
