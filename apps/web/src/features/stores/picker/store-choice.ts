import type { NearbyStore } from '@baeon/contracts/stores/stores-wire';

/** What was tapped, over what was followed before. Taps stay right when the latter comes late. */
export type Taps = Readonly<Record<string, boolean>>;

type Choice = {
  stores: readonly NearbyStore[];
  /** Place ids, those of stores elsewhere among them. */
  followed: readonly string[];
  taps: Taps;
};

function isChosen(placeId: string, { followed, taps }: Choice): boolean {
  return taps[placeId] ?? followed.includes(placeId);
}

/** Place ids of the chosen ones among those that are offered, in their order. */
export function chosenIds(choice: Choice): string[] {
  const ids = choice.stores.map(({ place_id }) => place_id);
  return [...new Set(ids)].filter((placeId) => isChosen(placeId, choice));
}

export function toggled(placeId: string, choice: Choice): Taps {
  return { ...choice.taps, [placeId]: !isChosen(placeId, choice) };
}

/** What is saved replaces all that was followed, so what is not offered here is kept. */
export function idsToSave(choice: Choice): string[] {
  const offered = new Set(choice.stores.map(({ place_id }) => place_id));
  const elsewhere = choice.followed.filter((placeId) => !offered.has(placeId));
  return [...chosenIds(choice), ...elsewhere];
}

/** Those whose name contains the text, ignoring case; a blank text keeps all. */
export function namedLike<T extends { name: string }>(stores: readonly T[], text: string): T[] {
  const wanted = text.trim().toLocaleLowerCase();
  return stores.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}
