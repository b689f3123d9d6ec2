export const MIN_AGE = 14;
export const MAX_AGE = 120;
export const MAX_NAME_LENGTH = 60;
export const MAX_INTERESTS = 60;
/** A place name has to be longer than this. */
export const PLACE_LONGER_THAN = 3;
export const MAX_PLACE_LENGTH = 80;
/** Suggestions are looked up from this many characters on. */
export const MIN_PLACE_QUERY = 2;
export const MAX_FOLLOWED = 200;

export const genders = ['Male', 'Female', 'Others'] as const;
export type Gender = (typeof genders)[number];

export const onboardingMessages = {
  firstName: 'Please enter your first name',
  interests: 'Please select at least one interest',
  age: 'Please enter a valid age',
  gender: 'Please select your gender',
  place: 'Please provide city or area',
  businesses: 'Please select at least one business',
} as const;

export const userToasts = {
  updated: 'User updated successfully',
  updateFailed: 'Error updating user',
} as const;

export const locationToasts = { failed: 'Failed to fetch location' } as const;

export const businessToasts = {
  invalidList: 'Received invalid data format from server',
  loadFailed: 'Failed to load nearby businesses',
  saveFailed: 'Failed to process selected businesses',
} as const;

/** Each gives the message to show, or null when the value is fine. */
export const firstNameProblem = (name: string): string | null =>
  name.trim() === '' ? onboardingMessages.firstName : null;

export const interestsProblem = (interests: readonly string[]): string | null =>
  interests.length === 0 ? onboardingMessages.interests : null;

export const ageProblem = (age: number): string | null =>
  Number.isInteger(age) && age >= MIN_AGE && age <= MAX_AGE ? null : onboardingMessages.age;

export const genderProblem = (gender: string): string | null =>
  genders.some((known) => known === gender) ? null : onboardingMessages.gender;

const isPlaceName = (text: string) => text.trim().length > PLACE_LONGER_THAN;

export const placeProblem = (place: { area: string; city: string }): string | null =>
  isPlaceName(place.area) || isPlaceName(place.city) ? null : onboardingMessages.place;

/** What is kept of the two fields: the city if it is a name, and the area if it is one. */
export function keptPlace(place: { area: string; city: string }): { area?: string; city?: string } {
  return {
    ...(isPlaceName(place.city) ? { city: place.city.trim() } : {}),
    ...(isPlaceName(place.area) ? { area: place.area.trim() } : {}),
  };
}

export const businessesProblem = (chosen: number, offered: number): string | null =>
  chosen === 0 && offered > 0 ? onboardingMessages.businesses : null;
