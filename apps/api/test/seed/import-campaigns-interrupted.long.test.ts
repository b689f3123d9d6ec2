import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { query } from '../support/test-database.ts';
import {
  aCampaign,
  campaignsIn,
  giveAway,
  importCampaigns,
  useCampaignDatabase,
} from './import-campaigns-support.ts';
import { csvOf, fileWith, reported, skippedIn, spawnImport } from './import-support.ts';

const url = useCampaignDatabase();

const NEXT = [
  aCampaign({ promotion_id: 'a', total: '50', place_id: 'shop-2' }),
  aCampaign({ promotion_id: 'b' }),
  aCampaign({ promotion_id: 'c' }),
];

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url() });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const importWaits = () =>
  eventually(async () => {
    const waiting = await query(
      url(),
      `select from pg_stat_activity where application_name = 'baeon-import'
       and datname = current_database() and wait_event_type = 'Lock'`,
    );
    return waiting.length > 0;
  });

const importIsGone = () =>
  eventually(async () => {
    const left = await query(
      url(),
      `select from pg_stat_activity
       where application_name = 'baeon-import' and datname = current_database()`,
    );
    return left.length === 0;
  });

describe('an import of campaigns that is interrupted while it writes', () => {
  it.each([
    ['Ctrl-C', 'SIGINT', 130],
    ['kill -9', 'SIGKILL', null],
  ] as const)('by %s: has written nothing, and can be run again', async (_name, signal, code) => {
    await importCampaigns(url(), [
      aCampaign({ promotion_id: 'a' }),
      aCampaign({ promotion_id: 'b' }),
    ]);
    const before = await campaignsIn(url());
    const file = await fileWith(csvOf(NEXT), 'deals.csv');
    const holder = await connected();
    await holder.query('begin');
    await holder.query('lock table campaign_places in share mode');
    const { child, exited } = spawnImport(['campaigns', file], { DATABASE_URL: url() });
    await importWaits();
    child.kill(signal);
    expect(await exited).toBe(code);
    await holder.query('rollback');
    await importIsGone();
    expect(await campaignsIn(url())).toEqual(before);
    expect(reported(await importCampaigns(url(), file))).toMatchObject({
      inserted: 1,
      updated: 1,
      unchanged: 1,
    });
  });
});

describe('a claim while campaigns are imported', () => {
  it('is counted: a total that it makes too small is refused', async () => {
    await importCampaigns(url(), [aCampaign({ promotion_id: 'a', total: '10' })]);
    await giveAway(url(), 'a', 3);
    const claimer = await connected();
    await claimer.query('begin');
    await claimer.query("update campaigns set deals_left = deals_left - 1 where external_id = 'a'");
    const running = importCampaigns(url(), [aCampaign({ promotion_id: 'a', total: '3' })]);
    await importWaits();
    await claimer.query('commit');
    const run = await running;
    expect(skippedIn(run)).toEqual(['row 2: total is 3, but 4 were given away already']);
    expect(await campaignsIn(url())).toMatchObject([{ total: 10, deals_left: 6 }]);
  });
});
