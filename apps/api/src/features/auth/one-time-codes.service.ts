import { randomUUID } from 'node:crypto';
import { OTP_LIFETIME_SECONDS, OTP_RESEND_SECONDS } from '@baeon/contracts/auth/otp';
import type { Language } from '@baeon/contracts/profile/language';
import type { Db, Executor } from '../../db/client.ts';
import { transactionWithRetry } from '../../db/transient-errors.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { CodePurpose } from '../../lib/sms-texts.ts';
import type { SmsOutbox } from '../sms/outbox.service.ts';
import { hashNumber, hashOtp, newOtp, otpMatches } from './otp-code.ts';
import { type KnownDevice, readDeviceTries, saveDeviceTries } from './known-devices.repo.ts';
import {
  type DeviceTries,
  judgeTry,
  notLaterThan,
  type NumberRecord,
  sendsAfterOneMore,
  timesUntil,
} from './sign-in-rules.ts';
import { departNumber, findDepartedPast, lockNumber, saveNumber } from './sign-in.repo.ts';

type Dependencies = {
  db: Db;
  clock: Clock;
  smsOutbox: SmsOutbox;
  secret: string;
  brandName: string;
  /** The host that codes are bound to. */
  publicHost: string;
  /** Says why, where the owner of a number is sent none. */
  refuseBlocked(tx: Executor, mobileNumber: string): Promise<void>;
};

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>;

const MINUTES = OTP_LIFETIME_SECONDS / 60;
const NO_CODE = { challengeId: null, codeHash: null, codeExpiresAt: null };

/** From where a code is asked for: a device of the owner's, or null; and whether a budget has paid for it. */
type SendTerms = { device: KnownDevice | null; isCharged: boolean };

const UNCHARGED: SendTerms = { device: null, isCharged: false };

type Try = {
  mobileNumber: string;
  otp: string;
  purpose: CodePurpose;
  device: KnownDevice | null;
};

export type Settled<T> =
  | { kind: 'right'; value: T; wasCharged: boolean }
  | { kind: 'wrong' | 'refused'; refusal: AppError };

/** Codes sent to a number. One is alive at a time, for one purpose; all purposes share the limits. */
export function createOneTimeCodes(deps: Dependencies) {
  const { db, clock, smsOutbox, secret } = deps;

  async function lockRecord(tx: Executor, mobileNumber: string, now: Date): Promise<NumberRecord> {
    const kept = await lockNumber(tx, mobileNumber, now);
    const isNew = kept.sends.length + kept.wrongTries.length === 0;
    const past = isNew ? await findDepartedPast(tx, hashNumber(secret, mobileNumber)) : null;
    const record = notLaterThan(past ? { ...kept, ...past } : kept, now);
    if (record === kept) return kept;
    const { codeExpiresAt, sends, wrongTries } = record;
    await saveNumber(tx, mobileNumber, { codeExpiresAt, sends, wrongTries }, now);
    return record;
  }

  async function triesOf(
    tx: Executor,
    device: KnownDevice | null,
    now: Date,
  ): Promise<DeviceTries> {
    const tries = device && (await readDeviceTries(tx, device));
    return tries && timesUntil(tries, now);
  }

  /** Uses a code up and does `onRight` in the same transaction, or says why it is refused. */
  async function settle<T>(
    { mobileNumber, otp, purpose, device }: Try,
    onRight: (tx: Executor, now: Date) => Promise<T>,
  ): Promise<Settled<T>> {
    const now = clock.now();
    return transactionWithRetry(db, async (tx) => {
      const record = await lockRecord(tx, mobileNumber, now);
      const deviceTries = await triesOf(tx, device, now);
      const outcome = judgeTry(record, now, deviceTries, otpMatches(secret, purpose, otp));
      if (outcome.kind === 'refused') return outcome;
      if (outcome.kind === 'wrong') {
        const { codeTries, wrongTries, burnt, ofDevice } = outcome;
        if (ofDevice) await saveDeviceTries(tx, device!, wrongTries);
        const change = { codeTries, ...(ofDevice ? {} : { wrongTries }), ...(burnt && NO_CODE) };
        await saveNumber(tx, mobileNumber, change, now);
        return outcome;
      }
      await saveNumber(tx, mobileNumber, NO_CODE, now);
      const { sendCharged: wasCharged } = record;
      return { kind: 'right' as const, value: await onRight(tx, now), wasCharged };
    });
  }

  return {
    settle,

    async send(
      mobileNumber: string,
      purpose: CodePurpose,
      language: Language,
      { device, isCharged }: SendTerms = UNCHARGED,
    ) {
      const now = clock.now();
      const challengeId = randomUUID();
      const otp = newOtp();
      const kind = `code:${purpose}` as const;
      const codeExpiresAt = new Date(now.getTime() + OTP_LIFETIME_SECONDS * 1000);
      const refusal = await db.transaction(async (tx) => {
        await deps.refuseBlocked(tx, mobileNumber);
        const record = await lockRecord(tx, mobileNumber, now);
        const sends = sendsAfterOneMore(record, now, await triesOf(tx, device, now));
        if (sends instanceof AppError) return sends;
        const codeHash = hashOtp(secret, purpose, challengeId, otp);
        const fresh = { challengeId, codeHash, codeExpiresAt, codeTries: 0, sends };
        await saveNumber(tx, mobileNumber, { ...fresh, sendCharged: isCharged }, now);
        await smsOutbox.enqueue(tx, {
          key: `otp:${challengeId}`,
          to: mobileNumber,
          told: {
            kind,
            language: smsOutbox.languageFor(kind, language),
            values: { otp, brand: deps.brandName, minutes: MINUTES, host: deps.publicHost },
          },
          notAfter: codeExpiresAt,
        });
        return null;
      });
      // Thrown only now: inside, it would roll back what was noted of the number.
      if (refusal) throw refusal;
      return {
        resend_after_seconds: OTP_RESEND_SECONDS,
        expires_in_seconds: OTP_LIFETIME_SECONDS,
      };
    },

    /** The same for somebody who is signed in; throws why it is refused. */
    async use<T>(
      mobileNumber: string,
      otp: string,
      purpose: CodePurpose,
      onRight: (tx: Executor, now: Date) => Promise<T>,
    ): Promise<T> {
      const settled = await settle({ mobileNumber, otp, purpose, device: null }, onRight);
      // Thrown only now: inside, it would roll back the try that has to be counted.
      if (settled.kind !== 'right') throw settled.refusal;
      return settled.value;
    },

    /** Part of deleting an account: the number goes, the limits on codes to it stay. */
    forget: (tx: Executor, mobileNumber: string, now: Date): Promise<void> =>
      departNumber(tx, mobileNumber, hashNumber(secret, mobileNumber), now),
  };
}
