import { createECDH } from 'node:crypto';
import { fillTemplate } from '../lib/fill-template.ts';
import { sampleMessage } from '../lib/sample-message.ts';
import { isCodeKind, messageKinds } from '../lib/sms-texts.ts';
import { DEVELOPMENT_SECRET, type Env } from './env.ts';

const MIN_SECRET_LENGTH = 32;

/** What is wrong with variables that are each right in themselves. */
export const problemsOf = (env: Partial<Env>): string[] => [
  ...missingForOthers(env),
  ...missingForSms(env),
  ...missingForCodes(env),
  ...unfitTemplates(env),
  ...missingForGoogle(env),
  ...missingForAssistant(env),
  ...missingForSpeech(env),
  ...missingForMap(env),
  ...missingForPictures(env),
  ...wrongForRole(env),
  ...wrongForMetrics(env),
  ...wrongForPush(env),
  ...unfitForProduction(env),
];

function missingForOthers(env: Partial<Env>): string[] {
  if (!('DATABASE_URL' in env) || env.DATABASE_URL) return [];
  return (['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    .filter((name) => env[name])
    .map((name) => `DATABASE_URL is needed by ${name}`);
}

/** A variable that is bad in itself is absent here, and told of already. */
function missingForSms(env: Partial<Env>): string[] {
  const provider = env.SMS_PROVIDER ?? 'inbox';
  const needed: Record<Env['SMS_PROVIDER'], (keyof Env)[]> = {
    inbox: [],
    twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'],
    webhook: ['SMS_WEBHOOK_URL', 'SMS_WEBHOOK_SECRET'],
    msg91: ['MSG91_AUTH_KEY', 'MSG91_REPORT_TOKEN', 'SMS_TEMPLATES'],
  };
  const missing = needed[provider].filter((name) => name in env && env[name] === undefined);
  const problems = missing.map((name) => `${name} is needed by SMS_PROVIDER=${provider}`);
  if (provider === 'twilio' && !env.TWILIO_FROM && !env.TWILIO_MESSAGING_SERVICE_SID) {
    problems.push('TWILIO_FROM or TWILIO_MESSAGING_SERVICE_SID is needed by SMS_PROVIDER=twilio');
  }
  return problems;
}

function missingForPictures(env: Partial<Env>): string[] {
  if (!env.PICTURES_S3_ENDPOINT) return [];
  return (
    ['PICTURES_S3_BUCKET', 'PICTURES_S3_ACCESS_KEY_ID', 'PICTURES_S3_SECRET_ACCESS_KEY'] as const
  )
    .filter((name) => name in env && env[name] === undefined)
    .map((name) => `${name} is needed by PICTURES_S3_ENDPOINT`);
}

function missingForCodes(env: Partial<Env>): string[] {
  if (env.CODE_PROVIDER !== 'whatsapp') return [];
  return (
    [
      'WHATSAPP_PHONE_NUMBER_ID',
      'WHATSAPP_ACCESS_TOKEN',
      'WHATSAPP_APP_SECRET',
      'WHATSAPP_VERIFY_TOKEN',
      'SMS_TEMPLATES',
    ] as const
  )
    .filter((name) => name in env && env[name] === undefined)
    .map((name) => `${name} is needed by CODE_PROVIDER=whatsapp`);
}

/** Found at the start: what would keep people out, or be refused with every message. */
function unfitTemplates(env: Partial<Env>): string[] {
  const { SMS_TEMPLATES: templates, SMS_PROVIDER: provider = 'inbox' } = env;
  if (!templates) return [];
  const problems: string[] = [];
  if (provider === 'msg91' || templates.covers(provider)) {
    for (const kind of messageKinds.filter(isCodeKind)) {
      if (templates.find(provider, kind, 'en')) continue;
      problems.push(`SMS_TEMPLATES has no ${kind} in en for ${provider}`);
    }
  }
  if (env.CODE_PROVIDER === 'whatsapp' && !templates.covers('whatsapp')) {
    problems.push('SMS_TEMPLATES has no template for whatsapp');
  }
  const own = { brand: env.BRAND_NAME ?? '', publicUrl: env.PUBLIC_URL ?? 'http://localhost' };
  for (const template of templates.ofSms) {
    const { kind, language } = template;
    const filled = fillTemplate(template, sampleMessage(kind, language, own).values, language);
    if ('problem' in filled) {
      problems.push(`SMS_TEMPLATES, ${kind}, ${language}, ${template.provider}: ${filled.problem}`);
    }
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

function missingForSpeech(env: Partial<Env>): string[] {
  if (env.SPEECH_PROVIDER !== 'openai' || !('SPEECH_API_KEY' in env) || env.SPEECH_API_KEY)
    return [];
  return ['SPEECH_API_KEY is needed by SPEECH_PROVIDER=openai'];
}

/** Whoever draws maps wants to be named. */
function missingForMap(env: Partial<Env>): string[] {
  if (!env.MAP_TILES_URL || !('MAP_ATTRIBUTION' in env) || env.MAP_ATTRIBUTION) return [];
  return ['MAP_ATTRIBUTION is needed by MAP_TILES_URL'];
}

function wrongForRole({ ROLE, WORKERS = 1 }: Partial<Env>): string[] {
  if (ROLE !== 'worker' || WORKERS === 1) return [];
  return ['WORKERS is for processes that answer requests: start several with ROLE=worker instead'];
}

function wrongForMetrics({ PORT, METRICS_PORT }: Partial<Env>): string[] {
  if (!METRICS_PORT || METRICS_PORT !== PORT) return [];
  return ['METRICS_PORT must be another one than PORT'];
}

function wrongForPush(env: Partial<Env>): string[] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (publicKey && privateKey) {
    return publicKeyOf(privateKey) === publicKey
      ? []
      : ['VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY'];
  }
  if (publicKey && 'VAPID_PRIVATE_KEY' in env)
    return ['VAPID_PRIVATE_KEY is needed by VAPID_PUBLIC_KEY'];
  if (privateKey && 'VAPID_PUBLIC_KEY' in env)
    return ['VAPID_PUBLIC_KEY is needed by VAPID_PRIVATE_KEY'];
  return [];
}

function publicKeyOf(privateKey: string): string | null {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey('base64url');
  } catch {
    return null;
  }
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
