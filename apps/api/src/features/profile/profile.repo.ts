import type { UserLoginStatus } from '@baeon/contracts/auth/otp';
import type { User } from '@baeon/contracts/profile/profile-wire';
import { and, asc, eq, inArray, isNull, sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { follows, interests } from '../../db/tables/stores.ts';
import { accountFields, users } from '../../db/tables/users.ts';
import { signedOut } from '../../lib/app-error.ts';
import type { Account } from '../../lib/signed-in.ts';

const followedPlaceIds = sql<string[]>`array(
  select ${follows.placeId} from ${follows} where ${follows.userId} = ${users.id}
  order by ${follows.createdAt}, ${follows.placeId}
)`;

export async function readProfile(db: Executor, userId: string): Promise<User> {
  const [user] = await db
    .select({ ...accountFields, interestedBussiness: followedPlaceIds })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw signedOut();
  return user;
}

export type AccountChange = Partial<
  Omit<Account, 'id' | 'mobile_number' | 'login_status' | 'onboarding_later' | 'chosen_place'> & {
    chosenPlace: Account['chosen_place'];
    onboardingLater: boolean;
  }
>;

/** The account, locked until the transaction ends: changes of one person are made in turns. */
export async function lockAccount(tx: Executor, userId: string): Promise<Account> {
  const [account] = await tx
    .select(accountFields)
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!account) throw signedOut();
  return account;
}

export async function saveAccount(
  tx: Executor,
  userId: string,
  change: AccountChange & { loginStatus: UserLoginStatus },
): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, userId));
}

/** Notes when onboarding was finished; true the first time, and never again. */
export async function finishOnboarding(tx: Executor, userId: string, now: Date): Promise<boolean> {
  const finished = await tx
    .update(users)
    .set({ onboardedAt: now, onboardingLater: false })
    .where(and(eq(users.id, userId), isNull(users.onboardedAt)))
    .returning({ id: users.id });
  return finished.length > 0;
}

export async function listInterests(db: Executor, atMost: number) {
  return db
    .select({ id: interests.id, name: interests.name })
    .from(interests)
    .orderBy(asc(interests.position), asc(interests.name))
    .limit(atMost);
}

export async function countKnownInterests(db: Executor, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(interests)
    .where(inArray(interests.id, ids));
  return row!.count;
}
