import { nationalDigits } from '@baeon/contracts/auth/mobile-number';
import { INVITATION_DAYS } from '@baeon/contracts/counter/counter';
import type {
  InviteBody,
  InviteResult,
  StorePeople,
  TakeOverCodeResult,
} from '@baeon/contracts/counter/counter-wire';
import type { Db, Executor } from '../../db/client.ts';
import { personIdOf, recordAct } from '../../db/record-act.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { counterLink } from '../../lib/message-links.ts';
import type { RequestOrigin } from '../../lib/request-origin.ts';
import type { Account } from '../../lib/signed-in.ts';
import type { OneTimeCodes } from '../auth/one-time-codes.service.ts';
import type { SignInGuard } from '../auth/sign-in-guard.ts';
import type { SmsOutbox } from '../sms/outbox.service.ts';
import {
  countInvitedSince,
  deleteInvitation,
  deleteMember,
  findMember,
  findStorePhone,
  findUserByNumber,
  join,
  listInvitations,
  listMembers,
  lockStore,
  saveInvitation,
} from './people.repo.ts';
import type { CounterRole } from './roles.service.ts';

const DAY = 24 * 3_600_000;
/** Messages cost money, and go to people who did not ask for them. */
const INVITED_A_DAY = 20;

type Dependencies = {
  db: Db;
  clock: Clock;
  codes: OneTimeCodes;
  guard: SignInGuard;
  smsOutbox: Pick<SmsOutbox, 'enqueue' | 'languageFor'>;
  brandName: string;
  publicUrl: string;
};

export type People = ReturnType<typeof createPeople>;

export const unknownStore = () => new AppError('NOT_FOUND', 'We do not know this store.');
const notToTakeOver = () =>
  new AppError('FORBIDDEN', 'This store cannot be taken over. Ask its owner or us to invite you.');

export function createPeople(deps: Dependencies) {
  const { db, clock, codes, guard, smsOutbox, brandName, publicUrl } = deps;

  async function invite(
    tx: Executor,
    by: Account,
    store: { id: string; name: string },
    { mobile_number: mobileNumber, role }: InviteBody,
  ): Promise<InviteResult> {
    const now = clock.now();
    if ((await countInvitedSince(tx, store.id, new Date(now.getTime() - DAY))) >= INVITED_A_DAY) {
      throw new AppError(
        'TOO_MANY_REQUESTS',
        'This store has invited many people today. Go on tomorrow.',
      );
    }
    const user = await findUserByNumber(tx, mobileNumber);
    const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY);
    const invited = { mobileNumber, storeId: store.id, role, expiresAt };
    const subjectId = user ? await personIdOf(tx, user.id) : await saveInvitation(tx, invited, now);
    const act = role === 'owner' ? ('owner_invited' as const) : ('staff_invited' as const);
    await recordAct(tx, { act, by: { userId: by.id }, storeId: store.id, subjectId }, now);
    if (user) await join(tx, { userId: user.id, storeId: store.id, role }, now);
    const kind = 'invitation' as const;
    const language = smsOutbox.languageFor(kind, user?.language ?? by.language);
    const values = { brand: brandName, store: store.name, link: counterLink(publicUrl) };
    await smsOutbox.enqueue(tx, {
      key: `invitation:${store.id}:${subjectId}:${now.getTime()}`,
      to: mobileNumber,
      told: { kind, language, values },
      notAfter: expiresAt,
    });
    return { joined: user !== null };
  }

  async function remove(
    tx: Executor,
    by: Account,
    storeId: string,
    personId: string,
    as: CounterRole,
  ) {
    const member = await findMember(tx, storeId, personId);
    if (!member) throw new AppError('NOT_FOUND', 'That person is not at this store.');
    if (as === 'staff' && member.userId !== by.id) {
      throw new AppError('FORBIDDEN', 'That is for others to do.');
    }
    if (member.role === 'owner' && member.owners === 1) {
      throw new AppError('LAST_OWNER', 'A store keeps its last owner. Invite another one first.');
    }
    await deleteMember(tx, storeId, member.userId);
    const act = { act: 'person_removed' as const, by: { userId: by.id }, storeId };
    await recordAct(tx, { ...act, subjectId: personId }, clock.now());
  }

  /** The listed phone of a store that nobody runs yet. */
  async function phoneOf(storeId: string): Promise<string> {
    const number = nationalDigits((await findStorePhone(db, storeId)) ?? '');
    if (!/^\d{10}$/.test(number)) throw notToTakeOver();
    return number;
  }

  return {
    async list(user: Account, storeId: string): Promise<StorePeople> {
      return {
        people: await listMembers(db, storeId, user.id),
        invitations: await listInvitations(db, storeId, clock.now()),
      };
    },

    /** Operators bring owners in; whom these let work for them is theirs to say. */
    async invite(
      by: Account,
      storeId: string,
      body: InviteBody,
      as: CounterRole,
    ): Promise<InviteResult> {
      if (as === 'operator' && body.role !== 'owner') {
        throw new AppError('FORBIDDEN', 'Staff are invited by the owner.');
      }
      return db.transaction(async (tx) => {
        const store = await lockStore(tx, storeId);
        if (!store) throw unknownStore();
        return invite(tx, by, { id: storeId, name: store.name }, body);
      });
    },

    async withdraw(by: Account, storeId: string, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        if (!(await deleteInvitation(tx, storeId, id))) {
          throw new AppError('NOT_FOUND', 'There is no such invitation.');
        }
        const act = { act: 'invitation_withdrawn' as const, by: { userId: by.id }, storeId };
        await recordAct(tx, { ...act, subjectId: id }, clock.now());
      });
    },

    async remove(by: Account, storeId: string, personId: string, as: CounterRole): Promise<void> {
      await db.transaction(async (tx) => {
        await lockStore(tx, storeId);
        await remove(tx, by, storeId, personId, as);
      });
    },

    async sendTakeOverCode(
      by: Account,
      storeId: string,
      origin: RequestOrigin,
    ): Promise<TakeOverCodeResult> {
      const number = await phoneOf(storeId);
      const caller = { ...origin, device: null };
      const sent = await guard.send(caller, (isCharged) =>
        codes.send(number, 'take-over', by.language, { device: null, isCharged }),
      );
      return { phone_ends_in: number.slice(-2), ...sent };
    },

    /** Whoever reads what is sent to the listed phone of a store without an owner is its owner. */
    async takeOver(by: Account, storeId: string, otp: string, origin: RequestOrigin) {
      const mobileNumber = await phoneOf(storeId);
      const attempt = { mobileNumber, otp, purpose: 'take-over' as const, device: null };
      const isTaken = await guard.try({ ...origin, device: null }, () =>
        codes.settle(attempt, async (tx, now) => {
          const store = await lockStore(tx, storeId);
          if (!store || store.isOwned) return false;
          const subjectId = await personIdOf(tx, by.id);
          const act = { act: 'store_taken_over' as const, by: { userId: by.id }, storeId };
          await recordAct(tx, { ...act, subjectId }, now);
          await join(tx, { userId: by.id, storeId, role: 'owner' }, now);
          return true;
        }),
      );
      if (!isTaken) throw notToTakeOver();
    },
  };
}
