import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { openConnections } from './connections.ts';
import { createCounterContext } from './counter-context.ts';
import { traceJobs, traceStatements } from './db/trace-database.ts';
import { loadPictures } from './demo-city.ts';
import { createAssistantFeature } from './features/assistant/assistant.feature.ts';
import { createAuthFeature } from './features/auth/auth.feature.ts';
import { createCampaignsFeature } from './features/campaigns/campaigns.feature.ts';
import { createCouponsFeature } from './features/coupons/coupons.feature.ts';
import { createStoreKeys } from './features/counter/keys.service.ts';
import { joinInvited } from './features/counter/people.repo.ts';
import { createDealRaiseFeature } from './features/deal-raise/deal-raise.feature.ts';
import { createHonourFeature } from './features/honour/honour.feature.ts';
import { createHonourRecord } from './features/honour/honour-record.ts';
import { createHousekeepingFeature } from './features/housekeeping/housekeeping.feature.ts';
import { createLinkPreviewsFeature } from './features/link-previews/link-previews.feature.ts';
import { createInstruments } from './features/metrics/instruments.ts';
import { createMetricsFeature } from './features/metrics/metrics.feature.ts';
import { createCityCounts } from './features/operator/city-counts.ts';
import { createPagesFeature } from './features/pages/pages.feature.ts';
import { createPicturesFeature } from './features/pictures/pictures.feature.ts';
import { createPlacesFeature } from './features/places/places.feature.ts';
import { createProductsFeature } from './features/products/products.feature.ts';
import { createProfileFeature } from './features/profile/profile.feature.ts';
import { readProfile } from './features/profile/profile.repo.ts';
import { createPushFeature } from './features/push/push.feature.ts';
import { createReferralsFeature } from './features/referrals/referrals.feature.ts';
import { createSmsFeature } from './features/sms/sms.feature.ts';
import { createSpeechFeature } from './features/speech/speech.feature.ts';
import { createStoresFeature } from './features/stores/stores.feature.ts';
import { createSearches } from './features/suggestions/searches.service.ts';
import { createSuggestionsFeature } from './features/suggestions/suggestions.feature.ts';
import { createSystemFeature } from './features/system/system.feature.ts';
import { createWaitlistFeature } from './features/waitlist/waitlist.feature.ts';
import { createWishlist } from './features/wishlist/wishlist.service.ts';
import { createCounters } from './gateways/counters/counters.ts';
import type { PushGateway } from './gateways/push/push-gateway.ts';
import type { SmsGateway } from './gateways/sms/sms-gateway.ts';
import type { SpeechGateway } from './gateways/speech/speech-gateway.ts';
import { systemClock, type Clock } from './lib/clock.ts';
import { API_PREFIX, type FeatureParts } from './lib/feature.ts';
import { unmetered, type ClusterWorker } from './lib/meter.ts';
import { createOwnOrigin, createOwnSite } from './lib/own-site.ts';
import type { Pictures } from './lib/pictures.ts';
import type { TracesConfig, Tracing } from './lib/tracing.ts';
import { pageFacts } from './page-facts.ts';
import { createCityFiles } from './seed/city-files.ts';

export type Context = Awaited<ReturnType<typeof createContext>>;

export type Overrides = {
  clock?: Clock;
  smsGateway?: SmsGateway;
  speechGateway?: SpeechGateway;
  pushGateway?: PushGateway;
  drawnPictures?: Pictures;
  /** Set where it is one of several processes behind one port. */
  clusterWorker?: ClusterWorker;
};

/** What a process has to prove that keeps nothing in memory. */
const NO_MEMORY = { silentMs: () => 0, listeners: () => [] };

const WORK_IN_HAND_MS = 10_000;

/** Lists the features and hands each what it needs of the others; tests replace the clock or a provider. */
export async function createContext(
  config: Config,
  directUrl: string,
  log: FastifyBaseLogger,
  overrides: Overrides = {},
) {
  const clock = overrides.clock ?? systemClock;
  const instruments = config.metrics ? await createInstruments() : null;
  const connections = openConnections(config, directUrl, log, instruments?.meter ?? null);
  const { database, memory, feed, jobsFeed, jobs } = connections;
  const { db, pool } = database;
  const cityCounts = createCityCounts({ db, clock, log });
  const meter = cityCounts.counting(instruments?.meter ?? unmetered);
  const answers = config.role !== 'worker';
  const takesJobs = config.role !== 'api';
  const tracing = await loadTracing(config.traces, log);
  if (tracing) {
    traceStatements(pool);
    traceJobs(jobs, tracing);
  }
  const counters = await createCounters(config.redisUrl, { pool, clock, log });
  const ownOrigin = createOwnOrigin(config.publicUrl);
  const ownSite = createOwnSite(ownOrigin);
  const userPrefix = `${API_PREFIX}/${config.productSlug}-user`;
  const drawnPictures = overrides.drawnPictures ?? (await loadPictures());
  const base = {
    config,
    db,
    pool,
    memoryPool: memory.pool,
    jobs,
    feed,
    jobsFeed,
    clock,
    log,
    meter,
    ownOrigin,
    ownSite,
    userPrefix,
  };

  const sms = createSmsFeature({ ...base, gateway: overrides.smsGateway });
  const { smsOutbox } = sms;
  const searches = createSearches(base);
  const auth = createAuthFeature({
    ...base,
    counters,
    smsOutbox,
    readProfile: (id) => readProfile(db, id),
    joinInvited,
    loggedOut: searches.forget,
  });
  const pictured = createPicturesFeature({ config, drawnPictures });
  const { pictures } = pictured;
  const productImage = pictures.product;
  const linkPreviews = createLinkPreviewsFeature({ ...base, pictures, drawnPictures });
  const pages = await createPagesFeature({ config, facts: pageFacts(config) });
  const places = createPlacesFeature(base);
  const honourOf = createHonourRecord(base);
  const deals = createCampaignsFeature({
    ...base,
    pictures,
    honourOf,
    noteSearch: searches.note,
  });
  const { campaigns } = deals;
  const storeKeys = createStoreKeys(base);
  const push = createPushFeature({
    ...base,
    ...auth,
    gateway: overrides.pushGateway,
    isRunOnDemand: sms.demoInboxPath !== null,
  });
  const coupons = createCouponsFeature({
    ...base,
    ...auth,
    ...push,
    storeKeys,
    pictures,
    smsOutbox,
    messagesWait: sms.wakeBatchWorker,
    couponsChanged: campaigns.forgetCouponsOf,
  });
  const atCounter = createCounterContext({
    ...base,
    ...auth,
    ...coupons,
    storeKeys,
    pictures,
    drawnPictures,
    smsOutbox,
    messages: sms.messages,
    campaigns,
    cityCounts,
    files: createCityFiles(config, directUrl, pool),
  });
  const { counter, uploads } = atCounter;
  const referral = createReferralsFeature({ ...base, ...coupons });
  const stores = createStoresFeature({ ...base, ...coupons, pictures, honourOf });
  const suggestions = createSuggestionsFeature({ ...base, ...stores, campaigns, searches });
  const waitlist = createWaitlistFeature({ ...base, ...push });
  const wishlist = createWishlist({ db, clock, image: productImage });
  const uses = {
    ...base,
    ...referral,
    ...auth,
    ...places,
    ...coupons,
    ...stores,
    wishlist,
    drawnPictures,
  };
  const profile = createProfileFeature(uses);
  const products = createProductsFeature({ ...base, productImage });
  const { catalogue } = products;
  const assistant = createAssistantFeature({
    ...base,
    catalogue,
    campaigns,
    productImage,
    directory: stores.directory,
  });
  const speech = createSpeechFeature({ ...base, catalogue, gateway: overrides.speechGateway });
  const dealRaise = createDealRaiseFeature({
    ...base,
    ...coupons,
    ...counter,
    productImage,
    couponsChanged: campaigns.forgetCouponsOf,
  });
  const housekeeping = createHousekeepingFeature({ ...base, ...coupons, ...uploads });
  const proof = answers ? feed : NO_MEMORY;
  const system = createSystemFeature({ ...base, feed: proof });
  const { readiness } = system;
  const honour = createHonourFeature({ ...base, ...auth, ...counter, readiness });
  const metrics = instruments
    ? createMetricsFeature({
        ...base,
        ...auth,
        feed: proof,
        config: config.metrics!,
        instruments,
        readiness,
        searchEngine: products.searchEngine,
        clusterWorker: overrides.clusterWorker,
      })
    : null;

  const features: FeatureParts[] = [
    system,
    auth,
    profile,
    deals,
    coupons,
    ...atCounter.features,
    honour,
    referral,
    push,
    products,
    assistant,
    speech,
    dealRaise,
    pictured,
    linkPreviews,
    pages,
    places,
    stores,
    suggestions,
    waitlist,
    sms,
    housekeeping,
    ...(metrics ? [metrics] : []),
  ];
  const forAnswers: FeatureParts[] = answers ? features : [system, ...(metrics ? [metrics] : [])];

  return {
    config,
    log,
    database,
    jobs,
    feed,
    counters,
    meter,
    tracing,
    readiness,
    routes: forAnswers.flatMap(({ routes = [] }) => routes),
    smsOutbox,
    campaigns,
    searches,
    storesSettled: stores.storesSettled,
    catalogue,
    sessions: auth.sessions,
    places: places.places,
    push: push.push,
    waitlists: waitlist.waitlists,
    keepBargains: dealRaise.keepBargains,
    demoInboxPath: sms.demoInboxPath,
    /** Where metrics are, once it has started; null unless they have a port of their own. */
    metricsUrl: () => metrics?.url() ?? null,
    /** The figures of this process, for whoever puts them together with those of others. */
    figures: async () => metrics?.figures.asJson() ?? [],
    describePage: async (asked: Parameters<typeof pages.describePage>[0]) =>
      (await pages.describePage(asked)) ?? linkPreviews.describePage(asked),
    ownOrigin,
    /** From here on memory is kept true, and messages leave, each where the process's role is to do so. */
    async start() {
      if (answers || jobsFeed.listeners().length > 0) await jobsFeed.start();
      await jobs.start();
      for (const feature of forAnswers) await feature.start?.();
      if (takesJobs) for (const feature of features) await feature.work?.();
    },
    /** Lets work in hand end, then closes every connection. */
    async close() {
      for (const feature of features) await feature.close?.();
      await jobs.stop({ graceful: true, timeout: WORK_IN_HAND_MS });
      await counters.close();
      await jobsFeed.close();
      await memory.close();
      await database.close();
      await tracing?.close();
    },
  };
}

/** Its libraries are a tenth of a second of a start that does not trace. */
async function loadTracing(
  traces: TracesConfig | null,
  log: FastifyBaseLogger,
): Promise<Tracing | null> {
  if (!traces) return null;
  const { createOtlpTracing } = await import('./gateways/traces/otlp.ts');
  return createOtlpTracing(traces, log);
}
