import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { runSeed } from '../../src/seed/load/seed-command.ts';
import { createTestDatabase, query } from '../support/test-database.ts';
import { PRODUCTION } from '../support/production.ts';

/** Nothing of what is refused here gets as far as a database. */
const NO_DATABASE = 'postgres://nobody@127.0.0.1:1/none';

async function run(args: string[], env: Record<string, string> = {}, stop = false) {
  const said: string[] = [];
  const complained: string[] = [];
  const stopping = new AbortController();
  const code = await runSeed(args, {
    env: { DATABASE_URL: NO_DATABASE, ...env },
    say: (line) => {
      said.push(line);
      if (stop && line.startsWith('made')) stopping.abort();
    },
    complain: (line) => complained.push(String(line)),
    terminal: new Writable(),
    signal: stopping.signal,
  });
  return { code, said, complained };
}

const campaignsIn = async (url: string) =>
  (
    await query<{ n: number }>(
      url,
      "select count(*)::integer as n from campaigns where external_id like 'load:%'",
    )
  )[0]!.n;

describe('a command that is not understood', () => {
  const WHOLE = 'must be a whole number from 1 to 20,000,000';
  it.each([
    ['nothing', [], 'How many campaigns?'],
    ['no number', ['--campaigns', 'many'], `--campaigns ${WHOLE}, not 'many'`],
    ['nought', ['--campaigns', '0'], `--campaigns ${WHOLE}, not '0'`],
    ['too many', ['--campaigns', '20000001'], `--campaigns ${WHOLE}, not '20000001'`],
    ['no stores', ['--campaigns', '5', '--stores', '0'], `--stores ${WHOLE}, not '0'`],
    [
      'a seed of two words',
      ['--campaigns', '5', '--seed', 'a b'],
      'The seed must be 1 to 40 letters, digits or _ . -',
    ],
    ['make and remove', ['--campaigns', '5', '--remove'], 'Either make or remove, please'],
    ['an unknown option', ['--fast'], "Unknown option '--fast'"],
    ['a word', ['campaigns'], "Unexpected argument 'campaigns'"],
  ])('%s: says why, how it goes, and ends with 2', async (_name, args, why) => {
    const { code, said, complained } = await run(args);
    expect(code).toBe(2);
    expect(said).toEqual([]);
    expect(complained[0]!.split('\n')[0]).toBe(why);
    expect(complained[0]).toContain('Usage: npm run seed -- --campaigns NUMBER');
  });

  it('is explained by --help', async () => {
    const { code, said } = await run(['--help']);
    expect(code).toBe(0);
    expect(said[0]).toContain('--yes-in-production');
  });
});

describe('the command', () => {
  it('makes what was asked for, says how much and how fast, and removes it', async () => {
    const DATABASE_URL = await createTestDatabase();
    const made = await run(['--campaigns', '1,200', '--stores', '30', '--seed', 'x'], {
      DATABASE_URL,
    });
    expect(made).toMatchObject({ code: 0, complained: [] });
    expect(made.said).toContain('made 100 %');
    expect(made.said).toContain("Made load data of the seed 'x'");
    expect(made.said).toContain('  campaigns: 1,200');
    expect(made.said).toContain('  stores: 30');
    expect(made.said.at(-1)).toMatch(/^ {2}campaigns a second: [\d,]+$/);
    expect(await campaignsIn(DATABASE_URL)).toBe(1200);

    const again = await run(['--campaigns', '5', '--seed', 'x'], { DATABASE_URL });
    expect(again).toMatchObject({
      code: 1,
      complained: [
        "Nothing was changed: load data of the seed 'x' is there already; take it away with --remove, or use another --seed",
      ],
    });

    const removed = await run(['--remove'], { DATABASE_URL });
    expect(removed.said).toEqual([
      'Removing…',
      'Removed load data',
      '  campaigns: 1,200',
      '  stores: 30',
    ]);
    expect(await campaignsIn(DATABASE_URL)).toBe(0);
  });

  it('stopped in the middle: says so, ends with 130, and leaves nothing', async () => {
    const DATABASE_URL = await createTestDatabase();
    const stopped = await run(['--campaigns', '45000', '--stores', '100'], { DATABASE_URL }, true);
    expect(stopped).toMatchObject({
      code: 130,
      complained: ['Stopped. Everything is as it was.'],
    });
    expect(await campaignsIn(DATABASE_URL)).toBe(0);
  });

  it('in production: is refused unless it is meant', async () => {
    const DATABASE_URL = await createTestDatabase();
    const env = { ...PRODUCTION, DATABASE_URL };
    const refused = await run(['--campaigns', '5'], env);
    expect(refused.code).toBe(1);
    expect(refused.complained[0]).toContain('say --yes-in-production');
    expect(await campaignsIn(DATABASE_URL)).toBe(0);
    expect((await run(['--campaigns', '5', '--yes-in-production'], env)).code).toBe(0);
    expect(await campaignsIn(DATABASE_URL)).toBe(5);
  });
});
