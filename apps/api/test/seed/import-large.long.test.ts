import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { createTestDatabase, query } from '../support/test-database.ts';
import { countStores, csvLine, fileWith, reported, spawnImport } from './import-support.ts';

const ROWS = 100_000;
const LONG = 180_000;

/** Room for the program and some rows of the file, far too little for the file. */
const SMALL_HEAP = ['--max-old-space-size=64', '--max-semi-space-size=4'];

const COLUMNS = [
  'place_id,name,address,city,state,pincode,latitude,longitude,category',
  'about,rating,user_ratings_total,logo,phone,opening_hours',
].join(',');

const rowOf = (at: number): string[] => [
  `osm:node:${5_000_000 + at}`,
  `ಶ್ರೀ ಕೃಷ್ಣ Sri Krishna Stores ${at}`,
  `No. ${at % 400}, ${at % 30}th Cross, 80 Feet Road, Indiranagar`,
  'Bengaluru',
  'Karnataka',
  String(560_001 + (at % 110)),
  (12.8 + (at % 1009) / 3000).toFixed(6),
  (77.4 + (at % 997) / 2500).toFixed(6),
  `Food/Kind ${String.fromCodePoint(65 + (at % 12))}`,
  `Shop ${at} sells vegetables, fruit and "daily" needs.\nತಾಜಾ ತರಕಾರಿ, ಹಣ್ಣು ಮತ್ತು ದಿನಸಿ. Home delivery around MG Road.`,
  String((at % 51) / 10),
  String(at % 5000),
  `/pictures/logo/${at}.svg`,
  `+91 80 ${20_000_000 + at}`,
  `Mo-Sa ${String(6 + (at % 5)).padStart(2, '0')}:30-13:00,16:00-21:${10 + (at % 50)}; Su off`,
];

let url: string;
let file: string;
beforeAll(async () => {
  url = await createTestDatabase();
  file = await fileWith('');
  const out = createWriteStream(file);
  out.write(`${COLUMNS}\n`);
  for (let at = 0; at < ROWS; at += 1) {
    if (!out.write(`${csvLine(rowOf(at))}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
});

const importLarge = () => spawnImport(['stores', file], { DATABASE_URL: url }, SMALL_HEAP);

const lastChanges = () =>
  query(url, 'select count(*), min(updated_at), max(updated_at), max(created_at) from stores');

describe('100,000 stores, with less memory than their file has bytes', () => {
  it(
    'leave nothing behind when the import is killed while it reads',
    async () => {
      expect((await stat(file)).size).toBeGreaterThan(30_000_000);
      const { child, exited, output } = importLarge();
      await eventually(() => output().includes('read 20 %'), 'a fifth is read', 60_000);
      child.kill('SIGKILL');
      await exited;
      expect(output()).not.toContain('read 100 %');
      await eventually(async () => {
        const left =
          "select 1 from pg_stat_activity where application_name = 'baeon-import' and datname = current_database()";
        return (await query(url, left)).length === 0;
      });
      expect(await countStores(url)).toBe(0);
    },
    LONG,
  );

  it(
    'are imported, and the second time none of them is touched',
    async () => {
      const first = importLarge();
      expect([await first.exited, first.output()]).toEqual([
        0,
        expect.stringContaining('peak memory'),
      ]);
      const report = reported({ said: [first.output()] });
      expect(report).toMatchObject({
        read: ROWS,
        inserted: ROWS,
        updated: 0,
        unchanged: 0,
        skipped: 0,
      });
      expect(report['peak memory']).toBeGreaterThan(0);
      expect(await countStores(url)).toBe(ROWS);

      const before = await lastChanges();
      const second = importLarge();
      expect([await second.exited, second.output()]).toEqual([
        0,
        expect.stringContaining('unchanged'),
      ]);
      expect(reported({ said: [second.output()] })).toMatchObject({
        read: ROWS,
        inserted: 0,
        updated: 0,
        unchanged: ROWS,
      });
      expect(await lastChanges()).toEqual(before);
    },
    LONG,
  );
});
