import type { Db, Executor } from '../../../db/client.ts';
import { lockUser } from '../../../db/lock-user.ts';
import { noteFor } from '../../../db/note-notifications.ts';
import { recordAct } from '../../../db/record-act.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { cutPage, type PageAsked, readPosition } from '../../../lib/page.ts';
import { lockApplication } from './applications.repo.ts';
import { openShop } from './applications.service.ts';
import { decide, findApproval, listApprovals } from './approvals.repo.ts';

export type Approvals = ReturnType<typeof createApprovals>;

/** What waits for an operator, and what they say. */
export function createApprovals({ db, clock }: { db: Db; clock: Clock }) {
  /** Held as by whoever changes it, the person first. Null where the same was said before. */
  async function lockWaiting(tx: Executor, id: string, reason: string | null) {
    const found = await findApproval(tx, id);
    if (found) await lockUser(tx, found.userId, 'no key update');
    const application = found && (await lockApplication(tx, found.applicationId));
    const approval = found && (await findApproval(tx, id));
    if (!application || !approval) {
      throw new AppError('NOT_FOUND', 'It was changed meanwhile, and does not wait any more.');
    }
    if (!approval.isDecided) return { ...approval, details: application.details };
    if (approval.reason === reason) return null;
    throw new AppError('ALREADY_SAID', 'Somebody has decided this already.');
  }

  return {
    async list({ cursor, limit }: PageAsked) {
      const after = readPosition(cursor);
      const found = await listApprovals(db, { after, limit: limit + 1 });
      const { page, nextCursor } = cutPage(found, limit, ({ position }) => String(position));
      return { page, nextCursor };
    },

    async approve(operatorId: string, id: string): Promise<void> {
      const now = clock.now();
      await db.transaction(async (tx) => {
        const waiting = await lockWaiting(tx, id, null);
        if (!waiting) return;
        const { applicationId, userId, details } = waiting;
        const storeId = await openShop(tx, { id: applicationId, userId, details }, now);
        await decide(tx, { id, storeId, reason: null }, now);
        const act = { act: 'shop_approved' as const, by: { userId: operatorId }, storeId };
        await recordAct(tx, { ...act, subjectId: id }, now);
        await noteFor(tx, { id: userId }, { kind: 'approved', thingId: id }, now);
      });
    },

    async sendBack(operatorId: string, id: string, reason: string): Promise<void> {
      const now = clock.now();
      await db.transaction(async (tx) => {
        const waiting = await lockWaiting(tx, id, reason);
        if (!waiting) return;
        await decide(tx, { id, storeId: null, reason }, now);
        const act = { act: 'shop_sent_back' as const, by: { userId: operatorId }, storeId: null };
        await recordAct(tx, { ...act, subjectId: id }, now);
        await noteFor(tx, { id: waiting.userId }, { kind: 'sent_back', thingId: id }, now);
      });
    },
  };
}
