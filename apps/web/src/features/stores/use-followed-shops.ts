import type { NearbyBusiness } from '@baeon/contracts/stores/stores-wire';
import { useState } from 'react';
import { useFollowed } from './stores-api.ts';

/**
 * The followed shops while they are looked at. Rows that are unfollowed stay, so that a slip can
 * be undone; what is found nearby and followed joins them.
 */
export function useFollowedShops() {
  const list = useFollowed();
  const [wishes, setWishes] = useState<Readonly<Record<string, boolean>>>({});
  const [found, setFound] = useState<readonly NearbyBusiness[]>([]);
  /** Null until people have looked around for the first time. */
  const [finding, setFinding] = useState<boolean | null>(null);

  const ids = new Set(list.data?.map(({ place_id }) => place_id));
  const isNew = ({ place_id }: NearbyBusiness) => !ids.has(place_id);

  function note(business: NearbyBusiness, followed: boolean): void {
    const { place_id } = business;
    setWishes((known) => ({ ...known, [place_id]: followed }));
    setFound((known) => [...known.filter((other) => other.place_id !== place_id), business]);
  }

  return {
    list,
    shops: [...(list.data ?? []), ...found.filter(isNew)],
    isFollowed: (placeId: string) => wishes[placeId] ?? ids.has(placeId),
    note,
    finding,
    find: () => setFinding(true),
    goBack: () => {
      // What was followed and dropped again while looking around never was one of theirs.
      setFound((known) => known.filter(({ place_id }) => wishes[place_id]));
      setFinding(false);
    },
  };
}
