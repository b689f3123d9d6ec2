import { campaignState } from '@baeon/contracts/campaigns/campaigns';
import {
  LONGEST_DEAL_DAYS,
  MOST_DRAFTS,
  storeDealMessages,
} from '@baeon/contracts/counter/store-deals';
import type {
  DealForm,
  NewDealBody,
  StoreDeal,
  StoreDealBody,
} from '@baeon/contracts/counter/store-deals-wire';
import { formOf } from '@baeon/contracts/counter/deal-form';
import type { Db, Executor } from '../../db/client.ts';
import { recordAct } from '../../db/record-act.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { FirstDeals } from '../counter/setup/first-deals.ts';
import { deleteDraft, listDrafts, saveDraft } from './drafts.repo.ts';
import {
  type StoreDealRow,
  endDeal,
  findDayBounds,
  findStoreDeal,
  insertDeal,
  lockOwnedStores,
  lockUploadedPicture,
  saveDealStores,
  updateDeal,
} from './store-deals.repo.ts';

type Dependencies = {
  db: Db;
  clock: Clock;
  /** Whether we draw a picture at an address. */
  isDrawn(address: string): boolean;
  /** What a picture is called that a store brought, by its address; null for any other. */
  uploadedName(address: string): string | null;
  firstDeals: FirstDeals;
};

type At = { userId: string; storeId: string };

export type DealMaking = ReturnType<typeof createStoreDeals>;

const DAY_MS = 86_400_000;

const unknownDeal = () => new AppError('NOT_FOUND', storeDealMessages.noDeal);
const tooManyDrafts = () =>
  new AppError(
    'TOO_MANY_REQUESTS',
    `A store keeps ${MOST_DRAFTS} drafts. Please remove one first.`,
  );
const wrong = (msg: string) => new AppError('INVALID_INPUT', msg);

/** Deals that owners make and change, at stores of theirs alone. */
export function createStoreDeals(deps: Dependencies) {
  const { db, clock, isDrawn, uploadedName, firstDeals } = deps;

  async function momentsOf(tx: Executor, storeId: string, deal: StoreDealBody, was?: StoreDealRow) {
    const { startsAt, endsAt, today } = await findDayBounds(tx, storeId, deal, clock.now());
    if (deal.ends_on < deal.starts_on) throw wrong(storeDealMessages.endsFirst);
    if (deal.ends_on < today) throw wrong(storeDealMessages.isOver);
    if ((Date.parse(endsAt) - Date.parse(startsAt)) / DAY_MS > LONGEST_DEAL_DAYS) {
      throw wrong(storeDealMessages.tooLong);
    }
    // What was not touched keeps its moment, which need not be the first or the last of a day.
    return {
      startsAt: was?.starts_on === deal.starts_on ? was.startsAt : startsAt,
      endsAt: was?.ends_on === deal.ends_on ? was.endsAt : endsAt,
    };
  }

  async function checkStores(tx: Executor, { userId, storeId }: At, storeIds: string[]) {
    const wanted = new Set(storeIds);
    if (!wanted.has(storeId)) throw wrong(storeDealMessages.atThisStore);
    const owned = await lockOwnedStores(tx, userId, [...wanted]);
    if (owned.length < wanted.size) {
      throw new AppError('FORBIDDEN', storeDealMessages.ownStores);
    }
  }

  async function checkPicture(tx: Executor, image: string | null, was: string | null) {
    if (image === null || image === was || isDrawn(image)) return;
    const name = uploadedName(image);
    if (name === null || !(await lockUploadedPicture(tx, name))) {
      throw wrong(storeDealMessages.pictureGone);
    }
  }

  /** The one way in which what an owner made comes to be a campaign, within the transaction of whoever asks. */
  async function publishDeal(tx: Executor, at: At, deal: NewDealBody): Promise<void> {
    const now = clock.now();
    const moments = await momentsOf(tx, at.storeId, deal);
    if (!(await insertDeal(tx, deal, moments, now))) {
      // The answer to the first time was lost, or the id is another's.
      if (await findStoreDeal(tx, { ...at, id: deal.id })) return;
      throw new AppError('ALREADY_USED', storeDealMessages.idTaken);
    }
    await checkStores(tx, at, deal.store_ids);
    await checkPicture(tx, deal.image, null);
    await saveDealStores(tx, deal.id, deal.store_ids);
    await deleteDraft(tx, at.storeId, deal.id);
    const by = { userId: at.userId };
    await recordAct(tx, { act: 'deal_made', by, storeId: at.storeId, subjectId: deal.id }, now);
  }

  /** As it would be made now; what an operator looks at is held before the stores, as where they approve it. */
  async function putBefore(tx: Executor, at: At, deal: NewDealBody): Promise<void> {
    await firstDeals.ask(tx, at, deal);
    await momentsOf(tx, at.storeId, deal);
    await checkStores(tx, at, deal.store_ids);
    await checkPicture(tx, deal.image, null);
    const { storeId } = at;
    const draft = { storeId, id: deal.id, form: formOf(deal) };
    if (!(await saveDraft(tx, draft, clock.now()))) throw tooManyDrafts();
  }

  /** Under its lock, of whoever owns every store where it runs. */
  async function lockOwn(tx: Executor, at: At, id: string): Promise<StoreDealRow> {
    const deal = await findStoreDeal(tx, { ...at, id }, { lock: true });
    if (!deal) throw unknownDeal();
    if (deal.isOwnAlone) return deal;
    throw new AppError(
      'FORBIDDEN',
      'This campaign runs at other stores too: only who owns all of them can change it.',
    );
  }

  return {
    async one(at: At, id: string): Promise<StoreDeal> {
      const deal = await findStoreDeal(db, { ...at, id });
      if (!deal) throw unknownDeal();
      return toStoreDeal(deal, clock.now());
    },

    publishDeal,

    /** Whether it waits for an operator: it is a draft of the store until then. */
    make: (at: At, deal: NewDealBody): Promise<{ waiting: boolean }> =>
      db.transaction(async (tx) => {
        const waiting = await firstDeals.waits(tx, at.storeId);
        if (waiting) await putBefore(tx, at, deal);
        else {
          await firstDeals.takeBack(tx, at.storeId, deal.id);
          await publishDeal(tx, at, deal);
        }
        return { waiting };
      }),

    /** Whoever holds a coupon keeps what they were promised: the database sees to that. */
    async change(at: At, id: string, deal: StoreDealBody): Promise<void> {
      await db.transaction(async (tx) => {
        const was = await lockOwn(tx, at, id);
        const now = clock.now();
        const moments = await momentsOf(tx, at.storeId, deal, was);
        await checkStores(tx, at, deal.store_ids);
        await checkPicture(tx, deal.image, was.image);
        if (was.wasIssued && was.store_ids.some((store) => !deal.store_ids.includes(store))) {
          throw wrong(storeDealMessages.storesStay);
        }
        if (!(await updateDeal(tx, id, deal, moments, now))) {
          throw wrong(`At least ${was.issued}: so many were given out already.`);
        }
        await saveDealStores(tx, id, deal.store_ids);
        const by = { userId: at.userId };
        await recordAct(tx, { act: 'deal_changed', by, storeId: at.storeId, subjectId: id }, now);
      });
    },

    /** Sent twice it has ended once. */
    async end(at: At, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        await lockOwn(tx, at, id);
        const now = clock.now();
        if (!(await endDeal(tx, id, now))) return;
        const by = { userId: at.userId };
        await recordAct(tx, { act: 'deal_ended', by, storeId: at.storeId, subjectId: id }, now);
      });
    },

    drafts: (storeId: string) => listDrafts(db, storeId),

    async keepDraft(storeId: string, id: string, form: DealForm): Promise<void> {
      if (!(await saveDraft(db, { storeId, id, form }, clock.now()))) {
        throw tooManyDrafts();
      }
    },

    async dropDraft(storeId: string, id: string): Promise<void> {
      const isGone = await db.transaction(async (tx) => {
        await firstDeals.takeBack(tx, storeId, id);
        return deleteDraft(tx, storeId, id);
      });
      if (!isGone) {
        throw new AppError('NOT_FOUND', storeDealMessages.noDraft);
      }
    },
  };
}

function toStoreDeal(row: StoreDealRow, now: Date): StoreDeal {
  const { startsAt, endsAt, isPaused, isOwnAlone: _, wasIssued: __, ...deal } = row;
  const state = campaignState(
    {
      startsAt: Date.parse(startsAt),
      endsAt: Date.parse(endsAt),
      dealsLeft: deal.total - deal.issued,
      isPaused,
    },
    now.getTime(),
  );
  return { ...deal, state };
}
