import { timingSafeEqual } from 'node:crypto';
import { PIN_LOCK_MINUTES, PIN_TRIES, SHIFT_MINUTES } from '@baeon/contracts/counter/counter';
import type { ShiftBody, ShiftResult, TillStaffBody } from '@baeon/contracts/counter/tills-wire';
import type { Db, Executor } from '../../db/client.ts';
import { recordAct } from '../../db/record-act.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { lockStore } from './people.repo.ts';
import { hashPin, hashSecret, newSecret } from './secrets.ts';
import {
  closeShift,
  extendShift,
  findShift,
  insertTillStaff,
  isPinTaken,
  listTillStaff,
  type LockedStaff,
  lockTillStaff,
  openShift,
  savePin,
  saveTries,
} from './till-staff.repo.ts';
import { type KnownTill, removeThing } from './tills.repo.ts';

const MINUTE = 60_000;
const SHIFT_MS = SHIFT_MINUTES * MINUTE;
/** A shift is made longer no more often than this. */
const EXTEND_EVERY = 5 * MINUTE;

type Dependencies = { db: Db; clock: Clock; secret: string };

export type TillStaff = ReturnType<typeof createTillStaff>;

const unknownName = () => new AppError('NOT_FOUND', 'This store has nobody of that name.');

/** Who works at the tills of a store, by name and PIN. */
export function createTillStaff({ db, clock, secret }: Dependencies) {
  const shiftEnd = (now: Date) => new Date(now.getTime() + SHIFT_MS);

  function lockedRefusal(until: Date, now: Date): AppError {
    const wait = Math.ceil((until.getTime() - now.getTime()) / 1000);
    const minutes = Math.ceil(wait / 60);
    return new AppError('PIN_LOCKED', `Too many wrong PINs. Try again in ${minutes} minutes.`, {
      retryAfterSeconds: wait,
    });
  }

  /** Counts a wrong PIN; the fifth locks the name, and never the till. */
  async function countWrong(tx: Executor, till: KnownTill, staff: LockedStaff, now: Date) {
    const wrongTries = staff.wrongTries + 1;
    if (wrongTries < PIN_TRIES) {
      await saveTries(tx, staff.id, { wrongTries, lockedUntil: null });
      return new AppError('PIN_WRONG', `That PIN is not right. ${PIN_TRIES - wrongTries} left.`);
    }
    const lockedUntil = new Date(now.getTime() + PIN_LOCK_MINUTES * MINUTE);
    await saveTries(tx, staff.id, { wrongTries: 0, lockedUntil });
    const by = { tillId: till.id, staffId: null };
    const act = { act: 'pin_locked' as const, by, storeId: till.store.id, subjectId: staff.id };
    await recordAct(tx, act, now);
    return lockedRefusal(lockedUntil, now);
  }

  async function open(tx: Executor, till: KnownTill, staff: LockedStaff, now: Date) {
    const token = newSecret('staff');
    const expiresAt = shiftEnd(now);
    await saveTries(tx, staff.id, { wrongTries: 0, lockedUntil: null });
    await openShift(tx, {
      tokenHash: hashSecret('staff', token)!,
      tillId: till.id,
      staffId: staff.id,
      expiresAt,
    });
    const by = { tillId: till.id, staffId: staff.id };
    await recordAct(tx, { act: 'signed_in_at_till', by, storeId: till.store.id }, now);
    return {
      staff_token: token,
      staff: { id: staff.id, name: staff.name },
      expires_at: expiresAt.toISOString(),
    };
  }

  return {
    list: (storeId: string) => listTillStaff(db, storeId, clock.now()),

    async add(userId: string, storeId: string, { name, pin }: TillStaffBody) {
      return db.transaction(async (tx) => {
        const now = clock.now();
        const pinHash = hashPin(secret, storeId, pin);
        const id = await insertTillStaff(tx, { storeId, name, pinHash }, now);
        if (id === null) {
          throw new AppError('NAME_TAKEN', 'This name or this PIN is taken. Choose another one.');
        }
        const act = { act: 'till_staff_added' as const, by: { userId }, storeId, subjectId: id };
        await recordAct(tx, act, now);
        return { id };
      });
    },

    async changePin(userId: string, storeId: string, id: string, pin: string): Promise<void> {
      await db.transaction(async (tx) => {
        const pinHash = hashPin(secret, storeId, pin);
        await lockStore(tx, storeId);
        if (await isPinTaken(tx, { storeId, id }, pinHash)) {
          throw new AppError('NAME_TAKEN', 'This PIN is taken. Choose another one.');
        }
        if (!(await savePin(tx, { storeId, id }, pinHash))) throw unknownName();
        const act = { act: 'pin_changed' as const, by: { userId }, storeId, subjectId: id };
        await recordAct(tx, act, clock.now());
      });
    },

    async remove(userId: string, storeId: string, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const now = clock.now();
        if (!(await removeThing(tx, 'staff', { storeId, id }, now))) throw unknownName();
        const act = { act: 'till_staff_removed' as const, by: { userId }, storeId, subjectId: id };
        await recordAct(tx, act, now);
      });
    },

    async signIn(till: KnownTill, { staff_id: id, pin }: ShiftBody): Promise<ShiftResult> {
      const now = clock.now();
      const outcome = await db.transaction(async (tx) => {
        const staff = await lockTillStaff(tx, { storeId: till.store.id, id });
        if (!staff) return unknownName();
        if (staff.lockedUntil && staff.lockedUntil > now) {
          return lockedRefusal(staff.lockedUntil, now);
        }
        const isRight = timingSafeEqual(staff.pinHash, hashPin(secret, till.store.id, pin));
        return isRight ? open(tx, till, staff, now) : countWrong(tx, till, staff, now);
      });
      // Thrown only now: inside, it would roll back the try that has to be counted.
      if (outcome instanceof AppError) throw outcome;
      return outcome;
    },

    /** Who is signed in at this till by the token that is shown, or null. */
    async find(till: KnownTill, shown: string | undefined) {
      const tokenHash = hashSecret('staff', shown);
      const now = clock.now();
      const shift = tokenHash && (await findShift(db, tokenHash, till.id, now));
      if (!shift) return null;
      if (shiftEnd(now).getTime() - shift.expiresAt.getTime() > EXTEND_EVERY) {
        await extendShift(db, tokenHash, shiftEnd(now));
      }
      return { id: shift.id, name: shift.name };
    },

    async signOut(till: KnownTill, staffId: string): Promise<void> {
      await db.transaction(async (tx) => {
        await closeShift(tx, till.id, staffId);
        const by = { tillId: till.id, staffId };
        await recordAct(tx, { act: 'signed_out_at_till', by, storeId: till.store.id }, clock.now());
      });
    },
  };
}
