import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  aCampaign,
  campaignsIn,
  importCampaigns,
  useCampaignDatabase,
} from './import-campaigns-support.ts';
import { csvOf, fileWith, reported, skippedIn, type Columns } from './import-support.ts';

const url = useCampaignDatabase();

const ID = 'promotion_id must be 1 to 200 letters, digits or _ : . -';
const TOTAL = 'total must be a whole number from 0 to 10,000,000';
const DATES =
  'promotion_effective_dates must be two dates like 2026-11-01/2026-11-30, with or without times';
const DAY =
  'promotion_effective_dates has a day that is in no calendar, or before 2000 or after 2100';
const CLOCK = 'promotion_effective_dates has a time that is on no clock';
const ORDER = 'promotion_effective_dates must end after they start';
const IMAGE = 'image_link must be an https:// address or a path that starts with /';
const dates = (promotion_effective_dates: string): Columns => ({ promotion_effective_dates });

const BAD: [Columns, string][] = [
  [{ promotion_id: '' }, 'promotion_id is missing'],
  [{ promotion_id: 'two words' }, ID],
  [{ promotion_id: 'x'.repeat(201) }, ID],
  [{ promotion_id: 'demo:1' }, 'promotion_id must not start with demo:'],
  [{ promotion_id: 'DEMO:1' }, 'promotion_id must not start with demo:'],
  [{ promotion_id: 'load:1' }, 'promotion_id must not start with load:'],
  [{ promotion_id: 'good' }, 'promotion_id is the same as in row 2'],
  [{ long_title: '' }, 'long_title is missing'],
  [{ long_title: 't'.repeat(81) }, 'long_title must have at most 80 characters'],
  [{ long_title: 'Half\u0007price' }, 'long_title has an invisible control character'],
  [{ description: 'd'.repeat(2001) }, 'description must have at most 2000 characters'],
  [{ terms: 't'.repeat(2001) }, 'terms must have at most 2000 characters'],
  [{ image_link: 'http://cdn.example.in/a.png' }, IMAGE],
  [{ image_link: 'javascript:alert(1)' }, IMAGE],
  [{ image_link: '//cdn.example.in/a.png' }, IMAGE],
  [{ percent_off: '0' }, 'percent_off must be a whole number from 1 to 100'],
  [{ percent_off: '12.5' }, 'percent_off must be a whole number from 1 to 100'],
  [
    { money_off_amount: '20 USD' },
    'money_off_amount must be an amount like 200 or 200.00 INR, up to 1,000,000',
  ],
  [
    { percent_off: '5', money_off_amount: '20' },
    'percent_off and money_off_amount cannot both be said',
  ],
  [
    { minimum_purchase_amount: '0' },
    'minimum_purchase_amount must be an amount like 200 or 200.00 INR, up to 1,000,000',
  ],
  [{ offline_limit: '101' }, 'offline_limit must be a whole number from 0 to 100'],
  [{ total: '' }, 'total is missing'],
  [{ total: 'many' }, TOTAL],
  [{ total: '-1' }, TOTAL],
  [{ total: '1.5' }, TOTAL],
  [{ total: '10000001' }, TOTAL],
  [dates(''), 'promotion_effective_dates is missing'],
  [dates('2026-11-01'), DATES],
  [dates('2026-11-01/'), DATES],
  [dates('2026-11-01/2026-11-30/2026-12-30'), DATES],
  [dates('01.11.2026/30.11.2026'), DATES],
  [dates('2026-11-01/P1M'), DATES],
  [dates('2026-02-30/2026-11-30'), DAY],
  [dates('2026-11-01/2026-13-01'), DAY],
  [dates('1999-12-31/2026-11-30'), DAY],
  [dates('2026-11-01/2101-01-01'), DAY],
  [dates('2026-11-01T24:00Z/2026-11-30'), CLOCK],
  [dates('2026-11-01/2026-11-30T10:61'), CLOCK],
  [dates('2026-11-01/2026-11-30T10:00+19:00'), CLOCK],
  [dates('2026-11-30/2026-11-01'), ORDER],
  [dates('2026-11-30T10:00Z/2026-11-30T10:00Z'), ORDER],
  [dates('2026-11-30T22:00Z/2026-11-30'), ORDER],
  [{ place_id: '' }, 'place_id is missing'],
  [{ place_id: ' | ,' }, 'place_id is missing'],
  [{ place_id: 'shop 1' }, "place_id 'shop 1' must be 1 to 200 letters, digits or _ : . -"],
  [{ place_id: 'nowhere' }, "place_id 'nowhere' is not among the stores"],
  [{ place_id: 'null' }, "place_id 'null' is not among the stores"],
  [
    { place_id: 'shop-1|n1|shop-2|n2|n3|n4' },
    "place_id 'n1', 'n2', 'n3', … is not among the stores",
  ],
  [
    { place_id: Array.from({ length: 1001 }, (_, at) => `s${at}`).join('|') },
    'place_id must name at most 1,000 stores',
  ],
  [{ promotion_id: 'a b', total: 'x', long_title: '' }, `${ID}; long_title is missing; ${TOTAL}`],
];

describe('bad rows of all kinds among good ones', () => {
  it('are each named with their column and reason, and the rest is imported', async () => {
    const rows = BAD.map(([bad], at) => aCampaign({ promotion_id: `bad-${at}`, ...bad }));
    const good = [aCampaign({ promotion_id: 'good' }), aCampaign({ promotion_id: 'last' })];
    const file = await fileWith(csvOf([good[0]!, ...rows, good[1]!]), 'deals.csv');
    const errors = `${file}.errors.txt`;
    const run = await importCampaigns(url(), file, '--errors', errors);
    const expected = BAD.map(([, reason], at) => `row ${at + 3}: ${reason}`);
    expect(run.code).toBe(3);
    expect(skippedIn(run)).toEqual(expected);
    expect(await readFile(errors, 'utf8')).toBe(`${expected.join('\n')}\n`);
    expect(reported(run)).toMatchObject({ inserted: 2, skipped: BAD.length });
    expect((await campaignsIn(url())).map(({ external_id }) => external_id)).toEqual([
      'good',
      'last',
    ]);
  });
});

describe('a file without a column that has to be there', () => {
  it('is refused in one line', async () => {
    const file = await fileWith('promotion_id,long_title,store_code\na,b,c\n', 'deals.csv');
    const run = await importCampaigns(url(), file);
    expect(run).toMatchObject({
      code: 1,
      complained: [
        `Nothing was imported from ${file}: the header misses promotion_effective_dates, total`,
      ],
    });
  });

  it('is refused where a column is there under both of its names', async () => {
    const file = await fileWith(csvOf([aCampaign({ store_code: 'shop-1' })]), 'deals.csv');
    expect((await importCampaigns(url(), file)).complained).toEqual([
      `Nothing was imported from ${file}: the header has place_id twice`,
    ]);
  });
});
