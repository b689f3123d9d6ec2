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
