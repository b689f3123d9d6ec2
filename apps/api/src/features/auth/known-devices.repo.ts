import type { Executor } from '../../db/client.ts';
import { and, desc, eq, gt, inArray, notInArray } from '../../db/drizzle.ts';
import { knownDevices, users } from '../../db/tables/users.ts';

export type KnownDevice = { userId: string; tokenHash: Buffer };

const at = ({ userId, tokenHash }: KnownDevice) =>
  and(eq(knownDevices.userId, userId), eq(knownDevices.tokenHash, tokenHash));

/** The one of these devices that a number was signed in on. */
export async function findDevice(
  db: Executor,
  mobileNumber: string,
  tokenHashes: Buffer[],
  usedAfter: Date,
): Promise<KnownDevice | null> {
  const [device] = await db
    .select({ userId: knownDevices.userId, tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(
      and(
        eq(users.mobileNumber, mobileNumber),
        inArray(knownDevices.tokenHash, tokenHashes),
        gt(knownDevices.lastUsedAt, usedAfter),
      ),
    )
    .limit(1);
  return device ?? null;
}

/** Null where the device is known no more. Read and changed under the lock of its number. */
export async function readDeviceTries(tx: Executor, key: KnownDevice): Promise<Date[] | null> {
  const [device] = await tx
    .select({ wrongTries: knownDevices.wrongTries })
    .from(knownDevices)
    .where(at(key));
  return device?.wrongTries ?? null;
}

export async function saveDeviceTries(tx: Executor, key: KnownDevice, wrongTries: Date[]) {
  await tx.update(knownDevices).set({ wrongTries }).where(at(key));
}

export async function insertDevice(
  tx: Executor,
  device: KnownDevice & { knownSince: Date; lastUsedAt: Date; wrongTries: Date[] },
): Promise<void> {
  await tx.insert(knownDevices).values(device);
}

/** Those of a user's devices that had one of these tokens. */
export async function removeDevices(tx: Executor, userId: string, tokenHashes: Buffer[]) {
  return tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), inArray(knownDevices.tokenHash, tokenHashes)))
    .returning();
}

export async function keepNewestKnown(tx: Executor, userId: string, count: number) {
  const newest = tx
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt))
    .limit(count);
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.tokenHash, newest)));
}
