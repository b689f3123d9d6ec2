import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import Fastify from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { TrustedProxies } from './config/fields.ts';
import type { Context } from './context.ts';
import { isDatabaseAway } from './db/transient-errors.ts';
import { AppError } from './lib/app-error.ts';
import { authPlugin } from './plugins/auth.ts';
import { endConnectionsOnClose } from './plugins/closing.ts';
import { errorsPlugin, refuse } from './plugins/errors.ts';
import { inputPlugin, validatorCompiler } from './plugins/input.ts';
import { loopWatchPlugin } from './plugins/loop-watch.ts';
import { measurePlugin } from './plugins/measure.ts';
import { openApiPlugin } from './plugins/openapi.ts';
import { rateLimitsPlugin } from './plugins/rate-limits.ts';
import { securityPlugin } from './plugins/security.ts';
import { answerUnreadable, answerUnusual, withoutOrigin } from './plugins/unreadable-http.ts';
import { tracePlugin } from './plugins/trace.ts';
import { webAppPlugin } from './plugins/web-app.ts';

const BODY_LIMIT = 64 * 1024;
/** By then a request has arrived, its body included. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Must be the shorter one: Node takes the shorter of the two for heads, whatever it is called. */
const HEADERS_TIMEOUT_MS = 15_000;
const CHECK_TIMEOUTS_MS = 1000;
/** Less than asking the database instead would take while it has trouble. */
const REGAIN_MS = 500;

/**
 * Answers go out compressed, for phones in stores. A page of another site cannot have answers sent
 * with a person's token, so it cannot learn anything from their length either.
 */
const COMPRESSION = {
  /** Below this, a packet is sent all the same. */
  threshold: 1024,
  encodings: ['br', 'gzip'],
  /** Nearly as small as the best, in a small part of its time. */
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  // What people send is small, and nothing of ours sends it packed.
  globalDecompression: false,
} satisfies FastifyCompressOptions;

const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { version: string };

export type App = Awaited<ReturnType<typeof buildApp>>;

/** Where the web apps lie as they were built; null where the API alone is served. */
type WebFolders = { webFolder: string | null; counterFolder: string | null };

export async function buildApp(context: Context, options: WebFolders) {
  const { config, sessions } = context;
  const app = Fastify({
    loggerInstance: context.log,
    trustProxy: trusted(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_TIMEOUTS_MS,
      // Whoever leaves it out is answered by us, not by Node.
      requireHostHeader: false,
    },
    clientErrorHandler: answerUnreadable,
    rewriteUrl: ({ url = '/' }) => withoutOrigin(url),
    forceCloseConnections: 'idle',
    // What comes on an open connection meanwhile is answered: whoever sent it may not be able to send it again.
    return503OnClosing: false,
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
  // A process that stood still looks at what it has missed, before it answers those who waited.
  app.addHook('onRequest', () => context.feed.regain(REGAIN_MS));
  answerUnusual(app);
  endConnectionsOnClose(app, context.readiness);
  await app.register(loopWatchPlugin, { meter: context.meter });
  await app.register(measurePlugin, { meter: context.meter });
  if (context.tracing) await app.register(tracePlugin, { tracing: context.tracing });
  app.addHook('onClose', () => context.close());

  await app.register(errorsPlugin, { isDatabaseAway });
  await app.register(securityPlugin, {
    production: config.production,
    allowedOrigins: config.allowedOrigins,
    pictureHosts: [
      ...config.pictureHosts,
      ...(config.mapTiles ? [new URL(config.mapTiles.url).origin] : []),
    ],
  });
  await app.register(inputPlugin);
  await app.register(compress, COMPRESSION);
  await app.register(rateLimitsPlugin, {
    counters: context.counters,
    factor: config.rateLimitFactor,
    secret: config.secret,
  });
  await app.register(authPlugin, { sessions });
  if (config.role !== 'worker') {
    await app.register(openApiPlugin, { brandName: config.brandName, version });
  }
  await app.register(webAppPlugin, {
    folder: options.webFolder,
    counterFolder: options.counterFolder,
    assetsDir: config.assetsDir,
    appConfig: {
      productSlug: config.productSlug,
      brandName: config.brandName,
      bonusBrand: config.bonusBrand,
      hasReferral: config.referral !== null,
      demoInboxPath: context.demoInboxPath,
      serviceArea: config.serviceArea,
      mapTiles: config.mapTiles,
    },
    describePage: context.describePage,
    ownOrigin: context.ownOrigin,
  });

  for (const { prefix, plugin } of context.routes) await app.register(plugin, { prefix });
  return app;
}

function trusted(proxies: TrustedProxies) {
  if (typeof proxies !== 'number') return proxies;
  return (_address: string, hop: number) => hop < proxies;
}
