import type { Language } from '@baeon/contracts/profile/language';
import { eq, sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import {
  accountFields,
  departedNumbers,
  signInNumbers,
  userBlocks,
  users,
} from '../../db/tables/users.ts';
import type { NumberRecord } from './sign-in-rules.ts';
import type { Account } from '../../lib/signed-in.ts';

/** The number's record, locked until the transaction ends, made first if there was none. */
export async function lockNumber(
  tx: Executor,
  mobileNumber: string,
  now: Date,
): Promise<NumberRecord> {
  const [record] = await tx
    .insert(signInNumbers)
    .values({ mobileNumber, sends: [], wrongTries: [], updatedAt: now })
    // Not "do nothing": the row may be deleted while this waits for it, and then a new one is made.
    .onConflictDoUpdate({ target: signInNumbers.mobileNumber, set: { updatedAt: now } })
    .returning();
  return record!;
}

export async function saveNumber(
  tx: Executor,
  mobileNumber: string,
  change: Partial<NumberRecord>,
  now: Date,
): Promise<void> {
  await tx
    .update(signInNumbers)
    .set({ ...change, updatedAt: now })
    .where(eq(signInNumbers.mobileNumber, mobileNumber));
}

/** What is remembered of a number whose account was deleted lately. */
export async function findDepartedPast(
  tx: Executor,
  numberHash: Buffer,
): Promise<Pick<NumberRecord, 'sends' | 'wrongTries'> | null> {
  const [past] = await tx
    .select({ sends: departedNumbers.sends, wrongTries: departedNumbers.wrongTries })
    .from(departedNumbers)
    .where(eq(departedNumbers.numberHash, numberHash));
  return past ?? null;
}

/** Forgets a number, but not how often it was sent codes. */
export async function departNumber(
  tx: Executor,
  mobileNumber: string,
  numberHash: Buffer,
  now: Date,
): Promise<void> {
  const [record] = await tx
    .delete(signInNumbers)
    .where(eq(signInNumbers.mobileNumber, mobileNumber))
    .returning();
  if (!record) return;
  const past = { sends: record.sends, wrongTries: record.wrongTries, leftAt: now };
  await tx
    .insert(departedNumbers)
    .values({ numberHash, ...past })
    .onConflictDoUpdate({ target: departedNumbers.numberHash, set: past });
}

type NewUser = {
  mobile_number: string;
  language: Language;
  /** Of a link. */
  referral_code?: string | undefined;
};

/** The user of a number, made on the first sign-in, in the language that it was made in. */
export async function findOrCreateUser(
  tx: Executor,
  { mobile_number: mobileNumber, language, referral_code }: NewUser,
  now: Date,
): Promise<Account> {
  const invitedBy = referral_code
    ? sql`(select user_id from referral_links where code = ${referral_code})`
    : null;
  await tx
    .insert(users)
    .values({ mobileNumber, language, invitedBy, createdAt: now })
    .onConflictDoNothing();
  const [user] = await tx
    .select(accountFields)
    .from(users)
    .where(eq(users.mobileNumber, mobileNumber));
  return user!;
}

export async function saveLanguage(tx: Executor, id: string, language: Language): Promise<void> {
  await tx.update(users).set({ language }).where(eq(users.id, id));
}

export async function isBlocked(tx: Executor, mobileNumber: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(userBlocks, eq(userBlocks.userId, users.id))
    .where(eq(users.mobileNumber, mobileNumber));
  return rows.length > 0;
}
