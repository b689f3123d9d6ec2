import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { coordinatesProblem, SERVICE_RADIUS_KM, type ServiceArea } from '@baeon/contracts/geo';
import { z } from 'zod';

const DEVELOPMENT_SECRET = 'baeon-development-secret';
const MIN_SECRET_LENGTH = 32;

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' });
const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });
const originList = z.string().transform((list, context) => {
  const origins = list.split(',').map((origin) => origin.trim());
  for (const origin of origins) {
    if (origin !== '*' && URL.parse(origin)?.origin !== origin) {
      context.addIssue({ code: 'custom', message: `holds '${origin}', which is not an origin` });
    }
  }
  return origins;
});

/** Never "all of them": the first address of a chain is whatever the client wrote there. */
const proxies = z.string().transform((text, context): TrustedProxies => {
  if (/^[1-9]$/.test(text)) return Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  if (addresses.every((address) => isIP(address.split('/')[0]!) !== 0)) return addresses;
  const message = 'must be how many proxies stand in front, or their addresses';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const coordinates = z.string().transform((text, context) => {
  const [latitude, longitude, ...more] = text.split(',').map((part) => Number(part.trim() || NaN));
  const problem = more.length > 0 ? 'two numbers, please' : coordinatesProblem(latitude, longitude);
  if (!problem) return { latitude: latitude!, longitude: longitude! };
  context.addIssue({ code: 'custom', message: `must look like 12.9716,77.5946: ${problem}` });
  return z.NEVER;
});

const envSchema = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535).default(3000),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  DATA_DIR: z.string().default('./data'),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  PUBLIC_URL: httpUrl.optional(),
  ALLOWED_ORIGINS: originList.default([]),
  APP_SECRET: z.string().default(DEVELOPMENT_SECRET),
  TRUST_PROXY: proxies.default(false),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  PRODUCT_SLUG: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be lower-case letters, digits and dashes')
    .default('baeon'),
  BRAND_NAME: z.string().max(40, 'must be at most 40 characters').default('Baeon'),
  BONUS_BRAND: z.string().max(40, 'must be at most 40 characters').default('Baeon Bonus'),
  TILL_KEY: z.string().min(24, 'must have at least 24 characters').optional(),
  SERVICE_CENTER: coordinates.default({ latitude: 12.9716, longitude: 77.5946 }),
  SERVICE_RADIUS_KM: z.coerce
    .number({ error: 'must be a number' })
    .positive('must be above 0')
    .max(20_000, 'must be at most 20000')
    .default(SERVICE_RADIUS_KM),
  PICTURE_HOSTS: originList.default([]),
  PLACES_PROVIDER: oneOf(['offline', 'google']).default('offline'),
  GEOCODER: oneOf(['offline', 'google']).default('offline'),
  GOOGLE_MAPS_API_KEY: z.string().optional(),
  GOOGLE_PLACES_BASE_URL: httpUrl.default('https://places.googleapis.com'),
  GOOGLE_GEOCODING_BASE_URL: httpUrl.default('https://maps.googleapis.com'),
  ASSISTANT_PROVIDER: oneOf(['offline', 'openai']).default('offline'),
  ASSISTANT_BASE_URL: httpUrl.default('https://api.openai.com/v1'),
  ASSISTANT_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be one word of plain letters, digits and signs')
    .optional(),
  ASSISTANT_MODEL: z.string().optional(),
  RATE_LIMIT_FACTOR: z.coerce
    .number({ error: 'must be a number' })
    .positive('must be above 0')
    .default(1),
  SMS_PROVIDER: oneOf(['inbox', 'twilio', 'webhook']).default('inbox'),
  SMS_COUNTRY_CODE: z
    .string()
    .regex(/^\+\d{1,3}$/, 'must look like +91')
    .default('+91'),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
  TWILIO_MESSAGING_SERVICE_SID: z.string().optional(),
  TWILIO_BASE_URL: httpUrl.default('https://api.twilio.com'),
  SMS_WEBHOOK_URL: httpUrl.optional(),
  SMS_WEBHOOK_SECRET: z.string().optional(),
});

type Env = z.infer<typeof envSchema>;
export type TrustedProxies = false | number | string[];

export type SmsConfig =
  | { provider: 'inbox' }
  | {
      provider: 'twilio';
      accountSid: string;
      authToken: string;
      sender: { From: string } | { MessagingServiceSid: string };
      baseUrl: string;
      countryCode: string;
    }
  | { provider: 'webhook'; url: string; secret: string; countryCode: string };

export type GoogleMapsConfig = { apiKey: string; baseUrl: string };

export type ChatModelConfig = { apiKey: string; baseUrl: string; model: string };

export type Config = {
  production: boolean;
  host: string;
  port: number;
  /** Unset: the embedded server under dataDir. */
  databaseUrl: string | null;
  dataDir: string;
  redisUrl: string | null;
  /** Unset: codes are bound to localhost. */
  publicUrl: string | null;
  allowedOrigins: string[];
  secret: string;
  /** How many proxies stand in front, or their addresses; false for none. */
  trustProxy: TrustedProxies;
  logLevel: string;
  productSlug: string;
  brandName: string;
  /** What the welcome coupon is called. */
  bonusBrand: string;
  /** What tills show when they redeem; unset: they cannot. */
  tillKey: string | null;
  rateLimitFactor: number;
  serviceArea: ServiceArea;
  /** Other origins that stores' pictures may come from. */
  pictureHosts: string[];
  /** Null: the stores of our own database. */
  googlePlaces: GoogleMapsConfig | null;
  /** Null: the gazetteer of our own database. */
  googleGeocoder: GoogleMapsConfig | null;
  /** Null: our own assistant alone. */
  chatModel: ChatModelConfig | null;
  sms: SmsConfig;
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
  problems.push(
    ...missingForSms(parsed),
    ...missingForGoogle(parsed),
    ...missingForAssistant(parsed),
    ...unfitForProduction(parsed),
  );
  if (problems.length > 0) throw new ConfigError(problems);
  return toConfig(parsed as Env);
}

/** A variable that is bad in itself is absent here, and told of already. */
function missingForSms(env: Partial<Env>): string[] {
  const provider = env.SMS_PROVIDER ?? 'inbox';
  const needed: Record<Env['SMS_PROVIDER'], (keyof Env)[]> = {
    inbox: [],
    twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'],
    webhook: ['SMS_WEBHOOK_URL', 'SMS_WEBHOOK_SECRET'],
  };
  const missing = needed[provider].filter((name) => name in env && env[name] === undefined);
  const problems = missing.map((name) => `${name} is needed by SMS_PROVIDER=${provider}`);
  if (provider === 'twilio' && !env.TWILIO_FROM && !env.TWILIO_MESSAGING_SERVICE_SID) {
    problems.push('TWILIO_FROM or TWILIO_MESSAGING_SERVICE_SID is needed by SMS_PROVIDER=twilio');
  }
  return problems;
}

function missingForGoogle(env: Partial<Env>): string[] {
  if (!('GOOGLE_MAPS_API_KEY' in env) || env.GOOGLE_MAPS_API_KEY) return [];
  return (['PLACES_PROVIDER', 'GEOCODER'] as const)
    .filter((name) => env[name] === 'google')
    .map((name) => `GOOGLE_MAPS_API_KEY is needed by ${name}=google`);
}

function missingForAssistant(env: Partial<Env>): string[] {
  if (env.ASSISTANT_PROVIDER !== 'openai') return [];
  return (['ASSISTANT_API_KEY', 'ASSISTANT_MODEL'] as const)
    .filter((name) => name in env && env[name] === undefined)
    .map((name) => `${name} is needed by ASSISTANT_PROVIDER=openai`);
}

function unfitForProduction(env: Partial<Env>): string[] {
  if (env.NODE_ENV !== 'production') return [];
  const problems: string[] = [];
  if (env.SMS_PROVIDER === 'inbox') {
    problems.push('SMS_PROVIDER must not be inbox in production: it shows codes to everyone');
  }
  if (env.APP_SECRET === DEVELOPMENT_SECRET) {
    problems.push('APP_SECRET must be set in production');
  } else if (env.APP_SECRET!.length < MIN_SECRET_LENGTH) {
    problems.push(`APP_SECRET must have at least ${MIN_SECRET_LENGTH} characters in production`);
  }
  if (env.PICTURE_HOSTS?.includes('*')) {
    problems.push('PICTURE_HOSTS must not be * in production');
  }
  if (env.ALLOWED_ORIGINS?.includes('*')) {
    problems.push('ALLOWED_ORIGINS must not be * in production');
  }
  if ('PUBLIC_URL' in env && !env.PUBLIC_URL) {
    problems.push('PUBLIC_URL must be set in production: messages carry its host');
  }
  return problems;
}

function toConfig(env: Env): Config {
  return {
    production: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    databaseUrl: env.DATABASE_URL ?? null,
    dataDir: resolve(env.DATA_DIR),
    redisUrl: env.REDIS_URL ?? null,
    publicUrl: env.PUBLIC_URL ?? null,
    allowedOrigins: env.ALLOWED_ORIGINS,
    secret: env.APP_SECRET,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn'),
    productSlug: env.PRODUCT_SLUG,
    brandName: env.BRAND_NAME,
    bonusBrand: env.BONUS_BRAND,
    tillKey: env.TILL_KEY ?? null,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    serviceArea: { ...env.SERVICE_CENTER, radius_km: env.SERVICE_RADIUS_KM },
    pictureHosts: env.PICTURE_HOSTS,
    googlePlaces:
      env.PLACES_PROVIDER === 'google' ? toGoogleConfig(env, env.GOOGLE_PLACES_BASE_URL) : null,
    googleGeocoder:
      env.GEOCODER === 'google' ? toGoogleConfig(env, env.GOOGLE_GEOCODING_BASE_URL) : null,
    chatModel: env.ASSISTANT_PROVIDER === 'openai' ? toChatModelConfig(env) : null,
    sms: toSmsConfig(env),
  };
}

/** Runs after missingForGoogle, which is why the key is there. */
const toGoogleConfig = (env: Env, baseUrl: string): GoogleMapsConfig => ({
  apiKey: env.GOOGLE_MAPS_API_KEY!,
  baseUrl,
});

/** Runs after missingForAssistant, which is why the key and the model are there. */
const toChatModelConfig = (env: Env): ChatModelConfig => ({
  apiKey: env.ASSISTANT_API_KEY!,
  baseUrl: env.ASSISTANT_BASE_URL,
  model: env.ASSISTANT_MODEL!,
});

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
  }
}
