import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { Config } from './config.ts';
import { createChangeFeed, type ChangeFeed } from './db/change-feed.ts';
import { connectDatabase, type Database } from './db/client.ts';
import { createJobs } from './db/jobs.ts';
import { loadPictures } from './demo-city.ts';
import { createAssisting, type Assisting } from './features/assistant/assistant.service.ts';
import { createOffersNear } from './features/assistant/offers-near.ts';
import { hashNumber } from './features/auth/otp-code.ts';
import { hashToken, createSessions, type Sessions } from './features/auth/sessions.service.ts';
import { createOneTimeCodes } from './features/auth/one-time-codes.service.ts';
import { createSignIn, type SignIn } from './features/auth/sign-in.service.ts';
import { createCampaigns, type Campaigns } from './features/campaigns/campaigns.service.ts';
import { createClaims, type Claims } from './features/coupons/claims.service.ts';
import { createHeldCoupons, type HeldCoupons } from './features/coupons/held-coupons.service.ts';
import { expireCoupons } from './features/coupons/expiry.repo.ts';
import { createGifts } from './features/coupons/gifts.service.ts';
import { createPasses, type Passes } from './features/coupons/passes.service.ts';
import { createRedeeming, type Redeeming } from './features/coupons/redeem.service.ts';
import { createDealRaising, type DealRaising } from './features/deal-raise/deal-raise.service.ts';
import { startHousekeeping } from './features/housekeeping/housekeeping.jobs.ts';
import { startPushJobs } from './features/push/push.jobs.ts';
import { createPush, type PushNotifications } from './features/push/push.service.ts';
import { createSmsOutbox, type SmsOutbox } from './features/sms/outbox.service.ts';
import { createOutboxQueue } from './features/sms/outbox-queue.ts';
import { createOutboxBatchWorker } from './features/sms/outbox-batch-worker.ts';
import { createShownPictures } from './features/pictures/shown-pictures.ts';
import { createPlaces, type Places } from './features/places/places.service.ts';
import { createCatalogue, type Catalogue } from './features/products/catalogue.ts';
import { createAccounts, type Accounts } from './features/profile/account.service.ts';
import { readProfile } from './features/profile/profile.repo.ts';
import { createProfile, type Profiles } from './features/profile/profile.service.ts';
import { createStoreVocabulary } from './features/speech/store-vocabulary.ts';
import {
  createSpeech,
  createTranscriptCorrection,
  type Speech,
} from './features/speech/speech.service.ts';
import { createFollows, type Follows } from './features/stores/follows.service.ts';
import { createStores, type Stores } from './features/stores/stores.service.ts';
import { createWishlist } from './features/wishlist/wishlist.service.ts';
import {
  chooseAssistant,
  chooseCounters,
  chooseGeocoder,
  choosePlaces,
  choosePush,
  chooseSmsGateway,
  chooseSpeech,
} from './gateway-choice.ts';
import type { Counters } from './gateways/counters/counters.ts';
import type { PushGateway } from './gateways/push/push-gateway.ts';
import type { SmsGateway } from './gateways/sms/sms-gateway.ts';
import type { SpeechGateway } from './gateways/speech/speech-gateway.ts';
import type { AdvertisingStore } from './lib/advertiser.ts';
import { systemClock, type Clock } from './lib/clock.ts';
import type { Pictures } from './lib/pictures.ts';
import type { ProductImage } from './lib/to-product.ts';

export type Context = {
  config: Config;
  log: FastifyBaseLogger;
  database: Database;
  jobs: PgBoss;
  feed: ChangeFeed;
  counters: Counters;
  smsOutbox: SmsOutbox;
  sessions: Sessions;
  signIn: SignIn;
  stores: Stores;
  places: Places;
  follows: Follows;
  profile: Profiles;
  accounts: Accounts;
  campaigns: Campaigns;
  heldCoupons: HeldCoupons;
  claims: Claims;
  passes: Passes;
  redeeming: Redeeming;
  catalogue: Catalogue;
  drawnPictures: Pictures;
  productImage: ProductImage;
  assisting: Assisting;
  speech: Speech;
  dealRaising: DealRaising;
  push: PushNotifications;
  /** Starts the workers: messages leave from here on. */
  start(): Promise<void>;
  /** Lets work in hand end, then closes every connection. */
  close(): Promise<void>;
};

export type Overrides = {
  clock?: Clock;
  smsGateway?: SmsGateway;
  speechGateway?: SpeechGateway;
  pushGateway?: PushGateway;
  drawnPictures?: Pictures;
};

const WORK_IN_HAND_MS = 10_000;

/** Wires the whole API by hand; tests replace the clock or a provider. */
export async function createContext(
  config: Config,
  databaseUrl: string,
  log: FastifyBaseLogger,
  overrides: Overrides = {},
): Promise<Context> {
  const clock = overrides.clock ?? systemClock;
  const database = connectDatabase(databaseUrl, {
    onIdleError: (error) => log.warn({ err: error }, 'lost an idle database connection'),
  });
  const { db, pool } = database;
  const jobs = createJobs(databaseUrl, log);
  const feed = createChangeFeed(databaseUrl, log);
  const counters = chooseCounters(config, { pool, clock, log });

  const queue = createOutboxQueue(jobs);
  const gateway = overrides.smsGateway ?? chooseSmsGateway(config, db, clock);
  const smsOutbox = createSmsOutbox({ db, clock, gateway, queue, log });
  const rush = createOutboxBatchWorker({ deliver: smsOutbox.deliverBatch, log });
  const sessions = createSessions({ db, clock, feed });
  const codes = createOneTimeCodes({
    db,
    clock,
    smsOutbox,
    secret: config.secret,
    brandName: config.brandName,
    publicHost: config.publicUrl ? new URL(config.publicUrl).hostname : 'localhost',
  });
  const signIn = createSignIn({
    codes,
    sessions,
    readProfile: (userId) => readProfile(db, userId),
  });

  const drawnPictures = overrides.drawnPictures ?? (await loadPictures());
  const pictures = createShownPictures(config.pictureHosts, drawnPictures);
  const businesses = choosePlaces(config, { db, pictures, log });
  const stores = createStores({ db, places: businesses, pictures });
  const gifts = createGifts({
    clock,
    hashNumber: (mobileNumber) => hashNumber(config.secret, mobileNumber),
  });
  const follows = createFollows({ db, clock, places: businesses, gifts });
  const places = createPlaces({ db, near: config.serviceArea });
  const geocoder = chooseGeocoder(config, places, log);
  const productImage: ProductImage = pictures.product;
  const wishlist = createWishlist({ db, clock, image: productImage });
  const profile = createProfile({ db, clock, geocoder, stores, follows, gifts, wishlist });
  const accounts = createAccounts({ db, clock, codes });

  const campaigns = createCampaigns({
    db,
    pool,
    clock,
    feed,
    pictures,
    serviceArea: config.serviceArea,
    log,
  });
  const display = { pictures, anyStore: anyStore(config) };
  const heldCoupons = createHeldCoupons({ db, clock, display });
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const claims = createClaims({
    db,
    clock,
    messagesWait: rush.wake,
    display,
    couponsChanged: campaigns.forgetCouponsOf,
    readCoupon: heldCoupons.find,
    productSlug: config.productSlug,
    brandName: config.brandName,
    publicUrl,
  });
  const passes = createPasses({
    db,
    clock,
    smsOutbox,
    display,
    couponsChanged: campaigns.forgetCouponsOf,
    publicUrl,
  });
  const redeeming = createRedeeming({ db, clock });

  const catalogue = createCatalogue({ pool, feed, log });
  const assisting = createAssisting({
    db,
    clock,
    catalogue,
    assistant: chooseAssistant(config, { catalogue, log }),
    offersNear: createOffersNear(campaigns.offersOf),
    image: productImage,
  });

  const speechGateway = overrides.speechGateway ?? chooseSpeech(config, log);
  const vocabulary = createStoreVocabulary({
    pool,
    clock,
    near: config.serviceArea,
    catalogue,
    log,
  });
  const speech = createSpeech({
    gateway: speechGateway,
    correct: createTranscriptCorrection(vocabulary),
  });

  const dealRaising = createDealRaising({
    db,
    clock,
    serviceArea: config.serviceArea,
    image: productImage,
  });

  const push = createPush({
    db,
    clock,
    gateway: overrides.pushGateway ?? choosePush(config),
    vapidKeys: config.push.keys,
    secret: config.secret,
    pushHosts: config.push.hosts,
    hashToken,
    log,
  });

  return {
    config,
    log,
    database,
    jobs,
    feed,
    counters,
    smsOutbox,
    sessions,
    signIn,
    stores,
    places,
    follows,
    profile,
    accounts,
    campaigns,
    heldCoupons,
    claims,
    passes,
    redeeming,
    catalogue,
    drawnPictures,
    productImage,
    assisting,
    speech,
    dealRaising,
    push,
    async start() {
      await feed.start();
      await jobs.start();
      await queue.work(smsOutbox.deliver);
      rush.start();
      await startHousekeeping(jobs, { db, clock, expireCoupons });
      await startPushJobs(jobs, push);
    },
    async close() {
      await rush.close();
      await speechGateway.close();
      await jobs.stop({ graceful: true, timeout: WORK_IN_HAND_MS });
      await counters.close();
      await feed.close();
      await campaigns.close();
      await catalogue.close();
      await database.close();
    },
  };
}

/** Stands for the store of a coupon that can be used at any of them. */
const anyStore = ({ bonusBrand, serviceArea }: Config): AdvertisingStore => ({
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
