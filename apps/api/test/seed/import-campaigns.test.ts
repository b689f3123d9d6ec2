import { describe, expect, it } from 'vitest';
import { query } from '../support/test-database.ts';
import {
  aCampaign,
  campaignsIn,
  giveAway,
  importCampaigns,
  useCampaignDatabase,
} from './import-campaigns-support.ts';
import { csvOf, fileWith, reported, skippedIn, type Columns } from './import-support.ts';

const url = useCampaignDatabase();
const only = async () => (await campaignsIn(url()))[0]!;

describe('a file of campaigns', () => {
  it('is imported with everything that it says', async () => {
    const run = await importCampaigns(url(), [
      aCampaign({
        description: 'ತಾಜಾ ಕೇಕ್\nevery day',
        terms: 'One per bill',
        image_link: 'https://cdn.example.in/cake.jpg',
        place_id: 'shop-1|shop-3',
      }),
    ]);
    expect(run).toMatchObject({ code: 0, complained: [] });
    expect(reported(run)).toMatchObject({ read: 1, inserted: 1, updated: 0, skipped: 0 });
    expect(await only()).toMatchObject({
      external_id: 'deal-1',
      kind: 'deal',
      title: '20% off cakes',
      description: 'ತಾಜಾ ಕೇಕ್\nevery day',
      terms: 'One per bill',
      image: 'https://cdn.example.in/cake.jpg',
      starts_at: new Date('2026-10-31T18:30:00Z'),
      ends_at: new Date('2026-11-30T18:29:59.999Z'),
      valid_days: null,
      saving_kind: 'percent',
      saving_amount: 20,
      total: 100,
      deals_left: 100,
      places: ['shop-1', 'shop-3'],
      open: [true],
    });
  });

  it('says what it saves, or its title does', async () => {
    const savings = async (...rows: Columns[]) => {
      await importCampaigns(url(), rows.map(aCampaign));
      return (await campaignsIn(url())).map((row) => [row.saving_kind, row.saving_amount]);
    };
    const given = await savings(
      { promotion_id: 'a', percent_off: '15', money_off_amount: '' },
      { promotion_id: 'b', percent_off: '', money_off_amount: '1,250.00 INR' },
      { promotion_id: 'c', long_title: 'Cakes at half price' },
    );
    expect(given).toEqual([
      ['percent', 15],
      ['rupees', 1250],
      ['percent', 50],
    ]);
    // A file without the columns says nothing of it, unless by another title.
    const again = await savings(
      { promotion_id: 'a' },
      { promotion_id: 'b', long_title: 'Up to 30% off cakes' },
    );
    expect(again).toEqual([
      ['percent', 15],
      [null, null],
      ['percent', 50],
    ]);
  });

  it('may hold greetings for new followers, good for some days, that nobody finds on the map', async () => {
    const greeting = aCampaign({ kind: 'Greeting', valid_days: '30' });
    expect(await importCampaigns(url(), [greeting])).toMatchObject({ code: 0, complained: [] });
    expect(await only()).toMatchObject({ kind: 'greeting', valid_days: 30, open: [false] });
    const again = await importCampaigns(url(), [greeting]);
    expect(reported(again)).toMatchObject({ inserted: 0, updated: 0, unchanged: 1 });
    // A file that lacks the columns says nothing about them.
    await importCampaigns(url(), [aCampaign({ long_title: 'Welcome' })]);
    expect(await only()).toMatchObject({ title: 'Welcome', kind: 'greeting', valid_days: 30 });
  });

  it('cannot make a deal of a greeting, nor end a deal by days', async () => {
    await importCampaigns(url(), [aCampaign({ kind: 'greeting' })]);
    const run = await importCampaigns(url(), [aCampaign({ kind: 'deal' })]);
    expect(skippedIn(run)).toEqual([
      'row 2: kind is deal, but this campaign is a greeting already',
    ]);
    const wrong = await importCampaigns(url(), [
      aCampaign({ promotion_id: 'a', kind: 'deal', valid_days: '5' }),
      aCampaign({ promotion_id: 'b', kind: 'bonus', valid_days: '5' }),
      aCampaign({ promotion_id: 'c', kind: 'greeting', valid_days: '0' }),
    ]);
    expect(skippedIn(wrong)).toEqual([
      'row 2: valid_days is for greetings; a deal is good until its end',
      'row 3: kind must be deal or greeting',
      'row 4: valid_days must be a whole number from 1 to 3650',
    ]);
  });

  it('puts each campaign on the map where its stores are, in their categories', async () => {
    await importCampaigns(url(), [aCampaign({ place_id: 'shop-2,shop-3' })]);
    const places = await query(
      url(),
      `select s.place_id, (p.category, p.latitude, p.longitude) = (s.category, s.latitude, s.longitude)
         as same
       from campaign_places p join stores s on s.id = p.store_id order by 1`,
    );
    expect(places).toEqual([
      { place_id: 'shop-2', same: true },
      { place_id: 'shop-3', same: true },
    ]);
  });

  it('may be one of Google Merchant Center with a column for how many there are', async () => {
    const run = await importCampaigns(
      url(),
      await fileWith(
        [
          'promotion_id,product_applicability,long_title,promotion_effective_dates,redemption_channel,offer_type,limit_quantity,store_code,Total',
          'BOGO_jeans,all_products,Buy one get one,2026-11-02T00:00:00-05:00/2026-12-15T23:59:59-05:00,in_store,no_code,2,shop-2,40',
        ].join('\n'),
        'promotions.csv',
      ),
    );
    expect(run.code).toBe(0);
    expect(run.said).toContain(
      'Ignored columns: product_applicability, redemption_channel, offer_type, limit_quantity',
    );
    expect(await only()).toMatchObject({
      external_id: 'BOGO_jeans',
      starts_at: new Date('2026-11-02T05:00:00Z'),
      ends_at: new Date('2026-12-16T04:59:59Z'),
      total: 40,
      places: ['shop-2'],
      description: '',
      terms: null,
      image: null,
    });
  });

  it('says when what it brings has ended already', async () => {
    const ended = aCampaign({
      promotion_id: 'old',
      promotion_effective_dates: '2020-01-01/2020-01-31',
    });
    const coming = aCampaign({ promotion_effective_dates: '2090-01-01/2090-01-31' });
    const run = await importCampaigns(url(), [ended, coming]);
    expect(run.code).toBe(0);
    expect(reported(run)).toMatchObject({ inserted: 2, 'ended already': 1 });
  });
});

describe('the dates of a campaign', () => {
  it.each([
    [
      'days of the store',
      '2026-11-01/2026-11-01',
      'shop-1',
      '2026-10-31T18:30:00.000Z',
      '2026-11-01T18:29:59.999Z',
    ],
    [
      'days of another zone',
      '2026-11-01/2026-11-30',
      'dubai',
      '2026-10-31T20:00:00.000Z',
      '2026-11-30T19:59:59.999Z',
    ],
    [
      'days where the first of several stores is',
      '2026-11-01/2026-11-30',
      'dubai|shop-1',
      '2026-10-31T20:00:00.000Z',
      '2026-11-30T19:59:59.999Z',
    ],
    [
      'times with their offset',
      '2026-11-01T10:00:00+05:30/2026-11-30T20:15:30.5+0530',
      'dubai',
      '2026-11-01T04:30:00.000Z',
      '2026-11-30T14:45:30.500Z',
    ],
    [
      'times in UTC',
      '2026-11-01T10:00Z / 2026-11-30T20:00Z',
      'shop-1',
      '2026-11-01T10:00:00.000Z',
      '2026-11-30T20:00:00.000Z',
    ],
    [
      'times of the store',
      '2026-11-01T10:00/2026-11-30 22:00',
      'shop-1',
      '2026-11-01T04:30:00.000Z',
      '2026-11-30T16:30:00.000Z',
    ],
    [
      'a time and a day',
      '2026-11-01T10:00Z/2026-11-30',
      'shop-1',
      '2026-11-01T10:00:00.000Z',
      '2026-11-30T18:29:59.999Z',
    ],
  ])('may be %s', async (_name, dates, place_id, starts, ends) => {
    const run = await importCampaigns(url(), [
      aCampaign({ promotion_effective_dates: dates, place_id }),
    ]);
    expect(skippedIn(run)).toEqual([]);
    const { starts_at, ends_at } = await only();
    expect([starts_at.toISOString(), ends_at.toISOString()]).toEqual([starts, ends]);
  });
});

describe('importing again', () => {
  it('changes nothing where nothing changed, not even after some were given away', async () => {
    const file = await fileWith(
      csvOf([
        aCampaign({ place_id: 'shop-2|shop-1' }),
        aCampaign({ promotion_id: 'b', terms: 'x' }),
      ]),
    );
    await importCampaigns(url(), file);
    await giveAway(url(), 'deal-1', 30);
    const before = await campaignsIn(url());
    const run = await importCampaigns(url(), file);
    expect(reported(run)).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 });
    expect(await campaignsIn(url())).toEqual(before);
  });

  it.each([
    ['long_title', 'Half price', 'title', 'Half price'],
    ['description', 'New', 'description', 'New'],
    ['terms', 'New', 'terms', 'New'],
    ['image_link', '/art/new.svg', 'image', '/art/new.svg'],
    [
      'promotion_effective_dates',
      '2026-11-02/2026-11-30',
      'starts_at',
      new Date('2026-11-01T18:30:00Z'),
    ],
    [
      'promotion_effective_dates',
      '2026-11-01/2026-12-01',
      'ends_at',
      new Date('2026-12-01T18:29:59.999Z'),
    ],
    ['total', '101', 'total', 101],
    ['minimum_purchase_amount', '₹1,500', 'minimum_bill_rupees', 1500],
    ['offline_limit', '7', 'offline_limit', 7],
    ['place_id', 'shop-2|dubai', 'places', ['dubai', 'shop-2']],
    ['place_id', 'shop-1|shop-2', 'places', ['shop-1', 'shop-2']],
  ])(
    'with another %s, %s, updates that one campaign in its %s',
    async (column, to, field, expected) => {
      const kept = aCampaign({ promotion_id: 'kept' });
      const first = aCampaign({ description: 'd', terms: 't', image_link: '/i.svg' });
      await importCampaigns(url(), [first, kept]);
      const [before, keptBefore] = await campaignsIn(url());
      const run = await importCampaigns(url(), [{ ...first, [column]: to }, kept]);
      expect(reported(run)).toMatchObject({ inserted: 0, updated: 1, unchanged: 1 });
      const [after, keptAfter] = await campaignsIn(url());
      expect(after![field]).toEqual(expected);
      expect(after).toMatchObject({ id: before!.id, created_at: before!.created_at });
      expect(after!.updated_at.getTime()).toBeGreaterThan(before!.updated_at.getTime());
      expect(keptAfter).toEqual(keptBefore);
    },
  );

  it('leaves alone what the file has no column for, and empties what is empty in it', async () => {
    await importCampaigns(url(), [
      aCampaign({ description: 'kept', terms: 'kept', image_link: '/kept.svg' }),
    ]);
    await importCampaigns(url(), [aCampaign({ long_title: 'Other' })]);
    expect(await only()).toMatchObject({
      title: 'Other',
      description: 'kept',
      terms: 'kept',
      image: '/kept.svg',
    });
    await importCampaigns(url(), [aCampaign({ description: '', terms: '', image_link: '' })]);
    expect(await only()).toMatchObject({ description: '', terms: null, image: null });
  });

  it('keeps what was given away: only the rest follows the total', async () => {
    await importCampaigns(url(), [aCampaign({ total: '10' })]);
    await giveAway(url(), 'deal-1', 7);
    await importCampaigns(url(), [aCampaign({ total: '25' })]);
    expect(await only()).toMatchObject({ total: 25, deals_left: 18, open: [true] });
    await importCampaigns(url(), [aCampaign({ total: '7' })]);
    expect(await only()).toMatchObject({ total: 7, deals_left: 0, open: [false] });
    await importCampaigns(url(), [aCampaign({ total: '8', place_id: 'shop-1|shop-2' })]);
    expect(await only()).toMatchObject({ total: 8, deals_left: 1, open: [true] });
  });

  it('refuses a total below what was given away, naming both, and takes the other rows', async () => {
    await importCampaigns(url(), [aCampaign({ total: '10' })]);
    await giveAway(url(), 'deal-1', 7);
    const [before] = await campaignsIn(url());
    const run = await importCampaigns(url(), [
      aCampaign({ total: '6', long_title: 'Other' }),
      aCampaign({ promotion_id: 'deal-2' }),
    ]);
    expect(run.code).toBe(3);
    expect(skippedIn(run)).toEqual(['row 2: total is 6, but 7 were given away already']);
    expect(reported(run)).toMatchObject({ inserted: 1, updated: 0, skipped: 1 });
    expect((await campaignsIn(url()))[0]).toEqual(before);
  });

  it('leaves campaigns that are not in the file', async () => {
    await importCampaigns(url(), [aCampaign({ promotion_id: 'a' })]);
    await importCampaigns(url(), [aCampaign({ promotion_id: 'b' })]);
    expect((await campaignsIn(url())).map(({ external_id }) => external_id)).toEqual(['a', 'b']);
  });
});

describe('a dry run', () => {
  it('says what it would do, bad rows included, and does nothing', async () => {
    await importCampaigns(url(), [aCampaign(), aCampaign({ promotion_id: 'deal-2' })]);
    const before = await campaignsIn(url());
    const next = [
      aCampaign({ total: '5', place_id: 'shop-3' }),
      aCampaign({ promotion_id: 'deal-2' }),
      aCampaign({ promotion_id: 'deal-3' }),
      aCampaign({ promotion_id: 'deal-4', total: 'many' }),
    ];
    const run = await importCampaigns(url(), next, '--dry-run');
    expect(run.code).toBe(3);
    expect(reported(run)).toMatchObject({ inserted: 1, updated: 1, unchanged: 1, skipped: 1 });
    expect(await campaignsIn(url())).toEqual(before);
  });
});
