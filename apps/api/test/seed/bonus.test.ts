import { beforeAll, describe, expect, it } from 'vitest';
import { loadReferenceData } from '../../src/seed/load-reference.ts';
import { createTestDatabase, query } from '../support/test-database.ts';

let url: string;
const bonus = () => query(url, `select * from campaigns where kind = 'bonus'`);
const makeOutdated = () =>
  query(url, `update reference_data set edition = 'older' where name = 'welcome bonus'`);

beforeAll(async () => {
  url = await createTestDatabase();
});

describe('the welcome bonus', () => {
  it('is in every database, to be used anywhere', async () => {
    await loadReferenceData(url);
    expect(await bonus()).toEqual([
      expect.objectContaining({
        title: '₹100 off your first bill',
        valid_days: 45,
        total: 1_000_000,
        deals_left: 1_000_000,
        ends_at: new Date('2099-12-31T18:29:59.999Z'),
      }),
    ]);
    expect(await query(url, 'select from campaign_places')).toEqual([]);
  });

  it('keeps an operator’s words, also when ours change', async () => {
    await query(url, `update campaigns set title = '₹50 off', deals_left = 7 where kind = 'bonus'`);
    const before = await bonus();
    await makeOutdated();
    await loadReferenceData(url);
    expect(await bonus()).toEqual(before);
  });

  it('is put in where there is none', async () => {
    await query(url, `delete from campaigns where kind = 'bonus'`);
    await makeOutdated();
    await loadReferenceData(url);
    expect(await bonus()).toHaveLength(1);
  });

  it('is one, also when two processes start together', async () => {
    await query(url, `delete from campaigns where kind = 'bonus'`);
    await makeOutdated();
    await Promise.all([loadReferenceData(url), loadReferenceData(url)]);
    expect(await bonus()).toHaveLength(1);
  });
});
