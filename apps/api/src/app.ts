import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { TrustedProxies } from './config/fields.ts';
import type { Context } from './context.ts';
import { assistantRoutes } from './features/assistant/assistant.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { campaignsRoutes, userCampaignsRoutes } from './features/campaigns/campaigns.routes.ts';
import { claimsRoutes, heldCouponsRoutes } from './features/coupons/coupons.routes.ts';
import { passesRoutes, userPassesRoutes } from './features/coupons/passes.routes.ts';
import { redeemRoutes } from './features/coupons/redeem.routes.ts';
import { dealRaiseRoutes } from './features/deal-raise/deal-raise.routes.ts';
import { pushRoutes, pushRunRoutes } from './features/push/push.routes.ts';
import { inboxApiRoutes, inboxPageRoutes } from './features/sms/inbox.routes.ts';
import { picturesRoutes } from './features/pictures/pictures.routes.ts';
import { placesRoutes } from './features/places/places.routes.ts';
import { productPageRoutes } from './features/products/product-page.routes.ts';
import { productsRoutes } from './features/products/products.routes.ts';
import { accountRoutes } from './features/profile/account.routes.ts';
import { interestsRoutes, profileRoutes } from './features/profile/profile.routes.ts';
import { speechRoutes } from './features/speech/speech.routes.ts';
import { storesRoutes, userStoresRoutes } from './features/stores/stores.routes.ts';
import { systemRoutes } from './features/system/system.routes.ts';
import { AppError } from './lib/app-error.ts';
import { createOwnOrigin } from './lib/own-origin.ts';
import { createOwnSite } from './lib/own-site.ts';
import { authPlugin } from './plugins/auth.ts';
import { compressionPlugin } from './plugins/compression.ts';
import { errorsPlugin, refuse } from './plugins/errors.ts';
import { openApiPlugin } from './plugins/openapi.ts';
import { rateLimitsPlugin } from './plugins/rate-limits.ts';
import { securityPlugin } from './plugins/security.ts';
import { webAppPlugin } from './plugins/web-app.ts';

const BODY_LIMIT = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
export const DEMO_INBOX_PATH = '/dev/inbox';

const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { version: string };

export type App = Awaited<ReturnType<typeof buildApp>>;

export async function buildApp(context: Context, options: { webFolder: string | null }) {
  const { config, sessions, signIn, database } = context;
  const { db } = database;
  const app = Fastify({
    loggerInstance: context.log,
    trustProxy: trusted(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // Addresses that cannot be read are refused before any plugin sees them.
    frameworkErrors: (_error, _request, reply) => {
      reply.header('x-content-type-options', 'nosniff');
      refuse(reply, new AppError('INVALID_INPUT', 'There is nothing at this address.'));
    },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Answers are about one person and one moment, unless a route says otherwise.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  endConnectionsOnClose(app);
  app.addHook('onClose', () => context.close());

  const demoInbox = config.sms.provider === 'inbox' && !config.production;
  await app.register(errorsPlugin);
  await app.register(securityPlugin, {
    production: config.production,
    allowedOrigins: config.allowedOrigins,
    pictureHosts: config.pictureHosts,
  });
  await app.register(compressionPlugin);
  await app.register(rateLimitsPlugin, {
    counters: context.counters,
    factor: config.rateLimitFactor,
    secret: config.secret,
  });
  await app.register(authPlugin, { sessions });
  await app.register(openApiPlugin, { brandName: config.brandName, version });
  await app.register(webAppPlugin, {
    folder: options.webFolder,
    appConfig: {
      productSlug: config.productSlug,
      brandName: config.brandName,
      bonusBrand: config.bonusBrand,
      demoInboxPath: demoInbox ? DEMO_INBOX_PATH : null,
      serviceArea: config.serviceArea,
    },
  });

  const ownOrigin = createOwnOrigin(config.publicUrl);
  const ownSite = createOwnSite(ownOrigin);
  const userPrefix = `/api/${config.productSlug}-user`;
  await app.register(systemRoutes({ askDatabase: () => database.pool.query('select 1') }), {
    prefix: '/api',
  });
  await app.register(authRoutes({ signIn, sessions }), { prefix: userPrefix });
  await app.register(profileRoutes({ ...context, ownSite }), { prefix: userPrefix });
  await app.register(accountRoutes({ accounts: context.accounts }), { prefix: userPrefix });
  await app.register(userStoresRoutes(context), { prefix: userPrefix });
  await app.register(campaignsRoutes(context), { prefix: '/api' });
  await app.register(userCampaignsRoutes(context), { prefix: userPrefix });
  await app.register(heldCouponsRoutes(context), { prefix: userPrefix });
  await app.register(userPassesRoutes(context), { prefix: userPrefix });
  await app.register(pushRoutes(context), { prefix: userPrefix });
  await app.register(claimsRoutes(context), { prefix: '/api' });
  await app.register(passesRoutes(context), { prefix: '/api' });
  await app.register(productsRoutes({ ...context, ownOrigin }), { prefix: '/api' });
  await app.register(assistantRoutes({ ...context, ownOrigin }), { prefix: '/api' });
  await app.register(speechRoutes(context), { prefix: '/api' });
  await app.register(dealRaiseRoutes({ ...context, ownSite }), { prefix: '/api' });
  if (config.tillKey) {
    const { redeeming } = context;
    await app.register(redeemRoutes({ redeeming, tillKey: config.tillKey }), { prefix: '/api' });
  }
  await app.register(interestsRoutes({ ...context, db }), { prefix: '/api/auth' });
  await app.register(picturesRoutes(context));
  await app.register(productPageRoutes({ ...context, brandName: config.brandName }));
  await app.register(placesRoutes({ places: context.places }), { prefix: '/api' });
  await app.register(storesRoutes({ db, stores: context.stores }), { prefix: '/api' });
  if (demoInbox) {
    await app.register(inboxApiRoutes({ db }), { prefix: '/api/dev' });
    await app.register(pushRunRoutes(context), { prefix: '/api/dev' });
    await app.register(inboxPageRoutes, { prefix: '/dev' });
  }
  return app;
}

function trusted(proxies: TrustedProxies) {
  if (typeof proxies !== 'number') return proxies;
  return (_address: string, hop: number) => hop < proxies;
}

/** Tells clients whose request is still in hand not to keep the connection, which would hold us up. */
function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
