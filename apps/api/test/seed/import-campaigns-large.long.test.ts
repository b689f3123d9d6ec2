import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { query } from '../support/test-database.ts';
import { aCampaign, useCampaignDatabase } from './import-campaigns-support.ts';
import { csvLine, fileWith, reported, spawnImport } from './import-support.ts';

const ROWS = 20_000;
const LONG = 180_000;
/** Room for the program and some rows of the file, too little for the file and what is made of it. */
const SMALL_HEAP = ['--max-old-space-size=64', '--max-semi-space-size=4'];

const url = useCampaignDatabase();

const rowOf = (at: number) =>
  aCampaign({
    promotion_id: `deal-${at}`,
    long_title: `${5 + (at % 50)}% off the basket of day ${at}`,
    total: String(1 + (at % 500)),
    place_id: at % 10 === 0 ? 'shop-1|shop-2|shop-3' : 'shop-2',
    description: `ತಾಜಾ ತರಕಾರಿ, ಹಣ್ಣು ಮತ್ತು ದಿನಸಿ. Deal number ${at}, fresh "every" day.\n`.repeat(12),
  });

async function largeFile(): Promise<string> {
  const file = await fileWith('', 'deals.csv');
  const out = createWriteStream(file);
  out.write(`${csvLine(Object.keys(rowOf(0)))}\n`);
  for (let at = 0; at < ROWS; at += 1) {
    if (!out.write(`${csvLine(Object.values(rowOf(at)))}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return file;
}

describe('a large file of campaigns, with little memory', () => {
  it(
    'is imported, and the second time none of them is touched',
    async () => {
      const file = await largeFile();
      expect((await stat(file)).size).toBeGreaterThan(30_000_000);
      const start = () => spawnImport(['campaigns', file], { DATABASE_URL: url() }, SMALL_HEAP);
      const first = start();
      expect([await first.exited, first.output()]).toEqual([
        0,
        expect.stringContaining('Imported'),
      ]);
      expect(reported({ said: [first.output()] })).toMatchObject({ read: ROWS, inserted: ROWS });
      const state = () =>
        query(
          url(),
          `select count(*)::integer as n, max(updated_at), (select count(*)::integer from campaign_places)
             as places from campaigns where kind = 'deal'`,
        );
      const before = await state();
      expect(before).toMatchObject([{ n: ROWS, places: ROWS * 1.2 }]);
      const second = start();
      await second.exited;
      expect(reported({ said: [second.output()] })).toMatchObject({ unchanged: ROWS, updated: 0 });
      expect(await state()).toEqual(before);
    },
    LONG,
  );
});
