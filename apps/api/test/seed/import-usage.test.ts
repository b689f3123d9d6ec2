import { chmod, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../src/lib/free-port.ts';
import {
  aStore,
  countStores,
  csvOf,
  fileWith,
  importStores,
  reported,
  runImportWith,
  spawnImport,
  useStoreDatabase,
} from './import-support.ts';

/** Nothing of what is refused here gets as far as a database. */
const NO_DATABASE = 'postgres://nobody@127.0.0.1:1/none';

describe('a command that is not understood', () => {
  it.each([
    ['nothing', [], 'What is to be imported?'],
    ['an unknown kind', ['shops', 'x.csv'], "'shops' cannot be imported"],
    ['no file', ['stores'], 'Which file of stores?'],
    ['two files', ['stores', 'a.csv', 'b.csv'], 'One file at a time, please'],
    ['an unknown option', ['stores', 'a.csv', '--fast'], "Unknown option '--fast'"],
    [
      'an option without its value',
      ['stores', 'a.csv', '--errors'],
      "Option '--errors <value>' argument missing",
    ],
    [
      'a file of another kind',
      ['stores', 'a.xlsx'],
      'The file must be .csv, .geojson or .json; otherwise say its --format',
    ],
    [
      'an unknown format',
      ['stores', 'a.csv', '--format', 'xml'],
      'The format must be csv or geojson',
    ],
    ['no file of campaigns', ['campaigns'], 'Which file of campaigns?'],
    [
      'a map of campaigns',
      ['campaigns', 'a.geojson'],
      'The file must be .csv; otherwise say its --format',
    ],
    [
      'a picture of products',
      ['products', 'a.png'],
      'The file must be .csv, .tsv, .txt, .xml, .rss or .atom; otherwise say its --format',
    ],
    [
      'a map of products',
      ['products', 'a.xml', '--format', 'geojson'],
      'The format must be tsv, csv or xml',
    ],
    [
      'a map of campaigns by its format',
      ['campaigns', 'a.csv', '--format', 'geojson'],
      'The format must be csv',
    ],
  ])('%s: says why, how it goes, and ends with 2', async (_name, args, why) => {
    const run = await runImportWith(args, { DATABASE_URL: NO_DATABASE });
    expect(run.code).toBe(2);
    expect(run.said).toEqual([]);
    expect(run.complained[0]).toMatch(
      /^.*\n\nUsage: npm run import -- stores\|campaigns\|products FILE/,
    );
    expect(run.complained[0]!.split('\n')[0]).toBe(why);
  });

  it('ends with 2 as a process, too, and --help with 0', async () => {
    const wrong = spawnImport([], {});
    expect(await wrong.exited).toBe(2);
    expect(wrong.output()).toContain('Usage: npm run import -- stores|campaigns|products FILE');
    const help = await runImportWith(['--help']);
    expect(help).toMatchObject({ code: 0, complained: [] });
    expect(help.said[0]).toContain('--dry-run');
  });
});

describe('a file that cannot be used', () => {
  const refusal = async (file: string) => {
    const run = await importStores(NO_DATABASE, file);
    expect(run.code).toBe(1);
    expect(run.complained).toHaveLength(1);
    expect(run.complained[0]).not.toContain('\n');
    return run.complained[0]!.replace(`Nothing was imported from ${file}: `, '');
  };
  const header = csvOf([aStore()]).split('\n')[0]!;

  it.each<[string, string | Buffer, string]>([
    ['empty', '', 'the file is empty'],
    ['blank', '\n \n', 'the file has no header row'],
    ['a header and nothing else', `${header}\n`, 'there are no rows in it'],
    [
      'without columns that have to be there',
      'Name,city,state\nx,y,z',
      'the header misses place_id, address, pincode, latitude, longitude, category',
    ],
    [
      'without a header',
      csvOf([aStore()]).split('\n')[1]!,
      'the header misses place_id, name, address, city, state, pincode, latitude, longitude, category',
    ],
    [
      'separated by semicolons',
      header.replaceAll(',', ';'),
      'the header misses place_id, name, address, city, state, pincode, latitude, longitude, category; columns must be separated by commas',
    ],
    ['with a column twice', `${header},NAME\n`, 'the header has name twice'],
    [
      'a spreadsheet',
      Buffer.from([0x50, 0x4b, 3, 4, 20, 0]),
      'it is a spreadsheet or a zip file; save it as CSV (UTF-8)',
    ],
    ['compressed', Buffer.from([0x1f, 0x8b, 8, 0]), 'it is compressed; unpack it first'],
  ])('%s: is refused in one line', async (_name, content, reason) => {
    expect(await refusal(await fileWith(content))).toBe(reason);
  });

  it('not there, or a folder: is refused in one line', async () => {
    const file = await fileWith('x');
    expect(await refusal(join(file, '../other.csv'))).toBe('there is no such file');
    expect(await refusal(join(file, 'other.csv'))).toBe('there is no such file');
    const folder = join(dirname(file), 'folder.csv');
    await mkdir(folder);
    expect(await refusal(folder)).toBe('it is a folder');
  });

  it.skipIf(process.getuid?.() === 0)('not readable: is refused in one line', async () => {
    const file = await fileWith(csvOf([aStore()]));
    await chmod(file, 0);
    expect(await refusal(file)).toBe('this user may not read it');
  });
});

describe('a file that is broken in the middle', () => {
  const url = useStoreDatabase();
  const stores = Array.from({ length: 3000 }, (_, at) =>
    aStore({ place_id: `p${at}`, name: `N "${at}"` }),
  );
  it.each([
    [
      'cut off within a quoted text',
      csvOf(stores).slice(0, csvOf(stores).indexOf('N ""2500') + 4),
      'a quote in row 2502 is never closed: the file is cut off, or the quote is one too many',
    ],
    [
      'with a quote that swallows the rest',
      `${csvOf([aStore({ place_id: 'a' })])}b,"Name${',x\n'.repeat(200_000)}`,
      'row 3 is longer than 256 KB: a quote in it is probably not closed',
    ],
  ])('%s: leaves the stores as they were', async (_name, content, reason) => {
    await importStores(url(), await fileWith(csvOf([aStore({ place_id: 'kept' })])));
    const file = await fileWith(content);
    const run = await importStores(url(), file);
    expect(run).toMatchObject({
      code: 1,
      complained: [`Nothing was imported from ${file}: ${reason}`],
    });
    expect(await countStores(url())).toBe(1);
  });
});

describe('the context', () => {
  const url = useStoreDatabase();

  it('npm that keeps --dry-run for itself still makes it a dry run', async () => {
    const file = await fileWith(csvOf([aStore()]));
    const run = await runImportWith(['stores', file], {
      DATABASE_URL: url(),
      npm_config_dry_run: 'true',
    });
    expect(reported(run)).toMatchObject({ inserted: 1 });
    expect(await countStores(url())).toBe(0);
  });

  it('a database that is away is told in one line', async () => {
    const file = await fileWith(csvOf([aStore()]));
    const away = `postgres://someone:secret@127.0.0.1:${await freePort()}/none`;
    const run = await importStores(away, file);
    expect(run.code).toBe(1);
    expect(run.complained).toEqual([
      `Nothing was imported from ${file}: Cannot use the database at ${new URL(away).host}/none: nobody listens there. Check DATABASE_URL.`,
    ]);
  });

  it('settings that are wrong are named', async () => {
    const file = await fileWith(csvOf([aStore()]));
    const run = await runImportWith(['stores', file], { DATABASE_URL: 'nonsense' });
    expect(run.code).toBe(1);
    expect(run.complained[0]).toContain('DATABASE_URL must be a postgres:// address');
  });
});
