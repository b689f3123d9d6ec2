/** A token lives this long from its last use. */
export const SESSION_LIFETIME_DAYS = 90;
