import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { claimMessages, mediaPartnerId } from '@baeon/contracts/coupons/coupons';
import type {
  ClaimBody,
  ClaimResult,
  HeldCoupon,
  UndoResult,
} from '@baeon/contracts/coupons/coupons-wire';
import type { ErrorCode } from '@baeon/contracts/common/error-code';
import type { Db } from '../../db/client.ts';
import type { StoreSummary } from '../../lib/store-summary.ts';
import { AppError, signedOut } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { createBatcher } from '../../lib/batcher.ts';
import type { Identity } from '../../lib/signed-in.ts';
import type { SmsOutbox } from '../sms/outbox.service.ts';
import { couponLink } from '../../lib/message-links.ts';
import { newCouponCode, couponMessage } from './coupon-texts.ts';
import { createClaimableDeals, type ClaimableDeal } from './claimable-deals.ts';
import { issueCoupons, type IssueOutcome, type IssueRequest, undoClaim } from './issue.repo.ts';
import { isTransientDatabaseError } from '../../db/transient-errors.ts';
import { toHeldCoupon, type CouponDisplay } from './coupon-views.ts';
import { notHere } from './held-coupons.service.ts';

/** Claims that arrive while others are being settled are settled together, this many at most. */
const MOST_AT_ONCE = 64;
/** In a crowd, a moment more makes for fewer and larger batches, and so for shorter waits. */
const CROWD = { from: 8, pause: () => delay(2) };
const TRIES = 3;

type Dependencies = {
  db: Db;
  clock: Clock;
  /** Told how each claim ended. */
  claimed(outcome: string): void;
  /** Told once there are messages to send. */
  messagesWait(): void;
  languageFor: SmsOutbox['languageFor'];
  display: CouponDisplay;
  /** Told before the answer goes out, of everybody who may have a new coupon. */
  couponsChanged(userId: string): void;
  readCoupon(userId: string, couponId: string): Promise<HeldCoupon | null>;
  productSlug: string;
  brandName: string;
  publicUrl: string;
  /** For how long people may undo a claim, and how long its message waits for that. */
  undo: { seconds: number; heldBackMs: number };
};

export type Claims = ReturnType<typeof createClaims>;

type Refused = Exclude<IssueOutcome['outcome'], 'issued' | 'already' | 'no_user'>;

const refusals: Record<Refused, [ErrorCode, string]> = {
  sold_out: ['SOLD_OUT', claimMessages.soldOut],
  ended: ['EXPIRED', claimMessages.ended],
  paused: ['PAUSED', claimMessages.paused],
  not_started: ['NOT_STARTED', claimMessages.notYet],
  unknown: ['NOT_FOUND', claimMessages.unknown],
  passed_on: ['ALREADY_CLAIMED', claimMessages.passedOn],
};

export function createClaims(deps: Dependencies) {
  const { db, clock, display } = deps;
  const findDeal = createClaimableDeals(db);

  /**
   * An attempt whose end is unknown is made again with the same ids: a coupon that it finds already
   * there under its own id is the one that it issued.
   */
  async function settle(requests: IssueRequest[]): Promise<IssueOutcome[]> {
    const now = clock.now();
    for (let attempt = 1; ; attempt++) {
      try {
        // Coupons, ledger and messages: one statement, or nothing.
        const outcomes = await issueCoupons(db, 'claim', requests, now);
        if (outcomes.some(({ outcome }) => outcome === 'issued')) deps.messagesWait();
        return outcomes;
      } catch (error) {
        if (attempt === TRIES || !isTransientDatabaseError(error)) throw error;
      }
    }
  }

  const issue = createBatcher<IssueRequest, IssueOutcome>({
    run: settle,
    most: MOST_AT_ONCE,
    rush: CROWD,
  });

  function requestFor(user: Identity, deal: ClaimableDeal, store: StoreSummary): IssueRequest {
    const couponId = randomUUID();
    const code = newCouponCode();
    const told = couponMessage({
      language: deps.languageFor('coupon', user.language),
      brandName: deps.brandName,
      title: deal.campaign.title,
      store: store.name,
      code,
      validUntil: deal.campaign.endsAt,
      timeZone: store.timeZone,
      link: couponLink(deps.publicUrl, couponId),
    });
    return {
      userId: user.id,
      campaignId: deal.campaign.id,
      storeId: store.id,
      couponId,
      code,
      mediaPartnerId: mediaPartnerId(deps.productSlug, store.pincode),
      message: { id: randomUUID(), told },
    };
  }

  function newlyHeld(
    { couponId, code }: IssueRequest,
    { campaign }: ClaimableDeal,
    store: StoreSummary,
    dealsLeft: number,
  ): HeldCoupon {
    const now = clock.now();
    const coupon = {
      id: couponId,
      code,
      source: 'claim' as const,
      state: 'held' as const,
      validUntil: campaign.endsAt,
      issuedAt: now,
      settledAt: null,
    };
    const kind = 'deal' as const;
    const row = { coupon, campaign: { ...campaign, kind, dealsLeft }, store, pass: null };
    return toHeldCoupon(row, now, display);
  }

  async function claimAt(
    user: Identity,
    deal: ClaimableDeal,
    store: StoreSummary,
    tries = TRIES,
  ): Promise<ClaimResult> {
    const request = requestFor(user, deal, store);
    const { outcome, couponId, dealsLeft } = await issue(request);
    deps.couponsChanged(user.id);
    deps.claimed(couponId === request.couponId ? 'issued' : outcome);
    switch (outcome) {
      case 'no_user':
        throw signedOut();
      case 'issued':
        break;
      case 'already': {
        if (couponId === request.couponId) break;
        const coupon = await deps.readCoupon(user.id, couponId!);
        if (coupon)
          return { msg: claimMessages.again, already_claimed: true, coupon, undo_seconds: 0 };
        // It has just been given back, and can be had again, or a friend has accepted it, which the next try tells.
        if (tries === 1) throw new AppError(...refusals.passed_on);
        return claimAt(user, deal, store, tries - 1);
      }
      default:
        throw new AppError(...refusals[outcome]);
    }
    const coupon = newlyHeld(request, deal, store, dealsLeft ?? 0);
    const { seconds: undo_seconds } = deps.undo;
    return { msg: claimMessages.shared, already_claimed: false, coupon, undo_seconds };
  }

  return {
    /** One claim per person: gives somebody one of a deal, or the one that they have of it already. */
    async claim(user: Identity, body: ClaimBody): Promise<ClaimResult> {
      if (body.mobile_number !== user.mobile_number) {
        throw new AppError('FORBIDDEN', claimMessages.otherNumber);
      }
      const deal = await findDeal(body.campaign_id.toLowerCase());
      if (!deal) throw new AppError('NOT_FOUND', claimMessages.unknown);
      const store = deal.stores.find(
        ({ pincode }) => mediaPartnerId(deps.productSlug, pincode) === body.media_partner_id,
      );
      if (!store) {
        throw new AppError('INVALID_INPUT', 'media_partner_id does not belong to this deal');
      }

      return claimAt(user, deal, store);
    },

    /** Gives a coupon back to its campaign, shortly after it was claimed. */
    async undo(userId: string, couponId: string): Promise<UndoResult> {
      const now = clock.now();
      const since = new Date(now.getTime() - deps.undo.heldBackMs);
      const { outcome, deals_left } = await undoClaim(db, { userId, couponId }, since, now);
      if (outcome === 'unknown') throw notHere();
      if (outcome === 'late') throw new AppError('EXPIRED', claimMessages.tooLate);
      deps.couponsChanged(userId);
      deps.claimed('undone');
      return { msg: claimMessages.undone, deals_left: deals_left! };
    },
  };
}
