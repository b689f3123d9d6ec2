import { isSamePlace, rounded } from '@baeon/contracts/places/geo';
import { type KeptPlaceKind, MOST_RECENT_PLACES } from '@baeon/contracts/profile/chosen-place';
import type { ChosenPlace, KeptPlace } from '@baeon/contracts/profile/chosen-place-wire';
import type { UpdateUserBody } from '@baeon/contracts/profile/profile-wire';
import type { AccountChange } from './profile.repo.ts';

type PlaceChange = Pick<
  UpdateUserBody,
  'chosen_place' | 'home_place' | 'work_place' | 'forget_place'
>;

const at = (place: ChosenPlace): ChosenPlace => ({ ...place, ...rounded(place) });
const kept = (kind: KeptPlaceKind, place: ChosenPlace): KeptPlace => ({ ...at(place), kind });

/** One place by that name, or the one that is kept already; none where it was removed. */
const saved = (
  before: KeptPlace[],
  kind: 'home' | 'work',
  change: ChosenPlace | null | undefined,
): KeptPlace[] => {
  if (change === undefined) return before.filter((place) => place.kind === kind);
  return change === null ? [] : [kept(kind, change)];
};

/** What can be chosen again after a change: each place once, the latest of the recent ones first. */
function placesAfter(before: KeptPlace[], change: PlaceChange): KeptPlace[] {
  const { chosen_place: chosen, home_place, work_place, forget_place } = change;
  const named = [...saved(before, 'home', home_place), ...saved(before, 'work', work_place)];
  const recent = [
    ...(chosen ? [kept('recent', chosen)] : []),
    ...before.filter((place) => place.kind === 'recent'),
  ].filter(
    (place, nth, all) =>
      ![...named, ...all.slice(0, nth)].some((other) => isSamePlace(place, other)) &&
      !(forget_place && isSamePlace(place, forget_place)),
  );
  return [...named, ...recent.slice(0, MOST_RECENT_PLACES)];
}

/** What a change of the profile writes about the places that a person looks around. */
export function placeFields(
  before: KeptPlace[],
  change: PlaceChange,
): Pick<AccountChange, 'chosenPlace' | 'places'> {
  const { chosen_place, home_place, work_place, forget_place } = change;
  const changes = [chosen_place, home_place, work_place, forget_place];
  if (changes.every((value) => value === undefined)) return {};
  return {
    ...(chosen_place !== undefined && { chosenPlace: chosen_place && at(chosen_place) }),
    places: placesAfter(before, change),
  };
}
