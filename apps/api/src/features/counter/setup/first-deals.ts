import type { NewDealBody } from '@baeon/contracts/counter/store-deals-wire';
import type { Executor } from '../../../db/client.ts';
import { recordAct } from '../../../db/record-act.ts';
import type { Clock } from '../../../lib/clock.ts';
import { askForDeal, hadDeals, takeBackDeal } from './first-deals.repo.ts';

export type FirstDeals = ReturnType<typeof createFirstDeals>;

/** The first deal of a store waits for an operator, unless the configuration says that none does. */
export function createFirstDeals({ clock, isOn }: { clock: Clock; isOn: boolean }) {
  return {
    async waits(tx: Executor, storeId: string): Promise<boolean> {
      return isOn && !(await hadDeals(tx, storeId));
    },

    async ask(tx: Executor, at: { userId: string; storeId: string }, deal: NewDealBody) {
      const now = clock.now();
      if (!(await askForDeal(tx, at, deal, now))) return;
      const act = { act: 'deal_applied' as const, by: { userId: at.userId }, storeId: at.storeId };
      await recordAct(tx, { ...act, subjectId: deal.id }, now);
    },

    takeBack: takeBackDeal,
  };
}
