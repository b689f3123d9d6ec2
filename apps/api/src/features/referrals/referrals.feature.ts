import { randomBytes } from 'node:crypto';
import {
  REFERRALS_PER_DAY,
  referralResult,
  type Referral,
} from '@baeon/contracts/referrals/referrals-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db, Executor } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import type { Gifts } from '../coupons/gifts.service.ts';
import {
  countReferrals,
  findBonusTitle,
  keepLink,
  keepReferralBonus,
  lockReferralBonus,
  noteReferral,
  takeInviter,
} from './referrals.repo.ts';

type Dependencies = {
  config: { referral: { limit: number } | null };
  userPrefix: string;
  db: Db;
  clock: Clock;
  gifts: Pick<Gifts, 'thank'>;
};

export type Referrals = ReturnType<typeof createReferrals>;

const DAY = 24 * 3_600_000;
/** 72 random bits: nobody comes upon somebody else's. */
const CODE_BYTES = 9;

function createReferrals({ config, db, clock, gifts }: Dependencies) {
  const { referral } = config;
  const aDayAgo = () => new Date(clock.now().getTime() - DAY);

  return {
    async linkOf(userId: string, limit: number): Promise<Referral> {
      const code = randomBytes(CODE_BYTES).toString('base64url');
      const { ever } = await countReferrals(db, userId, aDayAgo());
      return {
        code: await keepLink(db, userId, code, clock.now()),
        bonus: await findBonusTitle(db),
        thanked: ever,
        limit,
      };
    },

    /**
     * Gives both the bonus when somebody has become a member, if it is their number's first time. Both or neither:
     * an inviter who has had enough brings nobody anything any more.
     */
    async thank(tx: Executor, userId: string, isFirstTime: boolean): Promise<void> {
      const inviterId = await takeInviter(tx, userId);
      if (!referral || !inviterId || !isFirstTime) return;
      const now = clock.now();
      const campaignId = await lockReferralBonus(tx, now);
      if (!campaignId) return;
      const { ever, lately } = await countReferrals(tx, inviterId, aDayAgo());
      if (ever >= referral.limit || lately >= REFERRALS_PER_DAY) return;
      if (!(await noteReferral(tx, inviterId, now))) return;
      await gifts.thank(tx, campaignId, inviterId, userId);
    },
  };
}

/** Bringing friends along, where the operator wants it. */
export function createReferralsFeature(deps: Dependencies) {
  const { config, userPrefix, db } = deps;
  const { referral } = config;
  const referrals = createReferrals(deps);
  return {
    referrals,
    ...(referral && {
      start: () => keepReferralBonus(db),
      routes: [{ prefix: userPrefix, plugin: referralRoutes({ referrals, ...referral }) }],
    }),
  };
}

const referralRoutes =
  ({ referrals, limit }: { referrals: Referrals; limit: number }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/:userId/referral',
      {
        schema: {
          tags: ['account'],
          summary: 'The link by which the signed-in user brings friends along',
          security: [{ bearer: [] }],
          params: z.object({ userId: z.string() }),
          response: envelopeOf(referralResult),
        },
        preHandler: app.requireUser,
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        return ok(await referrals.linkOf(request.signedIn.user.id, limit));
      },
    );
  };
