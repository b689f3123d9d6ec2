import {
  ASKED_A_DAY,
  detailProblems,
  MOST_APPLICATIONS,
  type SomeDetails,
  type StoreDetails,
  storeFields,
} from '@baeon/contracts/counter/store-details';
import type {
  Application,
  ApplyResult,
  ShopInvitationResult,
  StoreDraft,
} from '@baeon/contracts/counter/new-shops-wire';
import { INVITATION_DAYS } from '@baeon/contracts/counter/counter';
import type { Db, Executor } from '../../../db/client.ts';
import { lockUser } from '../../../db/lock-user.ts';
import { recordAct } from '../../../db/record-act.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { counterLink } from '../../../lib/message-links.ts';
import { smsTexts } from '../../../lib/sms-texts.ts';
import type { Account } from '../../../lib/signed-in.ts';
import type { SmsOutbox } from '../../sms/outbox.service.ts';
import { findUserByNumber, join } from '../people.repo.ts';
import {
  addApplication,
  becameStore,
  countOwnOpen,
  deleteApplication,
  listApplications,
  lockApplication,
  saveDetails,
  saveShopInvitation,
} from './applications.repo.ts';
import { addApproval, countAskedSince, takeBackApproval } from './approvals.repo.ts';
import { addStore } from './store-details.repo.ts';
import { refuseUnknownCategory, withoutPastDays } from './store-profile.service.ts';

const DAY = 24 * 3_600_000;
/** What people's own shops are known by, where imports have names of theirs. */
const PLACE_ID_PREFIX = 'own:';

type Dependencies = {
  db: Db;
  clock: Clock;
  smsOutbox: Pick<SmsOutbox, 'enqueue' | 'languageFor'>;
  brandName: string;
  publicUrl: string;
};

export type Applications = ReturnType<typeof createApplications>;

export const unknownApplication = () =>
  new AppError('NOT_FOUND', 'There is no such application any more.');
const isStoreNow = () => new AppError('TOO_LATE', 'This shop is on the map already.');

/** A store of its own, and whoever applied for it is its owner. */
export async function openShop(
  tx: Executor,
  { id, userId, details }: { id: string; userId: string; details: SomeDetails },
  now: Date,
): Promise<string> {
  const whole = await wholeDetails(tx, details, now);
  const storeId = await addStore(tx, PLACE_ID_PREFIX + id, whole, now);
  await recordAct(tx, { act: 'shop_opened', by: { userId }, storeId, subjectId: id }, now);
  await join(tx, { userId, storeId, role: 'owner' }, now);
  await becameStore(tx, id, storeId, now);
  return storeId;
}

/** Shops that are not on the map yet, from the first word that is said of them until they are. */
export function createApplications({ db, clock, smsOutbox, brandName, publicUrl }: Dependencies) {
  /** Theirs, with the person held first: what one person does happens in turns. */
  async function lockOwn(tx: Executor, userId: string, id: string) {
    await lockUser(tx, userId, 'no key update');
    const application = await lockApplication(tx, id);
    if (application && application.userId !== userId) throw unknownApplication();
    return application;
  }

  return {
    list: (userId: string): Promise<Application[]> => listApplications(db, userId),

    /** Begins one or goes on with it; what was put before an operator is taken back by a change. */
    async save(userId: string, id: string, body: StoreDraft): Promise<void> {
      const now = clock.now();
      const details = withoutPastDays(body, now);
      await db.transaction(async (tx) => {
        const known = await lockOwn(tx, userId, id);
        if (known?.storeId) throw isStoreNow();
        if (known) {
          await takeBackApproval(tx, id);
          await saveDetails(tx, id, details, now);
          return;
        }
        if ((await countOwnOpen(tx, userId, id)) >= MOST_APPLICATIONS) {
          throw new AppError(
            'TOO_MANY_REQUESTS',
            'You have begun several shops already. Finish or remove one of them first.',
          );
        }
        if (!(await addApplication(tx, { id, userId, details }, now))) throw unknownApplication();
      });
    },

    /** Asks for it to become a store; an operator's invitation is the answer already. */
    async apply(userId: string, id: string): Promise<ApplyResult> {
      const now = clock.now();
      return db.transaction(async (tx): Promise<ApplyResult> => {
        const application = await lockOwn(tx, userId, id);
        if (!application) throw unknownApplication();
        const { storeId, isInvited, waits } = application;
        if (storeId) return { state: 'approved', store_id: storeId };
        if (waits) return { state: 'waiting', store_id: null };
        if (isInvited) {
          const opened = await openShop(tx, { id, userId, details: application.details }, now);
          return { state: 'approved', store_id: opened };
        }
        const { name } = await wholeDetails(tx, application.details, now);
        if ((await countAskedSince(tx, userId, new Date(now.getTime() - DAY))) >= ASKED_A_DAY) {
          throw new AppError('TOO_MANY_REQUESTS', 'You have asked often today. Go on tomorrow.');
        }
        const act = { act: 'shop_applied' as const, by: { userId }, storeId: null };
        await recordAct(tx, { ...act, subjectId: id }, now);
        await addApproval(tx, { applicationId: id, userId, title: name }, now);
        return { state: 'waiting', store_id: null };
      });
    },

    /** Gone already is as well. */
    async remove(userId: string, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const application = await lockOwn(tx, userId, id);
        if (application?.storeId) throw isStoreNow();
        await deleteApplication(tx, id);
      });
    },

    /** Whoever has this number may open a shop without being looked at first. */
    async invite(by: Account, mobileNumber: string): Promise<ShopInvitationResult> {
      const now = clock.now();
      return db.transaction(async (tx) => {
        const user = await findUserByNumber(tx, mobileNumber);
        const to = user ? { userId: user.id } : { mobileNumber };
        const id = await saveShopInvitation(tx, to, now);
        const act = { act: 'shop_invited' as const, by: { userId: by.id }, storeId: null };
        await recordAct(tx, { ...act, subjectId: id }, now);
        const kind = 'invitation' as const;
        const language = smsOutbox.languageFor(kind, user?.language ?? by.language);
        const store = smsTexts[language].ownShop;
        const values = { brand: brandName, store, link: counterLink(publicUrl) };
        await smsOutbox.enqueue(tx, {
          // One message a day, however often it is tapped.
          key: `shop-invitation:${id}:${now.toISOString().slice(0, 10)}`,
          to: mobileNumber,
          told: { kind, language, values },
          notAfter: new Date(now.getTime() + INVITATION_DAYS * DAY),
        });
        return { known: user !== null };
      });
    },
  };
}

/** All that a store needs; says the first thing that is missing. */
async function wholeDetails(tx: Executor, draft: SomeDetails, now: Date): Promise<StoreDetails> {
  const [problem] = Object.values(detailProblems(draft, storeFields));
  if (problem) throw new AppError('INVALID_INPUT', problem);
  await refuseUnknownCategory(tx, draft.category);
  const optional = { about: null, phone: null, opening_hours: null, special_days: [] };
  return withoutPastDays({ ...optional, ...draft } as StoreDetails, now);
}
