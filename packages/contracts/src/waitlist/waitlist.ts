/** For how long a coupon that came back is held for the first in line. */
export const HOLD_MINUTES = 15;

/** Lines that one person stands in. */
export const MOST_WAITLISTS = 50;

export const waitlistMessages = { yours: 'This deal is yours already.' } as const;
export const waitlistsFull = `You wait for ${MOST_WAITLISTS} deals. Please let one go first.`;
