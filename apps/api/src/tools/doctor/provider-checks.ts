import type { Config } from '../../config.ts';
import { request, type HttpReply } from '../../gateways/http/request.ts';
import { searchAddress } from '../../gateways/product-search/opensearch-http.ts';
import type {
  ModelConfig,
  SearchConfig,
  SmsConfig,
  WhatsappConfig,
} from '../../gateways/provider-config.ts';
import { good, note, trouble, type Finding } from './finding.ts';

const PATIENCE_MS = 5000;
/** Signed requests and certificates go by the time. */
const MOST_SKEW_MS = 30_000;

type Probe = {
  about: string;
  url: string;
  headers?: Record<string, string>;
  judge?: (reply: HttpReply) => Finding | null;
};

/** Whether each outside provider that is switched on answers, and lets us in where that can be asked without a cost. */
export async function providerFindings(config: Config): Promise<Finding[]> {
  const probes = probesOf(config);
  const answers = await Promise.all(probes.map(probe));
  const redis = config.redisUrl ? [await askRedis(config.redisUrl)] : [];
  const skews = answers.flatMap(({ skewMs }) => (skewMs === null ? [] : [skewMs]));
  return [...redis, ...answers.map(({ finding }) => finding), ...clockFindings(skews)];
}

function probesOf(config: Config): Probe[] {
  const { googlePlaces, googleGeocoder, chatModel, speechModel, search } = config;
  return [
    ...(search ? [searchProbe(search)] : []),
    ...smsProbes(config.sms),
    ...(config.whatsapp ? [whatsappProbe(config.whatsapp)] : []),
    ...(googlePlaces ? [{ about: 'PLACES_PROVIDER google', url: googlePlaces.baseUrl }] : []),
    ...(googleGeocoder ? [{ about: 'GEOCODER google', url: googleGeocoder.baseUrl }] : []),
    ...(chatModel ? [modelProbe('ASSISTANT_PROVIDER openai', chatModel)] : []),
    ...(speechModel ? [modelProbe('SPEECH_PROVIDER openai', speechModel)] : []),
  ];
}

function searchProbe({ alias, ...config }: SearchConfig): Probe {
  const about = 'SEARCH_URL';
  const { base, headers } = searchAddress(config);
  const judge = (reply: HttpReply) =>
    reply.status === 404
      ? trouble(about, `answers, but has no index ${alias}: a worker builds it`)
      : refusal(about, reply);
  return { about, url: `${base.href.replace(/\/+$/, '')}/_alias/${alias}`, headers, judge };
}

function smsProbes(sms: SmsConfig): Probe[] {
  const about = `SMS_PROVIDER ${sms.provider}`;
  switch (sms.provider) {
    case 'inbox':
      return [];
    case 'msg91':
      // Whether a key is right is told by sending alone.
      return [{ about, url: sms.baseUrl }];
    case 'webhook':
      // A message would be sent by a POST: that somebody is there has to do.
      return [{ about, url: sms.url }];
    case 'twilio': {
      const credentials = Buffer.from(`${sms.accountSid}:${sms.authToken}`).toString('base64');
      const path = `/2010-04-01/Accounts/${encodeURIComponent(sms.accountSid)}.json`;
      const headers = { authorization: `Basic ${credentials}` };
      const judge = (reply: HttpReply) => refusal(about, reply);
      return [{ about, url: new URL(path, sms.baseUrl).href, headers, judge }];
    }
  }
}

/** The number itself tells whether the token may speak for it. */
function whatsappProbe({ baseUrl, phoneNumberId, accessToken }: WhatsappConfig): Probe {
  const about = 'CODE_PROVIDER whatsapp';
  const url = `${baseUrl.replace(/\/+$/, '')}/${phoneNumberId}`;
  const headers = { authorization: `Bearer ${accessToken}` };
  return { about, url, headers, judge: (reply: HttpReply) => refusal(about, reply) };
}

function modelProbe(about: string, { apiKey, baseUrl, model }: ModelConfig): Probe {
  const url = `${baseUrl.replace(/\/+$/, '')}/models`;
  const headers = { authorization: `Bearer ${apiKey}` };
  const judge = (reply: HttpReply) => {
    if (reply.status === 404) return note(about, 'answers, but does not tell its models');
    const refused = refusal(about, reply);
    if (refused) return refused;
    const isListed = reply.text.includes(JSON.stringify(model));
    return isListed ? null : note(about, `answers, but does not list the model ${model}`);
  };
  return { about, url, headers, judge };
}

const refusal = (about: string, { status }: HttpReply): Finding | null => {
  if (status === 401 || status === 403) return trouble(about, `refuses the key (HTTP ${status})`);
  return status >= 400 ? trouble(about, `answers HTTP ${status}`) : null;
};

async function probe({ about, url, headers = {}, judge }: Probe) {
  const startedAt = performance.now();
  const sentAt = Date.now();
  const reply = await request(new URL(url), { method: 'GET', headers }, PATIENCE_MS);
  if (!('status' in reply)) {
    return { finding: trouble(about, `cannot be reached: ${reply.reason}`), skewMs: null };
  }
  const tookMs = Math.round(performance.now() - startedAt);
  const skewMs = Date.parse(reply.headers.get('date') ?? '') - sentAt;
  const down = reply.status >= 500 ? trouble(about, `answers HTTP ${reply.status}`) : null;
  const finding = down ?? judge?.(reply) ?? good(about, `answers within ${tookMs} ms`);
  return { finding, skewMs: Number.isNaN(skewMs) ? null : skewMs };
}

/** By what they say the time is: one of them may be wrong, the middle one hardly. */
function clockFindings(skews: number[]): Finding[] {
  const middle = skews.sort((a, b) => a - b)[Math.floor(skews.length / 2)];
  if (middle === undefined) return [];
  const says = `${Math.round(Math.abs(middle) / 1000)} s from the providers'`;
  return [(Math.abs(middle) > MOST_SKEW_MS ? trouble : good)('clock', says)];
}

async function askRedis(url: string): Promise<Finding> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    connectTimeout: PATIENCE_MS,
    commandTimeout: PATIENCE_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    lazyConnect: true,
  });
  let reason = 'no connection';
  redis.on('error', (error: Error & { code?: string }) => (reason = error.code ?? error.message));
  try {
    await redis.connect();
    await redis.ping();
    return good('REDIS_URL', 'answers');
  } catch (error) {
    const { code } = error as { code?: string };
    return trouble('REDIS_URL', `cannot be reached: ${code ?? reason}`);
  } finally {
    redis.disconnect();
  }
}
