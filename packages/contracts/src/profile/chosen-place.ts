/** How many places are kept besides home and work. */
export const MOST_RECENT_PLACES = 5;

/** What a kept place is to a person. */
export const keptPlaceKinds = ['home', 'work', 'recent'] as const;
export type KeptPlaceKind = (typeof keptPlaceKinds)[number];

export const chosenPlaceMessages = { name: 'Please name the place' } as const;
