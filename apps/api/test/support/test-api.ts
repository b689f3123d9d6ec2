import { atEnd } from './cleanup.ts';
import { buildApp, type App } from '../../src/app.ts';
import { readEnv } from '../../src/config.ts';
import { createContext, type Context, type Overrides } from '../../src/context.ts';
import { createLog } from '../../src/lib/log.ts';
import { behindPooler, createTestDatabase, query } from './test-database.ts';
import { searchEnv } from './search-env.ts';

/** A clock that stands still until it is moved. */
export class TestClock {
  #now = new Date('2026-11-15T06:30:00Z');

  now(): Date {
    return new Date(this.#now);
  }

  advance(ms: number): void {
    this.#now = new Date(this.#now.getTime() + ms);
  }
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export type TestApi = {
  app: App;
  context: Context;
  clock: TestClock;
  databaseUrl: string;
  logged: string[];
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>;
  sql<T extends object>(statement: string, values?: unknown[]): Promise<T[]>;
};

export type TestAnswer = {
  status: number;
  headers: Record<string, unknown>;
  // Tests read whatever field they are about.
  body: { error: boolean; result: any };
};

type Options = {
  env?: Record<string, string>;
  overrides?: Overrides;
  databaseUrl?: string;
  webFolder?: string | null;
  counterFolder?: string;
  /** Set to leave messages waiting in the outbox. */
  withoutWorkers?: boolean;
};

export async function startTestApi(options: Options = {}): Promise<TestApi> {
  const clock = new TestClock();
  const logged: string[] = [];
  const databaseUrl = options.databaseUrl ?? (await createTestDatabase());
  const config = readEnv({
    NODE_ENV: 'test',
    RATE_LIMIT_FACTOR: '1000',
    // Most tests make deals to do something else with them.
    DEAL_APPROVAL: 'off',
    ...behindPooler(databaseUrl),
    ...(await searchEnv()),
    ...options.env,
  });
  const log = createLog(options.env?.LOG_LEVEL ?? 'trace', { write: (line) => logged.push(line) });
  const context = await createContext(config, databaseUrl, log, { clock, ...options.overrides });
  const { webFolder = null, counterFolder = null } = options;
  const app = await buildApp(context, { webFolder, counterFolder });
  if (!options.withoutWorkers) await context.start();
  atEnd(() => app.close());

  const answerOf = (response: Awaited<ReturnType<typeof app.inject>>): TestAnswer => ({
    status: response.statusCode,
    headers: response.headers,
    body: response.json(),
  });
  return {
    app,
    context,
    clock,
    databaseUrl,
    logged,
    post: async (url, payload, headers = {}) =>
      answerOf(await app.inject({ method: 'POST', url, payload: payload as object, headers })),
    get: async (url, headers = {}) => answerOf(await app.inject({ method: 'GET', url, headers })),
    sql: async (statement, values) => {
      const rows = await query<any>(databaseUrl, statement, values);
      // What a process keeps in memory has heard of the change before the test goes on.
      await context.feed.caughtUp();
      return rows;
    },
  };
}
