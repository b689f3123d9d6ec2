import type { ActEntry } from '@baeon/contracts/counter/counter-wire';
import type { Thing } from '../../components/thing-list.tsx';
import { dayAndTimeText } from '../../lib/day-and-time.ts';
import type { actsTexts } from './acts-texts.ts';

/** An act as lists show it. A newer server may know acts that this version has no words for. */
export function actThing(
  entry: ActEntry,
  texts: typeof actsTexts.english,
  withStore: boolean,
): Thing {
  const { id, at, act, store, person, till, staff, key, subject } = entry;
  return {
    id: String(id),
    title: [texts.acts[act] ?? act, subject].filter(Boolean).join(': '),
    facts: [dayAndTimeText(at), person, staff, till, key, withStore ? store : null],
    actions: [],
  };
}
