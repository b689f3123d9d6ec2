export const OTP_LENGTH = 4;
export const OTP_LIFETIME_SECONDS = 5 * 60;
/** OTP tries: so many wrong ones burn a code. */
export const OTP_TRIES = 5;
export const OTP_RESEND_SECONDS = 30;
export const OTP_SENDS_PER_HOUR = 5;
export const OTP_WRONG_TRIES_PER_DAY = 10;

export const otpMessages = {
  required: 'OTP is required',
  invalid: 'OTP must be 4 digits',
} as const;

/** Whoever tries many numbers from one place meets these. */
export const guessingMessages = {
  sends:
    'Too many codes were asked for from your network. Please try again later, or from another one.',
  tries:
    'Too many wrong codes came from your network. Please try again later, or from another one.',
  slowed: 'Too many wrong codes are being tried just now. Please try again later.',
} as const;

/** Whose number is blocked reads one of these; the operator's contact stands behind the first. */
export const blockedMessages = {
  write: 'This number is blocked. If you think that is wrong, turn to: ',
  ask: 'This number is blocked. If you think that is wrong, turn to whoever runs this app.',
} as const;

export const otpToasts = {
  sent: 'OTP sent successfully',
  sendFailed: 'Failed to send OTP',
  verified: 'OTP verified successfully',
  verifyFailed: 'Failed to verify OTP',
} as const;

/** The message to show for a code, or null when it is fine. */
export function otpProblem(code: string): string | null {
  if (code === '') return otpMessages.required;
  return /^\d{4}$/.test(code) ? null : otpMessages.invalid;
}

/** Refusals after which no further try with the same code can succeed. */
export const codeIsSpent = (refusal: string): boolean =>
  ['OTP_EXPIRED', 'OTP_BURNT', 'SIGN_IN_LOCKED'].includes(refusal);

/** A token lives this long from its last use. */
export const SESSION_LIFETIME_DAYS = 90;

/** A device that somebody has signed in on is known this long after they did so last. */
export const DEVICE_LIFETIME_DAYS = 365;
/** And an address this long after a right code came from there. */
export const ORIGIN_KNOWN_DAYS = 30;

/** How far a person has come, in order. OTPSEND belongs to a number, the rest to a user. */
export const loginStatuses = [
  'OTPSEND',
  'OTPVERIFIED',
  'GOTINTERESTS',
  'GOTLOCATION',
  'GOTGOELOCATION',
  'GOTBUSINESS',
] as const;

export type LoginStatus = (typeof loginStatuses)[number];

/** A status that a signed-in user can have. */
export type UserLoginStatus = Exclude<LoginStatus, 'OTPSEND'>;
