/** How a list of deals may be sorted; the first is what it is without being told. `you` is what fits a person. */
export const dealSorts = ['distance', 'ending', 'saving', 'rating', 'new', 'you'] as const;
export type DealSort = (typeof dealSorts)[number];

/** How far a list may be told to look, in km; the last is as far as it looks anyway. */
export const dealReaches = [1, 3, 5, 20] as const;
export type DealReach = (typeof dealReaches)[number];

/** Rows above the list of all deals, in the order in which they are shown. */
export const dealSectionNames = ['you', 'ending', 'new', 'followed'] as const;
export type DealSectionName = (typeof dealSectionNames)[number];
