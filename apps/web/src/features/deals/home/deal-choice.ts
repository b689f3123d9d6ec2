import {
  dealReaches,
  dealSorts,
  type DealReach,
  type DealSort,
} from '@baeon/contracts/campaigns/deal-sorting';
import { useMemo } from 'react';
import { useAddressParams } from '@baeon/ui/lib/use-address-params.ts';

/** How the list is sorted, and what it leaves out besides text and category. */
export type DealChoice = {
  sort: DealSort;
  /** Null as far as a list looks anyway. */
  km: DealReach | null;
  open: boolean;
  followed: boolean;
};

export const plainChoice: DealChoice = { sort: 'distance', km: null, open: false, followed: false };

/** An address may say anything; what is no choice of ours is none. */
export function choiceOf(params: URLSearchParams): DealChoice {
  const km = dealReaches.find((reach) => String(reach) === params.get('km'));
  return {
    sort: dealSorts.find((sort) => sort === params.get('sort')) ?? plainChoice.sort,
    km: km === undefined || km === dealReaches.at(-1) ? null : km,
    open: params.get('open') === '1',
    followed: params.get('followed') === '1',
  };
}

/** The same for lists that anybody may see, which know nobody's taste and shops. */
export function choiceOfAnybody(params: URLSearchParams): DealChoice {
  const choice = choiceOf(params);
  const { sort } = choice;
  return { ...choice, followed: false, sort: sort === 'you' ? plainChoice.sort : sort };
}

/** What an address says of a choice; of what is as usual it says nothing. */
export function putChoice(params: URLSearchParams, choice: DealChoice): void {
  for (const name of choiceNames) {
    const value = choice[name];
    if (value === plainChoice[name]) params.delete(name);
    else params.set(name, value === true ? '1' : String(value));
  }
}

export type ChoiceName = keyof DealChoice;
const choiceNames: readonly ChoiceName[] = ['sort', 'km', 'open', 'followed'];

/** What of it is not as usual. */
export const activeIn = (choice: DealChoice): ChoiceName[] =>
  choiceNames.filter((name) => choice[name] !== plainChoice[name]);

/** As the server is asked for it. */
export const askedOf = (choice: DealChoice): Partial<DealChoice> =>
  Object.fromEntries(activeIn(choice).map((name) => [name, choice[name]]));

/** In the address, as the filter is. The sheet that it was made in is one step back; the choice takes its place. */
export function useDealChoice(sheet: string): [DealChoice, (choice: DealChoice) => void] {
  const [params, alter] = useAddressParams();

  function choose(choice: DealChoice) {
    alter((next) => {
      putChoice(next, choice);
      next.delete(sheet);
    });
  }

  return [useMemo(() => choiceOf(params), [params]), choose];
}
