import type { ServiceArea } from '@baeon/contracts/places/geo';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { StoreSummary, DealPictures } from '../../lib/store-summary.ts';
import type { Clock } from '../../lib/clock.ts';
import { API_PREFIX } from '../../lib/feature.ts';
import { linkOrigin } from '../../lib/own-site.ts';
import type { Meter } from '../../lib/meter.ts';
import type { StoreKeys } from '../counter/keys.service.ts';
import type { NoteUrgent } from '../push/push.feature.ts';
import type { SmsOutbox } from '../sms/outbox.service.ts';
import { createClaims } from './claims.service.ts';
import { createOfflineRedemptions } from './offline-redemptions.service.ts';
import { claimsRoutes, heldCouponsRoutes } from './coupons.routes.ts';
import { expireCoupons } from './expiry.repo.ts';
import { createGifts } from './gifts.service.ts';
import { createHeldCoupons } from './held-coupons.service.ts';
import { createLiveCodeKeys } from './live-code-keys.ts';
import { liveCodesRoutes } from './live-codes.routes.ts';
import { createLiveCodes } from './live-codes.service.ts';
import { passesRoutes, userPassesRoutes } from './passes.routes.ts';
import { createPasses } from './passes.service.ts';
import { createReadShownCode } from './read-shown-code.ts';
import { redeemRoutes } from './redeem.routes.ts';
import { createRedeeming, toTaken } from './redeem.service.ts';

type Dependencies = {
  config: {
    secret: string;
    productSlug: string;
    brandName: string;
    bonusBrand: string;
    serviceArea: ServiceArea;
    publicUrl: string | null;
    port: number;
    claimUndo: { seconds: number; heldBackMs: number };
  };
  userPrefix: string;
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
  pictures: DealPictures;
  smsOutbox: SmsOutbox;
  storeKeys: Pick<StoreKeys, 'find'>;
  meter: Meter;
  /** Told once there are messages of claims to send. */
  messagesWait(): void;
  /** Told of everybody who may have a new coupon. */
  couponsChanged(userId: string): void;
  hashNumber(mobileNumber: string): Buffer;
  noteUrgent: NoteUrgent;
};

/** Coupons in people's hands: claimed, given as gifts, passed on, redeemed, expired. */
export function createCouponsFeature(deps: Dependencies) {
  const { config, userPrefix, db, clock, smsOutbox, messagesWait, couponsChanged } = deps;
  const { productSlug, brandName } = config;
  const publicUrl = linkOrigin(config);
  const display = { pictures: deps.pictures, anyStore: anyStore(config) };
  const heldCoupons = createHeldCoupons({ db, clock, display });
  const claims = createClaims({
    db,
    clock,
    claimed: deps.meter.claimed,
    messagesWait,
    languageFor: smsOutbox.languageFor,
    display,
    couponsChanged,
    readCoupon: heldCoupons.find,
    productSlug,
    brandName,
    publicUrl,
    undo: config.claimUndo,
  });
  const passes = createPasses({ db, clock, smsOutbox, display, couponsChanged, publicUrl });
  const keys = createLiveCodeKeys({ db, clock, secret: config.secret, log: deps.log });
  const liveCodes = createLiveCodes({ db, clock, keys });
  const { noteUrgent } = deps;
  const readShownCode = createReadShownCode(liveCodes);
  const redeeming = createRedeeming({ db, clock, readShownCode, noteUrgent });

  return {
    gifts: createGifts({ clock, hashNumber: deps.hashNumber }),
    expireCoupons,
    liveCodes,
    redeeming,
    offlineRedemptions: createOfflineRedemptions({ db, clock, liveCodes, noteUrgent }),
    toTaken,
    routes: [
      { prefix: userPrefix, plugin: heldCouponsRoutes({ heldCoupons, claims }) },
      { prefix: userPrefix, plugin: userPassesRoutes({ passes }) },
      { prefix: userPrefix, plugin: liveCodesRoutes({ liveCodes }) },
      { prefix: API_PREFIX, plugin: claimsRoutes({ claims }) },
      { prefix: API_PREFIX, plugin: passesRoutes({ passes }) },
      { prefix: API_PREFIX, plugin: redeemRoutes({ redeeming, storeKeys: deps.storeKeys }) },
    ],
  };
}

/** Stands for the store of a coupon that can be used at any of them. */
const anyStore = ({ bonusBrand, serviceArea }: Dependencies['config']): StoreSummary => ({
  id: '',
  placeId: 'any',
  name: bonusBrand,
  category: 'Bonus',
  city: '',
  state: '',
  pincode: '',
  latitude: serviceArea.latitude,
  longitude: serviceArea.longitude,
  logo: null,
  timeZone: 'Asia/Kolkata',
});
