import type { Approval } from '@baeon/contracts/counter/new-shops-wire';
import type { NewDealBody } from '@baeon/contracts/counter/store-deals-wire';
import type { Db, Executor } from '../../../db/client.ts';
import { lockUser } from '../../../db/lock-user.ts';
import { noteFor } from '../../../db/note-notifications.ts';
import { recordAct } from '../../../db/record-act.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { cutPage, type PageAsked, readPosition } from '../../../lib/page.ts';
import type { ShownPictures } from '../../pictures/shown-pictures.ts';
import { lockApplication } from './applications.repo.ts';
import { openShop } from './applications.service.ts';
import { decide, findApproval, type FoundApproval, listApprovals } from './approvals.repo.ts';
import { findStoreDetails } from './store-details.repo.ts';

export type PublishDeal = (
  tx: Executor,
  at: { userId: string; storeId: string },
  deal: NewDealBody,
) => Promise<void>;

type Dependencies = {
  db: Db;
  clock: Clock;
  pictures: Pick<ShownPictures, 'deal'>;
  publishDeal: PublishDeal;
};

export type Approvals = ReturnType<typeof createApprovals>;

/** What waits for an operator, and what they say. */
export function createApprovals({ db, clock, pictures, publishDeal }: Dependencies) {
  /** Held as by whoever changes it: a shop by its person first. Null where the same was said before. */
  async function lockWaiting(tx: Executor, id: string, reason: string | null) {
    const found = await findApproval(tx, id);
    if (found?.applicationId) {
      await lockUser(tx, found.userId, 'no key update');
      await lockApplication(tx, found.applicationId);
    }
    const approval = found && (await findApproval(tx, id, true));
    if (!approval) {
      throw new AppError('NOT_FOUND', 'It was changed meanwhile, and does not wait any more.');
    }
    if (!approval.isDecided) return approval;
    if (approval.reason === reason) return null;
    throw new AppError('ALREADY_SAID', 'Somebody has decided this already.');
  }

  /** Where it is from now on. */
  async function make(
    tx: Executor,
    { applicationId, deal, storeId, userId }: FoundApproval,
    now: Date,
  ): Promise<string> {
    if (!applicationId) {
      await publishDeal(tx, { userId, storeId: storeId! }, deal!);
      return storeId!;
    }
    const { details } = (await lockApplication(tx, applicationId))!;
    return openShop(tx, { id: applicationId, userId, details }, now);
  }

  async function imageOf(deal: Approval['deal'], storeId: string | null): Promise<string | null> {
    const store = deal && storeId && (await findStoreDetails(db, storeId));
    if (!store) return null;
    const { name, category, place_id: placeId } = store;
    return pictures.deal(deal, { name, category, placeId });
  }

  return {
    async list({ cursor, limit }: PageAsked) {
      const after = readPosition(cursor);
      const found = await listApprovals(db, { after, limit: limit + 1 });
      const { page, nextCursor } = cutPage(found, limit, ({ position }) => String(position));
      const shown: Approval[] = [];
      for (const entry of page) {
        shown.push({ ...entry, image: await imageOf(entry.deal, entry.storeId) });
      }
      return { page: shown, nextCursor };
    },

    async approve(operatorId: string, id: string): Promise<void> {
      const now = clock.now();
      await db.transaction(async (tx) => {
        const waiting = await lockWaiting(tx, id, null);
        if (!waiting) return;
        const storeId = await make(tx, waiting, now);
        await decide(tx, { id, storeId, reason: null }, now);
        const act = waiting.deal ? ('deal_approved' as const) : ('shop_approved' as const);
        await recordAct(tx, { act, by: { userId: operatorId }, storeId, subjectId: id }, now);
        await noteFor(tx, { id: waiting.userId }, { kind: 'approved', thingId: id }, now);
      });
    },

    async sendBack(operatorId: string, id: string, reason: string): Promise<void> {
      const now = clock.now();
      await db.transaction(async (tx) => {
        const waiting = await lockWaiting(tx, id, reason);
        if (!waiting) return;
        const { storeId } = waiting;
        await decide(tx, { id, storeId, reason }, now);
        const act = waiting.deal ? ('deal_sent_back' as const) : ('shop_sent_back' as const);
        await recordAct(tx, { act, by: { userId: operatorId }, storeId, subjectId: id }, now);
        await noteFor(tx, { id: waiting.userId }, { kind: 'sent_back', thingId: id }, now);
      });
    },
  };
}
