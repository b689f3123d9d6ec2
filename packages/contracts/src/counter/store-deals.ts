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
