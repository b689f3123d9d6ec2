import { describe, expect, it } from 'vitest';
import { readEnv, usualWorkers } from '../src/config.ts';
import { PRODUCTION } from './support/production.ts';
import { EXAMPLE_TEMPLATES, templatesFile } from './support/sms-templates.ts';

const problemsOf = (env: Record<string, string>): string => {
  try {
    readEnv(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('settings', () => {
  it('need nothing to be set', () => {
    expect(readEnv({})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
      redisUrl: null,
      productSlug: 'baeon',
      brandName: 'Baeon',
      rateLimitFactor: 1,
      signIn: { daily: { tries: 100, sends: 300 }, brake: { wrong: 100, unused: 500 } },
      serviceArea: { latitude: 12.9716, longitude: 77.5946, radius_km: 20 },
      googlePlaces: null,
      googleGeocoder: null,
      sms: { provider: 'inbox' },
    });
    expect(readEnv({}).dataDir).toMatch(/\/data$/);
  });

  it('make a process for each core of a larger machine, unless it takes jobs alone', () => {
    const cores = [1, 2, 3, 4, 8, 64];
    expect(cores.map((count) => usualWorkers('all', count))).toEqual([1, 1, 1, 4, 8, 8]);
    expect(cores.map((count) => usualWorkers('worker', count))).toEqual([1, 1, 1, 1, 1, 1]);
    expect(readEnv({ WORKERS: '2', ROLE: 'api' })).toMatchObject({ workers: 2, role: 'api' });
    expect(problemsOf({ WORKERS: '2', ROLE: 'worker' })).toContain('- WORKERS is for');
    expect(problemsOf({ WORKERS: '1.5', ROLE: 'boss' })).toMatch(
      /ROLE must be one of .*WORKERS must/s,
    );
  });

  it('say what became of the key that all tills shared', () => {
    expect(problemsOf({ TILL_KEY: 'a-till-key-of-twenty-four-letters' })).toMatch(
      /- TILL_KEY is gone: each store has keys of its own now .* remove it$/,
    );
    expect(problemsOf({ TILL_KEY: ' ' })).toBe('');
  });

  it('name operators by mobile numbers of ten digits', () => {
    const numbers = readEnv({ OPERATOR_NUMBERS: '9876543210, 9876543211' }).operatorNumbers;
    expect(numbers).toEqual(['9876543210', '9876543211']);
    expect(problemsOf({ OPERATOR_NUMBERS: '9876543210,+919876543211' })).toContain(
      '- OPERATOR_NUMBERS must be mobile numbers of ten digits each',
    );
  });

  it('take an empty variable for an unset one', () => {
    expect(readEnv({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: null,
    });
  });

  it('name every bad variable in one message', () => {
    const bad = {
      PORT: 'http',
      DATABASE_URL: 'mysql://localhost/x',
      DATABASE_DIRECT_URL: 'postgres://a,b/c?target_session_attrs=best',
      DATABASE_POOL_SIZE: '1',
      SEARCH_MOST_PRODUCTS: '6000000',
      REDIS_URL: 'localhost',
      SMS_PROVIDER: 'pigeon',
      NODE_ENV: 'staging',
      RATE_LIMIT_FACTOR: '-1',
      SIGN_IN_WRONG_PER_DAY: '0',
      PRODUCT_SLUG: 'No Spaces',
      ALLOWED_ORIGINS: 'https://ok.example,nonsense',
      PUBLIC_URL: 'ftp://example.in',
      TRUST_PROXY: 'true',
      SERVICE_CENTER: '91,77',
      SERVICE_RADIUS_KM: '0',
      PICTURE_HOSTS: 'pictures.example',
      MAP_TILES_URL: 'https://{z}.tiles.example/{x}/{y}.png',
      PLACES_PROVIDER: 'atlas',
      GEOCODER: 'atlas',
      SUPPORT_CONTACT: 'ask us',
      REFERRAL_BONUS: 'yes',
      REFERRAL_LIMIT: '0',
      METRICS_PORT: '70000',
      METRICS_TOKEN: 'short',
      DRAIN_SECONDS: '-1',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
      OTEL_TRACES_SAMPLER_ARG: '2',
    };
    const message = problemsOf(bad);
    for (const name of Object.keys(bad)) expect(message).toContain(`- ${name} `);
    expect(message.split('\n')).toHaveLength(1 + Object.keys(bad).length);
  });

  it('want the address of the database beside the direct one, or a standby’s', () => {
    const direct = { DATABASE_DIRECT_URL: 'postgres://a/b' };
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL']) {
      const alone = problemsOf({ [name]: 'postgres://a/b' });
      expect(alone).toContain(`- DATABASE_URL is needed by ${name}`);
    }
    expect(readEnv({ ...direct, DATABASE_URL: 'postgres://a:6432,b:6432/b' })).toMatchObject({
      databaseUrl: 'postgres://a:6432,b:6432/b',
      databaseDirectUrl: 'postgres://a/b',
      databasePoolSize: 20,
    });
  });

  it('name what production lacks beside what is bad in itself', () => {
    const message = problemsOf({ NODE_ENV: 'production', PORT: 'x' });
    for (const name of ['PORT', 'APP_SECRET', 'PUBLIC_URL', 'SMS_PROVIDER']) {
      expect(message).toContain(`- ${name} `);
    }
  });

  it('measure nothing unless they say where the figures are to be read', () => {
    const METRICS_TOKEN = 'a-token-of-some-length-and-more';
    const metrics = (env: Record<string, string>) => readEnv(env).metrics;
    expect(metrics({})).toBeNull();
    expect(metrics({ METRICS_TOKEN })).toEqual({ port: null, token: METRICS_TOKEN });
    expect(metrics({ METRICS_PORT: '9100' })).toEqual({
      host: '127.0.0.1',
      port: 9100,
      token: null,
    });
    expect(metrics({ METRICS_PORT: '9100', METRICS_TOKEN })).toMatchObject({
      port: 9100,
      token: METRICS_TOKEN,
    });
    expect(problemsOf({ METRICS_PORT: '3000' })).toContain('METRICS_PORT must be another one');
  });

  it('trace nothing unless they say where to', () => {
    const traces = (env: Record<string, string>) => readEnv(env).traces;
    expect(traces({ OTEL_SERVICE_NAME: 'deals' })).toBeNull();
    expect(traces({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' })).toEqual({
      url: 'http://collector:4318/v1/traces',
      serviceName: 'baeon-api',
      ratio: 1,
    });
  });

  it('take requests on for a while in production before they end', () => {
    expect([readEnv({}).drainMs, readEnv(PRODUCTION).drainMs]).toEqual([0, 5000]);
    expect(readEnv({ ...PRODUCTION, DRAIN_SECONDS: '0' }).drainMs).toBe(0);
  });

  it('name whom the pictures of a map are by', () => {
    const MAP_TILES_URL = 'https://tiles.example/{z}/{x}/{y}.png?key=1';
    expect(problemsOf({ MAP_TILES_URL })).toContain('MAP_ATTRIBUTION is needed');
    expect(readEnv({ MAP_TILES_URL, MAP_ATTRIBUTION: '© Us' }).mapTiles).toEqual({
      url: MAP_TILES_URL,
      attribution: '© Us',
    });
  });

  it('take an origin, not an address with a path', () => {
    expect(problemsOf({ ALLOWED_ORIGINS: 'https://a.example/app' })).toContain('ALLOWED_ORIGINS');
    expect(readEnv({ ALLOWED_ORIGINS: 'https://a.example, http://b.example:81' })).toMatchObject({
      allowedOrigins: ['https://a.example', 'http://b.example:81'],
    });
  });

  it('take a number of proxies or their addresses', () => {
    expect(readEnv({}).trustProxy).toBe(false);
    expect(readEnv({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readEnv({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
  });

  it('place the service area', () => {
    expect(readEnv({ SERVICE_CENTER: '9.9312, 76.2673', SERVICE_RADIUS_KM: '35' })).toMatchObject({
      serviceArea: { latitude: 9.9312, longitude: 76.2673, radius_km: 35 },
    });
    for (const center of ['9.9', '9.9,', ',76', '9.9,76.2,1', 'a,b', '9.9,181']) {
      expect(problemsOf({ SERVICE_CENTER: center })).toContain('- SERVICE_CENTER must look like');
    }
  });

  it('ask for a key where Google is asked for', () => {
    const message = problemsOf({ PLACES_PROVIDER: 'google', GEOCODER: 'google' });
    expect(message).toContain('GOOGLE_MAPS_API_KEY is needed by PLACES_PROVIDER=google');
    expect(message).toContain('GOOGLE_MAPS_API_KEY is needed by GEOCODER=google');
    const google = { PLACES_PROVIDER: 'google', GEOCODER: 'google', GOOGLE_MAPS_API_KEY: 'key' };
    expect(readEnv(google)).toMatchObject({
      googlePlaces: { apiKey: 'key', baseUrl: 'https://places.googleapis.com' },
      googleGeocoder: { apiKey: 'key', baseUrl: 'https://maps.googleapis.com' },
    });
  });

  it('never repeat the value of a secret', () => {
    expect(problemsOf({ ...PRODUCTION, APP_SECRET: 'hunter2' })).not.toContain('hunter2');
  });

  it('ask for what the chosen SMS provider needs', () => {
    const twilio = problemsOf({ SMS_PROVIDER: 'twilio' });
    expect(twilio).toContain('TWILIO_ACCOUNT_SID is needed by SMS_PROVIDER=twilio');
    expect(twilio).toContain('TWILIO_AUTH_TOKEN is needed');
    expect(twilio).toContain('TWILIO_FROM or TWILIO_MESSAGING_SERVICE_SID is needed');
    const webhook = problemsOf({ SMS_PROVIDER: 'webhook' });
    expect(webhook).toContain('SMS_WEBHOOK_URL is needed');
    expect(webhook).toContain('SMS_WEBHOOK_SECRET is needed');
  });

  it('ask for what MSG91 and WhatsApp need', () => {
    const msg91 = problemsOf({ SMS_PROVIDER: 'msg91', CODE_PROVIDER: 'whatsapp' });
    for (const name of ['MSG91_AUTH_KEY', 'MSG91_REPORT_TOKEN', 'SMS_TEMPLATES']) {
      expect(msg91).toContain(`${name} is needed by SMS_PROVIDER=msg91`);
    }
    for (const name of ['PHONE_NUMBER_ID', 'ACCESS_TOKEN', 'APP_SECRET', 'VERIFY_TOKEN']) {
      expect(msg91).toContain(`WHATSAPP_${name} is needed by CODE_PROVIDER=whatsapp`);
    }
  });

  const ofMsg91 = {
    SMS_PROVIDER: 'msg91',
    SMS_TEMPLATES: EXAMPLE_TEMPLATES,
    MSG91_AUTH_KEY: 'key',
    MSG91_REPORT_TOKEN: 'a-token-of-twenty-four-ch',
  };

  it('read what is registered', () => {
    const env = { ...PRODUCTION, ...ofMsg91, PUBLIC_URL: 'https://deals.example.in' };
    const { sms, smsTemplates } = readEnv(env);
    expect(sms).toMatchObject({ provider: 'msg91', baseUrl: 'https://control.msg91.com' });
    expect(smsTemplates.covers('msg91')).toBe(true);
    expect(readEnv(PRODUCTION).smsTemplates.covers('webhook')).toBe(false);
  });

  it('refuse templates that cannot do', () => {
    const templatesAs = (change: Parameters<typeof templatesFile>[0]) =>
      problemsOf({ ...ofMsg91, SMS_TEMPLATES: templatesFile(change) });
    expect(templatesAs((all) => all)).toBe('');
    expect(templatesAs((all) => all.slice(1))).toContain(
      'SMS_TEMPLATES has no code:sign-in in en for msg91',
    );
    expect(templatesAs((all) => [{ ...all[0]!, class: 'promotional' }])).toContain(
      'SMS_TEMPLATES code:sign-in, en, msg91: its header must be 3 to 8 digits',
    );
    expect(problemsOf({ ...ofMsg91, SMS_TEMPLATES: '/nowhere' })).toContain(
      'SMS_TEMPLATES cannot be read: ENOENT',
    );
    // Longer links than there is room for.
    const far = `https://${'a-long-name.'.repeat(5)}example.in`;
    expect(problemsOf({ ...ofMsg91, PUBLIC_URL: far })).toMatch(
      /SMS_TEMPLATES, pass, en, msg91: its link has \d+ characters, and room for 120/,
    );
  });

  it('allow production when it is fit for it', () => {
    expect(readEnv(PRODUCTION)).toMatchObject({ production: true });
  });

  it.each([
    ['the inbox provider', { SMS_PROVIDER: 'inbox' }, 'SMS_PROVIDER must not be inbox'],
    ['the default secret', { APP_SECRET: '' }, 'APP_SECRET must be set'],
    ['a short secret', { APP_SECRET: 'short' }, 'APP_SECRET must have at least 32'],
    ['a wildcard origin', { ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS must not be *'],
    ['pictures from anywhere', { PICTURE_HOSTS: '*' }, 'PICTURE_HOSTS must not be *'],
    ['no public address', { PUBLIC_URL: '' }, 'PUBLIC_URL must be set'],
  ])('refuse production with %s', (_name, change, problem) => {
    expect(problemsOf({ ...PRODUCTION, ...change })).toContain(problem);
  });
});
