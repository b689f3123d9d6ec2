import type { CouponSource } from '@baeon/contracts/coupons/coupons';
import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { messageText, type Told } from '../../lib/sms-texts.ts';

export type IssueRequest = {
  userId: string;
  campaignId: string;
  storeId: string | null;
  couponId: string;
  code: string;
  mediaPartnerId: string | null;
  message: { id: string; told: Told } | null;
};

export type IssueOutcome = {
  outcome:
    | 'issued'
    | 'already'
    | 'passed_on'
    | 'sold_out'
    | 'ended'
    | 'paused'
    | 'not_started'
    | 'unknown'
    | 'no_user';
  /** The new coupon, or the one that the person has or had. */
  couponId: string | null;
  dealsLeft: number | null;
};

type Row = { outcome: IssueOutcome['outcome']; coupon_id: string | null; deals_left: number };

/** Settles requests in their order, all in one statement. */
export async function issueCoupons(
  tx: Executor,
  source: Exclude<CouponSource, 'passed'>,
  requests: IssueRequest[],
  now: Date,
): Promise<IssueOutcome[]> {
  const column = (of: (request: IssueRequest) => string | null) => sql.param(requests.map(of));
  const { rows } = await tx.execute<Row>(sql`
    select outcome, coupon_id, deals_left from issue_coupons(
      ${column(({ userId }) => userId)}::uuid[],
      ${column(({ campaignId }) => campaignId)}::uuid[],
      ${column(({ storeId }) => storeId)}::uuid[],
      ${column(({ couponId }) => couponId)}::uuid[],
      ${column(({ code }) => code)}::text[],
      ${source},
      ${column(({ mediaPartnerId }) => mediaPartnerId)}::text[],
      ${column(({ message }) => message?.id ?? null)}::uuid[],
      ${column(({ message }) => message && messageText(message.told))}::text[],
      ${column(({ message }) => message && JSON.stringify(message.told))}::text[]::jsonb[],
      ${now}::timestamptz
    ) order by request`);
  return rows.map(({ outcome, coupon_id, deals_left }) => ({
    outcome,
    couponId: coupon_id,
    dealsLeft: deals_left,
  }));
}

type Undone = { outcome: 'undone' | 'unknown' | 'late'; deals_left: number | null };

/** Gives a coupon back that was claimed not longer ago than `since`, and whose message has not left. */
export async function undoClaim(
  db: Executor,
  { userId, couponId }: Pick<IssueRequest, 'userId' | 'couponId'>,
  since: Date,
  now: Date,
): Promise<Undone> {
  const { rows } = await db.execute<Undone>(sql`
    select outcome, deals_left
    from undo_claim(${userId}::uuid, ${couponId}::uuid, ${since}::timestamptz, ${now}::timestamptz)`);
  return rows[0]!;
}
