import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { MapTiles } from '@baeon/contracts/common/app-config';
import type { ServiceArea } from '@baeon/contracts/places/geo';
import { type Env, envSchema, type Role } from './config/env.ts';
import type { TrustedProxies } from './config/fields.ts';
import { toPicturesS3 } from './config/pictures-s3.ts';
import { problemsOf } from './config/problems.ts';
import type {
  GoogleMapsConfig,
  ModelConfig,
  PushConfig,
  S3Config,
  SearchConfig,
  SmsConfig,
  WhatsappConfig,
} from './gateways/provider-config.ts';
import { noTemplates, type Templates } from './lib/sms-templates.ts';
import type { MetricsConfig } from './lib/meter.ts';
import type { TracesConfig } from './lib/tracing.ts';

export type Config = {
  production: boolean;
  /** `api` answers and takes no jobs, `worker` takes jobs and answers nothing but how it is. */
  role: Role;
  /** How many processes of this machine answer on the one port. */
  workers: number;
  host: string;
  port: number;
  /** Unset: the embedded server under dataDir. */
  databaseUrl: string | null;
  /** Unset: the same. Where it is another one, a transaction pooler may stand before the first. */
  databaseDirectUrl: string | null;
  databasePoolSize: number;
  /** A standby that memory is filled from; unset: the database itself. */
  databaseReplicaUrl: string | null;
  dataDir: string;
  /** Where API processes share the web app's hashed files; unset: each serves its own alone. */
  assetsDir: string | null;
  redisUrl: string | null;
  /** The search in memory takes no more. */
  mostProducts: number;
  /** Null: products are searched in memory. */
  search: SearchConfig | null;
  /** Unset: codes are bound to localhost. */
  publicUrl: string | null;
  allowedOrigins: string[];
  secret: string;
  /** How many proxies stand in front, or their addresses; false for none. */
  trustProxy: TrustedProxies;
  /** For how long requests are still taken once the process has been told to end. */
  drainMs: number;
  /** Null: nothing is measured. */
  metrics: MetricsConfig | null;
  traces: TracesConfig | null;
  logLevel: string;
  productSlug: string;
  brandName: string;
  /** What the welcome coupon is called. */
  bonusBrand: string;
  /** For how long people may undo a claim, and how long its message waits for that. */
  claimUndo: { seconds: number; heldBackMs: number };
  operatorNumbers: string[];
  /** Whether the first deal of a store waits for an operator. */
  dealApproval: boolean;
  /** How many friends of one person bring both a bonus; null: none do. */
  referral: { limit: number } | null;
  /** The operator's own texts of help, terms and privacy; unset: ours. */
  pagesDir: string | null;
  supportContact: { text: string; href: string } | null;
  rateLimitFactor: number;
  signIn: {
    /** Of one address. */
    daily: { tries: number; sends: number };
    /** Of all, within an hour. */
    brake: { wrong: number; unused: number };
  };
  serviceArea: ServiceArea;
  /** Other origins that stores' pictures may come from. */
  pictureHosts: string[];
  /** Null: pictures that stores bring lie under dataDir. */
  picturesS3: S3Config | null;
  /** Null: our own quiet map. */
  mapTiles: MapTiles | null;
  /** Null: the stores of our own database. */
  googlePlaces: GoogleMapsConfig | null;
  /** Null: the gazetteer of our own database. */
  googleGeocoder: GoogleMapsConfig | null;
  /** Null: our own assistant alone. */
  chatModel: ModelConfig | null;
  /** Whether the assistant knows by meaning what a sentence is about that names no thing. */
  sentenceVectors: boolean;
  /** Null: our own recogniser alone. */
  speechModel: ModelConfig | null;
  push: PushConfig;
  sms: SmsConfig;
  /** Null: codes go by SMS. */
  whatsapp: WhatsappConfig | null;
  smsTemplates: Templates;
};

/** One message that names every variable that is wrong, so that a start fails once, not five times. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`Cannot start, the settings are wrong:\n${problems.map((p) => `  - ${p}`).join('\n')}`);
  }
}

export function readEnv(env: Record<string, string | undefined>): Config {
  const parsed: Partial<Env> = {};
  const problems: string[] = [];
  for (const [name, schema] of Object.entries(envSchema.shape)) {
    const field = schema.safeParse(env[name]?.trim() || undefined);
    if (field.success) Object.assign(parsed, { [name]: field.data });
    else problems.push(`${name} ${field.error.issues[0]?.message}`);
  }
  problems.push(...problemsOf(parsed));
  if (problems.length > 0) throw new ConfigError(problems);
  return toConfig(parsed as Env);
}

function toConfig(env: Env): Config {
  return {
    production: env.NODE_ENV === 'production',
    role: env.ROLE,
    workers: env.WORKERS ?? usualWorkers(env.ROLE, availableParallelism()),
    host: env.HOST,
    port: env.PORT,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL ?? null,
    dataDir: resolve(env.DATA_DIR),
    assetsDir: env.ASSETS_DIR === undefined ? null : resolve(env.ASSETS_DIR),
    // What is searched outside need not fit into memory.
    mostProducts: env.SEARCH_URL === undefined ? env.SEARCH_MOST_PRODUCTS : Infinity,
    redisUrl: env.REDIS_URL ?? null,
    search: toSearchConfig(env),
    publicUrl: env.PUBLIC_URL ?? null,
    allowedOrigins: env.ALLOWED_ORIGINS,
    secret: env.APP_SECRET,
    trustProxy: env.TRUST_PROXY,
    drainMs: (env.DRAIN_SECONDS ?? (env.NODE_ENV === 'production' ? 5 : 0)) * 1000,
    metrics: toMetricsConfig(env),
    traces: toTracesConfig(env),
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn'),
    productSlug: env.PRODUCT_SLUG,
    brandName: env.BRAND_NAME,
    bonusBrand: env.BONUS_BRAND,
    claimUndo: toClaimUndo(env.CLAIM_UNDO_SECONDS ?? (env.NODE_ENV === 'test' ? 0 : 8)),
    operatorNumbers: env.OPERATOR_NUMBERS,
    dealApproval: env.DEAL_APPROVAL === 'on',
    referral: env.REFERRAL_BONUS === 'on' ? { limit: env.REFERRAL_LIMIT } : null,
    pagesDir: env.PAGES_DIR === undefined ? null : resolve(env.PAGES_DIR),
    supportContact: env.SUPPORT_CONTACT ?? null,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    signIn: toSignInLimits(env),
    serviceArea: { ...env.SERVICE_CENTER, radius_km: env.SERVICE_RADIUS_KM },
    pictureHosts: env.PICTURE_HOSTS,
    picturesS3: toPicturesS3(env),
    mapTiles: env.MAP_TILES_URL
      ? { url: env.MAP_TILES_URL, attribution: env.MAP_ATTRIBUTION! }
      : null,
    googlePlaces:
      env.PLACES_PROVIDER === 'google' ? toGoogleConfig(env, env.GOOGLE_PLACES_BASE_URL) : null,
    googleGeocoder:
      env.GEOCODER === 'google' ? toGoogleConfig(env, env.GOOGLE_GEOCODING_BASE_URL) : null,
    chatModel: env.ASSISTANT_PROVIDER === 'openai' ? toChatModelConfig(env) : null,
    sentenceVectors: (env.SENTENCE_VECTORS ?? (env.NODE_ENV === 'test' ? 'off' : 'on')) === 'on',
    speechModel: env.SPEECH_PROVIDER === 'openai' ? toSpeechModelConfig(env) : null,
    push: toPushConfig(env),
    sms: toSmsConfig(env),
    whatsapp: env.CODE_PROVIDER === 'whatsapp' ? toWhatsappConfig(env) : null,
    smsTemplates: env.SMS_TEMPLATES ?? noTemplates,
  };
}

function toSearchConfig(env: Env): SearchConfig | null {
  const { SEARCH_URL: url, SEARCH_API_KEY: apiKey = null } = env;
  const alias = env.SEARCH_INDEX ?? `${env.PRODUCT_SLUG}-products`;
  return url === undefined ? null : { url, apiKey, alias };
}

function toMetricsConfig({ HOST, METRICS_PORT, METRICS_TOKEN }: Env): MetricsConfig | null {
  if (METRICS_PORT !== undefined) {
    return { host: HOST, port: METRICS_PORT, token: METRICS_TOKEN ?? null };
  }
  return METRICS_TOKEN === undefined ? null : { port: null, token: METRICS_TOKEN };
}

/** Each keeps in memory what it answers from, so not as many as there may be cores. */
const MOST_USUAL_WORKERS = 8;

/** On a small machine PostgreSQL needs the other core. */
export const usualWorkers = (role: Role, cores: number): number =>
  role === 'worker' || cores < 4 ? 1 : Math.min(cores, MOST_USUAL_WORKERS);

function toSignInLimits(env: Env): Config['signIn'] {
  const most = (count: number) => Math.ceil(count * env.RATE_LIMIT_FACTOR);
  return {
    daily: { tries: most(env.SIGN_IN_WRONG_PER_DAY), sends: most(env.SIGN_IN_UNUSED_PER_DAY) },
    brake: { wrong: most(env.SIGN_IN_BRAKE_WRONG), unused: most(env.SIGN_IN_BRAKE_UNUSED) },
  };
}

function toTracesConfig(env: Env): TracesConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env;
  return endpoint === undefined
    ? null
    : {
        url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
        serviceName: env.OTEL_SERVICE_NAME,
        ratio: env.OTEL_TRACES_SAMPLER_ARG,
      };
}

/** What was asked for in time may take a moment to arrive. */
const UNDO_GRACE_MS = 2000;

const toClaimUndo = (seconds: number) => ({
  seconds,
  heldBackMs: seconds === 0 ? 0 : seconds * 1000 + UNDO_GRACE_MS,
});

/** Runs after missingForGoogle, which is why the key is there. */
const toGoogleConfig = (env: Env, baseUrl: string): GoogleMapsConfig => ({
  apiKey: env.GOOGLE_MAPS_API_KEY!,
  baseUrl,
});

/** Runs after missingForAssistant, which is why the key and the model are there. */
const toChatModelConfig = (env: Env): ModelConfig => ({
  apiKey: env.ASSISTANT_API_KEY!,
  baseUrl: env.ASSISTANT_BASE_URL,
  model: env.ASSISTANT_MODEL!,
});

/** Runs after missingForSpeech, which is why the key is there. */
const toSpeechModelConfig = (env: Env): ModelConfig => ({
  apiKey: env.SPEECH_API_KEY!,
  baseUrl: env.SPEECH_BASE_URL,
  model: env.SPEECH_MODEL,
});

/** Runs after wrongForPush, which is why there are both keys or none. */
function toPushConfig(env: Env): PushConfig {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, PUBLIC_URL } = env;
  const site = PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : 'mailto:operator@localhost.invalid';
  return {
    keys: publicKey && privateKey ? { publicKey, privateKey } : null,
    subject: env.VAPID_SUBJECT ?? site,
    hosts: env.PUSH_HOSTS,
  };
}

/** Runs after missingForSms, which is why what a provider needs is there. */
function toSmsConfig(env: Env): SmsConfig {
  const countryCode = env.SMS_COUNTRY_CODE;
  switch (env.SMS_PROVIDER) {
    case 'inbox':
      return { provider: 'inbox' };
    case 'twilio':
      return {
        provider: 'twilio',
        accountSid: env.TWILIO_ACCOUNT_SID!,
        authToken: env.TWILIO_AUTH_TOKEN!,
        sender: env.TWILIO_MESSAGING_SERVICE_SID
          ? { MessagingServiceSid: env.TWILIO_MESSAGING_SERVICE_SID }
          : { From: env.TWILIO_FROM! },
        reportOrigin: env.PUBLIC_URL?.startsWith('https:') ? new URL(env.PUBLIC_URL).origin : null,
        baseUrl: env.TWILIO_BASE_URL,
        countryCode,
      };
    case 'webhook':
      return {
        provider: 'webhook',
        url: env.SMS_WEBHOOK_URL!,
        secret: env.SMS_WEBHOOK_SECRET!,
        countryCode,
      };
    case 'msg91':
      return {
        provider: 'msg91',
        authKey: env.MSG91_AUTH_KEY!,
        reportToken: env.MSG91_REPORT_TOKEN!,
        baseUrl: env.MSG91_BASE_URL,
        countryCode,
      };
  }
}

/** Runs after missingForCodes, which is why all of it is there. */
const toWhatsappConfig = (env: Env): WhatsappConfig => ({
  phoneNumberId: env.WHATSAPP_PHONE_NUMBER_ID!,
  accessToken: env.WHATSAPP_ACCESS_TOKEN!,
  appSecret: env.WHATSAPP_APP_SECRET!,
  verifyToken: env.WHATSAPP_VERIFY_TOKEN!,
  baseUrl: env.WHATSAPP_BASE_URL,
  countryCode: env.SMS_COUNTRY_CODE,
});
