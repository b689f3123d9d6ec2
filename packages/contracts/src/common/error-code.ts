/** Names of refusals, for programs; each answer carries a sentence for people beside it. */
export const errorCodes = [
  'INVALID_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'OTP_TOO_SOON',
  'OTP_SEND_LIMIT',
  'OTP_WRONG',
  'OTP_BURNT',
  'OTP_EXPIRED',
  'SIGN_IN_LOCKED',
  /** By an operator. */
  'BLOCKED',
  'ONBOARDING_ORDER',
  'SOLD_OUT',
  'EXPIRED',
  'NOT_STARTED',
  /** One claim per person: theirs was passed on, or the pass they would accept is their own. */
  'ALREADY_CLAIMED',
  'ALREADY_USED',
  /** It is on its way to somebody else. */
  'BEING_PASSED',
  /** The campaign, by the store. */
  'PAUSED',
  /** Of the days and hours at which a coupon may be used. */
  'NOT_NOW',
  'BILL_MISSING',
  'BILL_TOO_SMALL',
  /** A live code whose signatures do not hold. */
  'FORGED',
  'TOO_LATE',
  /** It was reported, or answered, before. */
  'ALREADY_SAID',
  /** Only whoever is at the store, or was there today, can say this. */
  'NOT_NEAR',
  'NAME_TAKEN',
  'LAST_OWNER',
  'PIN_WRONG',
  'PIN_LOCKED',
  /** Nobody is signed in at the till, or not any more. */
  'STAFF_NEEDED',
  'NOT_SERVED',
  'AUDIO_UNREADABLE',
  'AUDIO_TOO_LONG',
  'NOT_READY',
  'BUSY',
  'VOICE_NOT_INSTALLED',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof errorCodes)[number];
