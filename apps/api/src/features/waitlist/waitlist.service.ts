import type { ErrorCode } from '@baeon/contracts/common/error-code';
import { claimMessages } from '@baeon/contracts/coupons/coupons';
import { waitlistMessages, waitlistsFull } from '@baeon/contracts/waitlist/waitlist';
import type { WaitlistStanding } from '@baeon/contracts/waitlist/waitlist-wire';
import type { Db, Executor } from '../../db/client.ts';
import { AppError, signedOut } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { NoteUrgent } from '../push/push.feature.ts';
import {
  findDueWaitlists,
  joinWaitlist,
  leaveWaitlist,
  listStandings,
  serveWaitlist,
  type JoinOutcome,
} from './waitlist.repo.ts';

/** Told in one transaction, which keeps others from the campaign meanwhile. */
const PEOPLE_AT_ONCE = 50;
const CAMPAIGNS_AT_ONCE = 100;

type Dependencies = {
  db: Db;
  clock: Clock;
  noteUrgent: NoteUrgent;
  /** Told of the moment at which a hold ends that nobody has taken until then. */
  lookAgainAt(tx: Executor, at: Date): Promise<void>;
};

export type Waitlists = ReturnType<typeof createWaitlists>;

const refusals: Record<
  Exclude<JoinOutcome, 'joined' | 'already' | 'no_user'>,
  [ErrorCode, string]
> = {
  unknown: ['NOT_FOUND', claimMessages.unknown],
  claimed: ['ALREADY_CLAIMED', waitlistMessages.yours],
  passed_on: ['ALREADY_CLAIMED', claimMessages.passedOn],
  ended: ['EXPIRED', claimMessages.ended],
  not_started: ['NOT_STARTED', claimMessages.notYet],
  full: ['INVALID_INPUT', waitlistsFull],
};

/** The lines for sold-out deals. What comes back is held for the first in line, for a while, and then for the next. */
export function createWaitlists({ db, clock, noteUrgent, lookAgainAt }: Dependencies) {
  /** How many are to hear of it; as many as at once where there may be more. */
  async function serveSome(tx: Executor, campaignId: string): Promise<number> {
    const now = clock.now();
    const served = await serveWaitlist(tx, campaignId, PEOPLE_AT_ONCE, now);
    for (const { person, told } of served) {
      await noteUrgent(tx, person, { kind: told, thingId: campaignId }, now);
    }
    const until = served[0]?.held_until;
    if (until) await lookAgainAt(tx, new Date(until));
    return served.length;
  }

  async function serve(campaignId: string): Promise<void> {
    let served = PEOPLE_AT_ONCE;
    while (served === PEOPLE_AT_ONCE) {
      served = await db.transaction((tx) => serveSome(tx, campaignId));
    }
  }

  return {
    list: (userId: string): Promise<WaitlistStanding[]> => listStandings(db, userId, clock.now()),

    /** To the end of the line; who is in it keeps their place. */
    async join(userId: string, campaignId: string): Promise<WaitlistStanding> {
      return db.transaction(async (tx) => {
        const now = clock.now();
        const outcome = await joinWaitlist(tx, userId, campaignId, now);
        if (outcome === 'no_user') throw signedOut();
        if (outcome !== 'joined' && outcome !== 'already') throw new AppError(...refusals[outcome]);
        // One may have come back since they saw that there are none.
        await serveSome(tx, campaignId);
        const standings = await listStandings(tx, userId, now);
        return standings.find((standing) => standing.campaign_id === campaignId)!;
      });
    },

    /** What was held for them goes to the next at once. */
    async leave(userId: string, campaignId: string): Promise<{ left: boolean }> {
      return db.transaction(async (tx) => {
        const left = await leaveWaitlist(tx, userId, campaignId);
        if (left) await serveSome(tx, campaignId);
        return { left };
      });
    },

    /** Holds what has come back, passes on what nobody took, ends the lines of what is over. Any number of processes may. */
    async serveDue(): Promise<void> {
      let found = CAMPAIGNS_AT_ONCE;
      while (found === CAMPAIGNS_AT_ONCE) {
        const due = await findDueWaitlists(db, CAMPAIGNS_AT_ONCE, clock.now());
        for (const campaignId of due) await serve(campaignId);
        found = due.length;
      }
    },
  };
}
