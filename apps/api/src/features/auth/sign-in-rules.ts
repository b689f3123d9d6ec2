import {
  OTP_LIFETIME_SECONDS,
  OTP_RESEND_SECONDS,
  OTP_SENDS_PER_HOUR,
  OTP_TRIES,
  OTP_WRONG_TRIES_PER_DAY,
} from '@baeon/contracts/auth/otp';
import { AppError } from '../../lib/app-error.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** What is remembered of a number that asks for codes, whether or not a user has it. */
export type NumberRecord = {
  challengeId: string | null;
  codeHash: Buffer | null;
  codeExpiresAt: Date | null;
  codeTries: number;
  sends: Date[];
  wrongTries: Date[];
  /** Whether the send of the live code was taken from a budget. */
  sendCharged: boolean;
};

/** Wrong tries of a device that the number was signed in on before; null is a stranger's. */
export type DeviceTries = Date[] | null;

export type TryOutcome =
  | { kind: 'right' }
  | { kind: 'refused'; refusal: AppError }
  | {
      kind: 'wrong';
      refusal: AppError;
      burnt: boolean;
      codeTries: number;
      wrongTries: Date[];
      /** Whether they are the device's, for the number is locked. */
      ofDevice: boolean;
    };

/**
 * The record as it may be at this moment: what a clock that ran ahead has noted for later counts from now. Otherwise a
 * number would stay locked for as long as the clock was wrong.
 */
export function notLaterThan(record: NumberRecord, now: Date): NumberRecord {
  const { codeExpiresAt, sends, wrongTries } = record;
  const lastExpiry = new Date(now.getTime() + OTP_LIFETIME_SECONDS * SECOND);
  const livesTooLong = codeExpiresAt !== null && codeExpiresAt > lastExpiry;
  if (!livesTooLong && [...sends, ...wrongTries].every((time) => time <= now)) return record;
  return {
    ...record,
    codeExpiresAt: livesTooLong ? lastExpiry : codeExpiresAt,
    sends: timesUntil(sends, now),
    wrongTries: timesUntil(wrongTries, now),
  };
}

export const timesUntil = (times: Date[], now: Date) =>
  times.map((time) => (time > now ? now : time));

const within = (times: Date[], span: number, now: Date) =>
  times.filter((time) => time.getTime() > now.getTime() - span);

const secondsUntil = (time: number, now: Date) => Math.ceil((time - now.getTime()) / SECOND);

/** The sends to remember after one more, or why there may not be one now. */
export function sendsAfterOneMore(
  record: NumberRecord,
  now: Date,
  deviceTries: DeviceTries,
): Date[] | AppError {
  const locked = lockFor(record, now, deviceTries);
  if (locked) return locked;
  const recent = within(record.sends, HOUR, now);
  const last = recent.at(-1);
  if (last && last.getTime() + OTP_RESEND_SECONDS * SECOND > now.getTime()) {
    const wait = secondsUntil(last.getTime() + OTP_RESEND_SECONDS * SECOND, now);
    return new AppError('OTP_TOO_SOON', `Please wait ${wait} seconds before asking again.`, {
      retryAfterSeconds: wait,
    });
  }
  const oldestCounted = recent.at(-OTP_SENDS_PER_HOUR);
  if (oldestCounted) {
    const wait = secondsUntil(oldestCounted.getTime() + HOUR, now);
    return new AppError(
      'OTP_SEND_LIMIT',
      `Too many codes were sent to this number. Try again in ${minutes(wait)}.`,
      { retryAfterSeconds: wait },
    );
  }
  return [...recent, now];
}

/** Judges one try. `matches` is asked only when a try is allowed at all. */
export function judgeTry(
  record: NumberRecord,
  now: Date,
  deviceTries: DeviceTries,
  matches: (challengeId: string, codeHash: Buffer) => boolean,
): TryOutcome {
  const locked = lockFor(record, now, deviceTries);
  if (locked) return { kind: 'refused', refusal: locked };
  if (record.codeTries >= OTP_TRIES) return { kind: 'refused', refusal: burntRefusal() };
  const { challengeId, codeHash, codeExpiresAt } = record;
  if (!challengeId || !codeHash || !codeExpiresAt || codeExpiresAt <= now) {
    const refusal = new AppError('OTP_EXPIRED', 'This code is no longer valid. Ask for a new one.');
    return { kind: 'refused', refusal };
  }
  if (matches(challengeId, codeHash)) return { kind: 'right' };

  const codeTries = record.codeTries + 1;
  const ofDevice = lockRefusal(record.wrongTries, now) !== null;
  const wrongTries = [...within(ofDevice ? deviceTries! : record.wrongTries, DAY, now), now];
  const burnt = codeTries >= OTP_TRIES;
  const refusal =
    lockRefusal(wrongTries, now) ?? (burnt ? burntRefusal() : wrongRefusal(OTP_TRIES - codeTries));
  return { kind: 'wrong', refusal, burnt, codeTries, wrongTries, ofDevice };
}

/** A number that others have locked is open to a device of its owner's, which has tries of its own. */
function lockFor(record: NumberRecord, now: Date, deviceTries: DeviceTries): AppError | null {
  const locked = lockRefusal(record.wrongTries, now);
  return locked && deviceTries ? lockRefusal(deviceTries, now) : locked;
}

/** Ten wrong tries within a day lock sign-in for a day from the tenth. */
function lockRefusal(wrongTries: Date[], now: Date): AppError | null {
  const tenthLast = wrongTries.at(-OTP_WRONG_TRIES_PER_DAY);
  const last = wrongTries.at(-1);
  if (!tenthLast || !last || last.getTime() - tenthLast.getTime() > DAY) return null;
  const ends = last.getTime() + DAY;
  if (ends <= now.getTime()) return null;
  return new AppError(
    'SIGN_IN_LOCKED',
    'Too many wrong codes for this number. Sign-in is locked for a day.',
    { retryAfterSeconds: secondsUntil(ends, now) },
  );
}

const burntRefusal = () =>
  new AppError('OTP_BURNT', 'Too many wrong tries for this code. Ask for a new one.');

const wrongRefusal = (left: number) =>
  new AppError(
    'OTP_WRONG',
    `That code is not right. ${left} ${left === 1 ? 'try' : 'tries'} left.`,
  );

const minutes = (seconds: number) => {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? 'a minute' : `${count} minutes`;
};
