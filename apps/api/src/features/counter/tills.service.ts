import { ENROLMENT_MINUTES } from '@baeon/contracts/counter/counter';
import type { EnrolResult } from '@baeon/contracts/counter/tills-wire';
import type { Db } from '../../db/client.ts';
import { recordAct } from '../../db/record-act.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { hashSecret, newSecret } from './secrets.ts';
import {
  findTill,
  insertEnrolment,
  insertTill,
  type KnownTill,
  listTills,
  removeThing,
  renameTill,
  takeEnrolment,
  touchTill,
} from './tills.repo.ts';

const MINUTE = 60_000;
/** Last use is noted at most this often. */
const TOUCH_EVERY = 5 * MINUTE;

type Dependencies = { db: Db; clock: Clock };

export type Tills = ReturnType<typeof createTills>;

const unknownTill = () => new AppError('NOT_FOUND', 'This store has no such till.');

/** Devices that redeem for a store. None is kept in memory: what was removed is refused by the next call. */
export function createTills({ db, clock }: Dependencies) {
  return {
    /** The till whose token is shown. */
    async find(shown: string | undefined): Promise<KnownTill> {
      const tokenHash = hashSecret('till', shown);
      const till = tokenHash && (await findTill(db, tokenHash));
      if (!till) throw new AppError('UNAUTHENTICATED', 'This till is not known here any more.');
      const now = clock.now();
      if (now.getTime() - till.lastSeenAt.getTime() > TOUCH_EVERY) {
        await touchTill(db, till.id, now);
      }
      return till;
    },

    list: (storeId: string) => listTills(db, storeId),

    async makeEnrolment(userId: string, storeId: string, name: string) {
      const token = newSecret('enrol');
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + ENROLMENT_MINUTES * MINUTE);
      await db.transaction(async (tx) => {
        const tokenHash = hashSecret('enrol', token)!;
        await insertEnrolment(tx, { tokenHash, storeId, name, expiresAt });
        await recordAct(tx, { act: 'enrolment_made', by: { userId }, storeId }, now);
      });
      return { token, expires_at: expiresAt.toISOString() };
    },

    async enrol(shown: string): Promise<EnrolResult> {
      const now = clock.now();
      const enrolmentHash = hashSecret('enrol', shown);
      const token = newSecret('till');
      const tokenHash = hashSecret('till', token)!;
      const till = await db.transaction(async (tx) => {
        const enrolled = enrolmentHash && (await takeEnrolment(tx, enrolmentHash, now));
        if (!enrolled) return null;
        const { storeId } = enrolled;
        const tillId = await insertTill(tx, { ...enrolled, tokenHash }, now);
        const by = { tillId, staffId: null };
        await recordAct(tx, { act: 'till_enrolled', by, storeId, subjectId: tillId }, now);
        return findTill(tx, tokenHash);
      });
      if (!till) {
        const msg = 'This code was used already, or is too old. Ask the owner for a new one.';
        throw new AppError('EXPIRED', msg);
      }
      return { token, till: { id: till.id, name: till.name }, store: till.store };
    },

    async rename(userId: string, storeId: string, id: string, name: string): Promise<void> {
      await db.transaction(async (tx) => {
        if (!(await renameTill(tx, { storeId, id }, name))) throw unknownTill();
        const act = { act: 'till_renamed' as const, by: { userId }, storeId, subjectId: id };
        await recordAct(tx, act, clock.now());
      });
    },

    async remove(userId: string, storeId: string, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const now = clock.now();
        if (!(await removeThing(tx, 'till', { storeId, id }, now))) throw unknownTill();
        await recordAct(tx, { act: 'till_removed', by: { userId }, storeId, subjectId: id }, now);
      });
    },
  };
}
