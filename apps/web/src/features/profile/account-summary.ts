import type { Interest, User } from '@baeon/contracts/profile/profile-wire';
import { textsOf } from '../../lib/texts.ts';
import { accountTexts } from './profile-texts.ts';

/** Where the person is, in words; someone who only shared coordinates has no words for it. */
export function placeText({ area, city, latitude }: User): string {
  const named = [area, city].filter(Boolean).join(', ');
  if (named) return named;
  const texts = textsOf(accountTexts);
  return latitude === null ? texts.notSet : texts.currentLocation;
}

export function countText(count: number): string {
  return count === 0 ? textsOf(accountTexts).none : String(count);
}

/** Names where the list of all interests is at hand, else how many. */
export function interestsText(chosen: readonly string[], all: readonly Interest[] = []): string {
  const names = all.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  return names.join(', ') || countText(chosen.length);
}
