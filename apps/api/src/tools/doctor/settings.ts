import { envSchema } from '../../config/env.ts';

export type Setting = { name: string; value: string; isSet: boolean };

const SECRET = /SECRET|PASSWORD|TOKEN|(?<!PUBLIC_)KEY$|_NUMBERS$/;
/** What hooks are called by may stand in their path. */
const SECRET_PATH = /WEBHOOK_URL$/;

/** Every setting that is known, as it is in force, fit to be shown to whoever helps. */
export function settingsInForce(env: Record<string, string | undefined>): Setting[] {
  return Object.entries(envSchema.shape).map(([name, schema]) => {
    const given = env[name]?.trim() || undefined;
    if (given !== undefined) return { name, value: masked(name, given), isSet: true };
    const byDefault = schema.safeParse(undefined).data;
    return { name, value: masked(name, textOf(byDefault)), isSet: false };
  });
}

function textOf(value: unknown): string {
  if (value === undefined || value === false || (Array.isArray(value) && value.length === 0)) {
    return '';
  }
  return typeof value === 'object' ? Object.values(value as object).join(',') : String(value);
}

export function masked(name: string, value: string): string {
  if (value === '') return '(none)';
  if (SECRET.test(name)) return '(secret)';
  if (!value.includes('://')) return value;
  if (name.endsWith('_URL')) return maskedUrl(value, SECRET_PATH.test(name));
  return value
    .split(',')
    .map((part) => maskedUrl(part.trim(), false))
    .join(', ');
}

const HARMLESS = /^(sslmode|application_name|target_session_attrs)$/;

function maskedUrl(text: string, hasSecretPath: boolean): string {
  if (!text.includes('://')) return text;
  const url = URL.parse(text);
  // Several hosts, say, which is no address to the letter.
  if (!url) return text.replace(/:\/\/.*@/, '://***@').replace(/\?.*/, '');
  if (url.password) url.password = '***';
  else if (url.username && !url.protocol.startsWith('postgres')) url.username = '***';
  for (const key of url.searchParams.keys()) {
    if (!HARMLESS.test(key)) url.searchParams.set(key, '***');
  }
  if (hasSecretPath && url.pathname !== '/') url.pathname = '/***';
  return decodeURI(url.href);
}
