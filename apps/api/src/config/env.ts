import { SERVICE_CENTER, SERVICE_RADIUS_KM } from '@baeon/contracts/places/service-area';
import { z } from 'zod';
import {
  apiKey,
  contact,
  coordinates,
  count,
  databaseAddress,
  hostList,
  httpUrl,
  keyBytes,
  numberList,
  oneOf,
  originList,
  proxies,
  templatesFile,
  tilesUrl,
} from './fields.ts';

export const DEVELOPMENT_SECRET = 'baeon-development-secret';

export const envSchema = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
  ROLE: oneOf(['all', 'api', 'worker']).default('all'),
  WORKERS: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(64, 'must be at most 64')
    .optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535).default(3000),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_REPLICA_URL: databaseAddress.optional(),
  DATABASE_POOL_SIZE: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(2, 'must be at least 2')
    .max(500, 'must be at most 500')
    .default(20),
  DATA_DIR: z.string().default('./data'),
  ASSETS_DIR: z.string().optional(),
  SEARCH_MOST_PRODUCTS: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(5_000_000, 'must be at most 5000000')
    .default(500_000),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  SEARCH_URL: httpUrl.optional(),
  SEARCH_API_KEY: apiKey.optional(),
  SEARCH_INDEX: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,60}$/, 'must be lower-case letters, digits, dashes and underscores')
    .optional(),
  PUBLIC_URL: httpUrl.optional(),
  ALLOWED_ORIGINS: originList.default([]),
  APP_SECRET: z.string().default(DEVELOPMENT_SECRET),
  TRUST_PROXY: proxies.default(false),
  DRAIN_SECONDS: z.coerce
    .number({ error: 'must be a number' })
    .min(0, 'must not be below 0')
    .max(300, 'must be at most 300')
    .optional(),
  METRICS_PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int()
    .min(0)
    .max(65_535)
    .optional(),
  METRICS_TOKEN: z.string().min(24, 'must have at least 24 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_SERVICE_NAME: z.string().default('baeon-api'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a number' })
    .min(0, 'must not be below 0')
    .max(1, 'must be at most 1')
    .default(1),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  PRODUCT_SLUG: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be lower-case letters, digits and dashes')
    .default('baeon'),
  BRAND_NAME: z.string().max(40, 'must be at most 40 characters').default('Baeon'),
  BONUS_BRAND: z.string().max(40, 'must be at most 40 characters').default('Baeon Bonus'),
  CLAIM_UNDO_SECONDS: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(0, 'must not be below 0')
    .max(60, 'must be at most 60')
    .optional(),
  TILL_KEY: z.undefined({
    error: 'is gone: each store has keys of its own now (docs/operations.md). Please remove it',
  }),
  OPERATOR_NUMBERS: numberList.default([]),
  DEAL_APPROVAL: oneOf(['on', 'off']).default('on'),
  SERVICE_CENTER: coordinates.default(SERVICE_CENTER),
  SERVICE_RADIUS_KM: z.coerce
    .number({ error: 'must be a number' })
    .positive('must be above 0')
    .max(20_000, 'must be at most 20000')
    .default(SERVICE_RADIUS_KM),
  PICTURES_S3_ENDPOINT: httpUrl.optional(),
  PICTURES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  PICTURES_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be a region like ap-south-1')
    .default('us-east-1'),
  PICTURES_S3_ACCESS_KEY_ID: apiKey.optional(),
  PICTURES_S3_SECRET_ACCESS_KEY: apiKey.optional(),
  PICTURE_HOSTS: originList.default([]),
  MAP_TILES_URL: tilesUrl.optional(),
  MAP_ATTRIBUTION: z.string().max(200, 'must be at most 200 characters').optional(),
  PLACES_PROVIDER: oneOf(['offline', 'google']).default('offline'),
  GEOCODER: oneOf(['offline', 'google']).default('offline'),
  GOOGLE_MAPS_API_KEY: z.string().optional(),
  GOOGLE_PLACES_BASE_URL: httpUrl.default('https://places.googleapis.com'),
  GOOGLE_GEOCODING_BASE_URL: httpUrl.default('https://maps.googleapis.com'),
  ASSISTANT_PROVIDER: oneOf(['offline', 'openai']).default('offline'),
  ASSISTANT_BASE_URL: httpUrl.default('https://api.openai.com/v1'),
  ASSISTANT_API_KEY: apiKey.optional(),
  ASSISTANT_MODEL: z.string().optional(),
  SENTENCE_VECTORS: oneOf(['on', 'off']).optional(),
  SPEECH_PROVIDER: oneOf(['offline', 'openai']).default('offline'),
  SPEECH_BASE_URL: httpUrl.default('https://api.openai.com/v1'),
  SPEECH_API_KEY: apiKey.optional(),
  SPEECH_MODEL: z.string().default('whisper-1'),
  VAPID_PUBLIC_KEY: keyBytes(65).optional(),
  VAPID_PRIVATE_KEY: keyBytes(32).optional(),
  VAPID_SUBJECT: z
    .url({ protocol: /^(mailto|https)$/, error: 'must be a mailto: or https:// address' })
    .optional(),
  PUSH_HOSTS: hostList.default([]),
  REFERRAL_BONUS: oneOf(['on', 'off']).default('off'),
  REFERRAL_LIMIT: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(1000, 'must be at most 1000')
    .default(10),
  PAGES_DIR: z.string().optional(),
  SUPPORT_CONTACT: contact.optional(),
  RATE_LIMIT_FACTOR: z.coerce
    .number({ error: 'must be a number' })
    .positive('must be above 0')
    .default(1),
  SIGN_IN_WRONG_PER_DAY: count.default(100),
  SIGN_IN_UNUSED_PER_DAY: count.default(300),
  SIGN_IN_BRAKE_WRONG: count.default(100),
  SIGN_IN_BRAKE_UNUSED: count.default(500),
  SMS_PROVIDER: oneOf(['inbox', 'twilio', 'webhook', 'msg91']).default('inbox'),
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
  SMS_TEMPLATES: templatesFile.optional(),
  MSG91_AUTH_KEY: apiKey.optional(),
  MSG91_REPORT_TOKEN: z.string().min(24, 'must have at least 24 characters').optional(),
  MSG91_BASE_URL: httpUrl.default('https://control.msg91.com'),
  CODE_PROVIDER: oneOf(['sms', 'whatsapp']).default('sms'),
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d{5,20}$/, 'must be digits')
    .optional(),
  WHATSAPP_ACCESS_TOKEN: apiKey.optional(),
  WHATSAPP_APP_SECRET: apiKey.optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().min(24, 'must have at least 24 characters').optional(),
  WHATSAPP_BASE_URL: httpUrl.default('https://graph.facebook.com/v25.0'),
});

export type Env = z.infer<typeof envSchema>;
export type Role = Env['ROLE'];
