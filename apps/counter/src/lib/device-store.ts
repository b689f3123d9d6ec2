import { once } from '@baeon/ui/lib/scheduling.ts';
import { createStore, del, get, set } from 'idb-keyval';

/** What this device keeps of the counter: not in local storage, which the shopper's app clears at logout. */
type Kept = 'till' | 'shift' | 'person' | 'pending' | 'offline' | 'muted';

const store = once(() => createStore('counter', 'kept'));
/** A private window refuses to keep anything: then it lives as long as the page. */
const memory = new Map<Kept, unknown>();

export async function readKept<T>(name: Kept): Promise<T | null> {
  try {
    return (await get<T>(name, store())) ?? (memory.get(name) as T | undefined) ?? null;
  } catch {
    return (memory.get(name) as T | undefined) ?? null;
  }
}

export async function keep(name: Kept, value: unknown): Promise<void> {
  memory.set(name, value);
  try {
    await (value === null ? del(name, store()) : set(name, value, store()));
  } catch {
    // What is in memory has to do.
  }
}
