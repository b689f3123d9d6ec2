import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { envSchema } from '../../src/config/env.ts';
import { freePort } from '../../src/lib/free-port.ts';
import { runDoctor } from '../../src/tools/doctor/doctor-command.ts';
import { machineFindings } from '../../src/tools/doctor/machine-checks.ts';
import { masked } from '../../src/tools/doctor/settings.ts';
import { temporaryFolder } from '../embedded/support.ts';
import { startProvider } from '../support/http-server.ts';
import { startOpenSearch } from '../support/opensearch-server.ts';
import { EXAMPLE_TEMPLATES } from '../support/sms-templates.ts';
import { createEmptyDatabase, createTestDatabase, query } from '../support/test-database.ts';
import { runWith } from './tool-support.ts';

let DATABASE_URL: string;
let PORT: string;
beforeAll(async () => {
  DATABASE_URL = await createTestDatabase();
  PORT = String(await freePort());
});

const ROOMY = {
  disk: { free: 500e9, size: 1000e9 },
  memory: { available: 8e9, size: 16e9 },
};

const doctor = async (env: Record<string, string> = {}) => {
  const run = await runWith((around) => runDoctor([], around, async () => ROOMY), {
    DATABASE_URL,
    PORT,
    ...env,
  });
  const lines = run.said.split('\n');
  return { ...run, troubles: lines.filter((line) => line.startsWith('trouble')) };
};

const twilio = (url: string) => ({
  SMS_PROVIDER: 'twilio',
  TWILIO_BASE_URL: url,
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'right',
  TWILIO_FROM: '+15550100',
});

describe('npm run doctor', () => {
  it('finds no trouble where there is none, and says what is in force', async () => {
    const { code, said, troubles } = await doctor({ BRAND_NAME: 'Bazaar' });
    expect(troubles).toEqual([]);
    expect(code).toBe(0);
    expect(said).toMatch(/^Baeon \d.*, Node 24\./);
    expect(said).toMatch(/\* BRAND_NAME +Bazaar/);
    expect(said).toMatch(/ {2}SERVICE_RADIUS_KM +20/);
    expect(said).toMatch(/ok +schema +up to date/);
    expect(said).toMatch(/ok +clock .* the database's/);
    expect(said).toMatch(/ok +messages +0 waiting/);
  });

  it('says whether the search engine lets us in, and has an index', async () => {
    const engine = await startOpenSearch({ authorization: 'ApiKey right' });
    const asked = (SEARCH_API_KEY: string) => doctor({ SEARCH_URL: engine.url, SEARCH_API_KEY });
    expect((await asked('wrong')).troubles.join()).toContain('refuses the key');
    expect((await asked('right')).troubles.join()).toContain('has no index baeon-products');
  });

  it('names every bad setting', async () => {
    const { code, troubles } = await doctor({ SMS_PROVIDER: 'pigeon', GEOCODER: 'google' });
    expect(code).toBe(1);
    expect(troubles).toHaveLength(2);
    expect(troubles.join()).toMatch(/SMS_PROVIDER must be one of.*GOOGLE_MAPS_API_KEY is needed/);
  });

  it('tells of a database that is away, and looks at the rest all the same', async () => {
    const away = `postgres://me:hidden@127.0.0.1:${await freePort()}/baeon`;
    const { code, said, troubles } = await doctor({ DATABASE_URL: away });
    expect(code).toBe(1);
    expect(troubles).toHaveLength(1);
    expect(troubles[0]).toContain('nobody listens there');
    expect(said).toMatch(/ok +disk/);
    expect(said).not.toContain('hidden');
  });

  it('makes no database where there is none', async () => {
    const DATA_DIR = temporaryFolder();
    const { code, said } = await doctor({ DATABASE_URL: '', DATA_DIR });
    expect(code).toBe(0);
    expect(said).toContain('none in');
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  it('tells what a database waits for that was never started on', async () => {
    const { code, said } = await doctor({ DATABASE_URL: await createEmptyDatabase() });
    expect(code).toBe(0);
    expect(said).toMatch(/note +schema +\d+ migrations wait for the next start/);
  });

  it('tells of messages that do not leave, and of those that were given up', async () => {
    const url = await createTestDatabase();
    await query(
      url,
      `insert into sms_outbox (mobile_number, key, body, state, last_error, created_at) values
         ('9845000001', 'a', 'x', 'queued', null, now() - interval '1 hour'),
         ('9845000001', 'b', 'x', 'dead', 'HTTP 400', now())`,
    );
    const { code, said, troubles } = await doctor({ DATABASE_URL: url });
    expect(code).toBe(1);
    expect(troubles).toHaveLength(1);
    expect(troubles[0]).toMatch(/messages +1 waiting, the oldest for 36\d\d s/);
    expect(said).toContain("1 given up or not delivered within a day, the last for 'HTTP 400'");
  });
});

describe('providers', () => {
  it('that answer and let us in are no trouble, and are sent nothing but questions', async () => {
    const provider = await startProvider(() => ({ status: 200, json: { data: [{ id: 'm' }] } }));
    const { code, troubles, said } = await doctor({
      ...twilio(provider.url),
      ASSISTANT_PROVIDER: 'openai',
      ASSISTANT_BASE_URL: `${provider.url}/v1`,
      ASSISTANT_API_KEY: 'key-of-models',
      ASSISTANT_MODEL: 'm',
    });
    expect(troubles).toEqual([]);
    expect(code).toBe(0);
    expect(said).not.toMatch(/key-of-models|right/);
    expect(provider.seen.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'GET /2010-04-01/Accounts/AC1.json',
      'GET /v1/models',
    ]);
  });

  it.each<[string, () => { status: number; headers?: Record<string, string> }, string]>([
    ['refuses our key', () => ({ status: 401 }), 'refuses the key (HTTP 401)'],
    ['is down', () => ({ status: 503 }), 'answers HTTP 503'],
    [
      'has another time',
      () => ({ status: 200, headers: { date: new Date(Date.now() + 90_000).toUTCString() } }),
      "from the providers'",
    ],
  ])('one that %s is trouble', async (_name, answer, says) => {
    const provider = await startProvider(answer);
    const { code, troubles } = await doctor(twilio(provider.url));
    expect(code).toBe(1);
    expect(troubles).toHaveLength(1);
    expect(troubles[0]).toContain(says);
  });

  it('are those of codes as well', async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`;
    const { troubles } = await doctor({
      SMS_PROVIDER: 'msg91',
      SMS_TEMPLATES: EXAMPLE_TEMPLATES,
      MSG91_AUTH_KEY: 'key',
      MSG91_REPORT_TOKEN: 'a-token-of-twenty-four-ch',
      MSG91_BASE_URL: nobody,
      CODE_PROVIDER: 'whatsapp',
      WHATSAPP_PHONE_NUMBER_ID: '105954558954427',
      WHATSAPP_ACCESS_TOKEN: 'wrong',
      WHATSAPP_APP_SECRET: 'secret',
      WHATSAPP_VERIFY_TOKEN: 'what-we-told-meta-before',
      WHATSAPP_BASE_URL: `${nobody}/v25.0`,
    });
    expect(troubles).toEqual([
      expect.stringMatching(/SMS_PROVIDER msg91 +cannot be reached: ECONNREFUSED/),
      expect.stringMatching(/CODE_PROVIDER whatsapp +cannot be reached: ECONNREFUSED/),
    ]);
  });

  it('ones that nobody listens for are trouble, each by its name', async () => {
    const nobody = `127.0.0.1:${await freePort()}`;
    const { code, troubles } = await doctor({
      REDIS_URL: `redis://:hidden@${nobody}`,
      SMS_PROVIDER: 'webhook',
      SMS_WEBHOOK_URL: `http://${nobody}/hook`,
      SMS_WEBHOOK_SECRET: 'shared',
    });
    expect(code).toBe(1);
    expect(troubles).toEqual([
      expect.stringMatching(/REDIS_URL +cannot be reached: ECONNREFUSED/),
      expect.stringMatching(/SMS_PROVIDER webhook +cannot be reached: ECONNREFUSED/),
    ]);
  });
});

describe('what is shown of settings', () => {
  it('has no secret in it, of any that there are', () => {
    const names = Object.keys(envSchema.shape).filter((name) =>
      /SECRET|TOKEN|PASSWORD|PRIVATE|API_KEY|AUTH_KEY|_NUMBERS/.test(name),
    );
    expect(names.length).toBeGreaterThan(6);
    for (const name of names) expect(masked(name, 'hush')).toBe('(secret)');
  });

  it.each([
    ['DATABASE_URL', 'postgres://me:hush@db/baeon?sslmode=require&password=hush', 'db/baeon'],
    ['REDIS_URL', 'redis://:hush@cache:6379/0', 'cache:6379/0'],
    ['SMS_WEBHOOK_URL', 'https://hooks.example/services/hush?key=hush', 'hooks.example'],
    ['MAP_TILES_URL', 'https://tiles.example/{z}/{x}/{y}.png?key=hush', '/{z}/{x}/{y}.png'],
    ['DATABASE_URL', 'postgres://me:hush@a,b/baeon?password=hush', '@a,b/baeon'],
    ['DATABASE_URL', 'postgres://me:a,hush@db/baeon', 'db/baeon'],
    ['ALLOWED_ORIGINS', 'https://me:hush@a.example,https://b.example', 'https://b.example'],
  ])('of %s %s has the address alone', (name, value, kept) => {
    expect(masked(name, value)).not.toContain('hush');
    expect(masked(name, value)).toContain(kept);
  });
});

describe('a machine', () => {
  it.each([
    ['with room', {}, ['ok', 'ok']],
    ['with a disk that fills', { free: 90e9 }, ['note', 'ok']],
    ['with a full disk', { free: 0.9e9, size: 5e9 }, ['trouble', 'ok']],
    ['with little memory', { available: 300e6 }, ['ok', 'note']],
    ['with hardly any memory', { available: 100e6 }, ['ok', 'trouble']],
  ])('%s is told of', (_name, change, levels) => {
    const { free, size, available } = { ...ROOMY.disk, ...ROOMY.memory, size: 1000e9, ...change };
    const findings = machineFindings({ disk: { free, size }, memory: { available, size: 16e9 } });
    expect(findings.map(({ level }) => level)).toEqual(levels);
  });
});
