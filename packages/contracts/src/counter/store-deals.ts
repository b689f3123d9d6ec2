/** Of one deal. */
export const MOST_DEALS = 1_000_000;
export const LONGEST_DEAL_TITLE = 80;
export const LONGEST_DEAL_TEXT = 2000;
export const LONGEST_DEAL_DAYS = 731;
/** Stores of one owner that one deal runs at. */
export const MOST_BRANCHES = 100;
/** Of one store, that are not made yet. */
export const MOST_DRAFTS = 50;
export const MOST_PICTURE_BYTES = 8 * 1024 * 1024;
/** What is decoded at all: four bytes of memory each. */
export const MOST_PICTURE_PIXELS = 24_000_000;
/** Of one store, that it did not bring before. */
export const PICTURES_PER_DAY = 60;

/** Why a deal is not made or changed; what has numbers in it stands where they are known. */
export const storeDealMessages = {
  noTitle: 'A title is missing',
  tooMuch: 'At most 100 percent',
  noDay: 'Choose a day',
  noDays: 'Choose at least one day',
  noTime: 'A time looks like 09:30',
  noStore: 'Choose at least one store',
  endsFirst: 'It ends before it begins.',
  isOver: 'Its last day is over already.',
  tooLong: 'A deal runs for two years at most.',
  atThisStore: 'A deal runs at the store where it is made.',
  ownStores: 'A deal runs at stores of your own only.',
  pictureGone: 'This picture is not here any more. Please choose it again.',
  idTaken: 'This id was used for another deal.',
  storesStay: 'People hold coupons of this deal: stores can be added, not taken away.',
  noDeal: 'This store has no such deal.',
  noDraft: 'This store has no such draft.',
} as const;

export const pictureMessages = {
  notAPicture: 'Please choose a JPEG, PNG or WebP picture.',
  unreadable: 'This picture cannot be read. Please choose another one.',
  tooLarge: 'That picture is too large: at most 8 MB.',
  tooMany: 'Many pictures are coming in. Please try again in a moment.',
} as const;
