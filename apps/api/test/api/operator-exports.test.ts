import { beforeAll, describe, expect, it } from 'vitest';
import { aCampaign } from '../seed/import-campaigns-support.ts';
import { aProduct } from '../seed/import-products-support.ts';
import { aStore, csvOf } from '../seed/import-support.ts';
import { call } from '../support/counter.ts';
import { bearer, signIn } from '../support/sign-in.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';
import { exportOf, importUpload } from '../support/uploads.ts';

const OPERATOR = '9876500000';
const kinds = ['stores', 'campaigns', 'products'] as const;

/** With everything that a cell, a list or a spreadsheet might make something else of. */
const files = {
  stores: csvOf([
    aStore({ place_id: 'shop-1' }),
    aStore({
      place_id: 'shop-2',
      name: '=HYPERLINK("x")',
      about: 'Two\nlines, "quoted"',
      latitude: '-12.5',
      longitude: '-0.0000001',
      rating: '4.25',
      user_ratings_total: '17',
      phone: '+91 98450 12345',
      time_zone: 'Asia/Dubai',
      category: "'+Odd/Path",
      opening_hours: 'Mo-We,Fr 09:00-13:00,16:00-21:00; Sa 18:00-01:00; Su 00:00-24:00',
      logo: 'https://cdn.example.in/logo.png',
    }),
    aStore({ place_id: 'shop-3', opening_hours: 'Mo-Su off' }),
    aStore({ place_id: 'shop-4', opening_hours: '24/7', name: '-12' }),
  ]),
  campaigns: csvOf([
    aCampaign({
      promotion_id: 'a',
      place_id: 'shop-1|shop-3',
      description: '@risk',
      terms: '',
    }),
    aCampaign({
      promotion_id: 'b',
      place_id: 'shop-2',
      percent_off: '',
      money_off_amount: '250',
      minimum_purchase_amount: '999',
      offline_limit: '7',
    }),
    aCampaign({
      promotion_id: 'c',
      place_id: 'shop-1',
      kind: 'greeting',
      valid_days: '30',
      long_title: 'Welcome',
    }),
    aCampaign({
      promotion_id: 'd',
      place_id: 'shop-1',
      promotion_effective_dates: '2026-11-01T10:00:00.123456+05:30/2026-12-01',
      image_link: '/pictures/x.svg',
    }),
  ]),
  products: csvOf([
    aProduct({ id: 'sku-1' }),
    aProduct({
      id: 'sku-2',
      title: '=Lamp &amp;lt;b&amp;gt; &amp;amp; more',
      short_title: 'Lamp',
      description: '- A lamp\n• not a highlight',
      product_highlight: '"Warm, soft light","Says ""hello"""',
      price: '1,29,999.50 INR',
      sale_price: '99,999.00 INR',
      brand: '@Brand',
      rating: '4.5',
      color: 'Red, blue',
      gender: 'male',
      product_detail:
        'General:Screen size:6.5 inch,"Ports:USB-C, HDMI",Ratio\\:wide:16\\:9,1:first',
      google_product_category: 'Furniture > Sofas',
      image_link: 'https://shop.example.in/1.jpg',
      availability: 'preorder',
    }),
    aProduct({
      id: 'sku-3',
      google_product_category: '267',
      product_type: 'Things > Odd',
      price: '0.05 INR',
    }),
    aProduct({
      id: 'sku-4',
      description: 'x'.repeat(4990),
      product_highlight: `"${'y'.repeat(900)}",z`,
    }),
    aProduct({
      id: 'sku-5',
      product_detail: 'Condition:New,colour:odd,Colour:Green',
      title: 'Sofa',
    }),
  ]),
};

let full: TestApi;
let empty: TestApi;
let headers: { authorization: string };
let emptyHeaders: { authorization: string };
beforeAll(async () => {
  const env = { OPERATOR_NUMBERS: OPERATOR };
  [full, empty] = [await startTestApi({ env }), await startTestApi({ env })];
  headers = bearer((await signIn(full, OPERATOR)).token);
  emptyHeaders = bearer((await signIn(empty, OPERATOR)).token);
  for (const api of [full, empty]) {
    await api.sql('delete from products');
    await api.sql(`delete from campaigns where kind <> 'bonus'`);
    await api.sql('delete from stores');
  }
  for (const kind of kinds) {
    const { state, outcome } = await importUpload(full, headers, {
      kind,
      file_name: `${kind}.csv`,
      text: files[kind],
    });
    if (outcome?.skipped !== 0) throw new Error(`${kind}: ${state}`);
  }
});

const MEANT = {
  stores: `select place_id, name, about, category, address_line, city, state, pincode, latitude, longitude,
    rating, user_ratings_total, logo, phone, time_zone, opening_hours from stores order by place_id`,
  campaigns: `select external_id, kind, title, description, terms, image, starts_at::text, ends_at::text,
    valid_days, total, saving_kind, saving_amount, minimum_bill_rupees, offline_limit,
    array(select s.place_id from campaign_places p join stores s on s.id = p.store_id
      where p.campaign_id = c.id order by 1) as places
    from campaigns c where external_id is not null order by external_id`,
  products: `select feed_id, name, title, description, brand, category, product_type, price_paise,
    list_price_paise, attributes::text, rating, image, product_url, availability from products order by feed_id`,
};

describe.each(kinds)('what is taken out of %s', (kind) => {
  it('makes the same of an empty database, and is then taken out again as it was', async () => {
    const text = await exportOf(full, headers, kind);
    expect(text.trimEnd().split('\r\n').length).toBeGreaterThan(3);
    const outcome = await importUpload(empty, emptyHeaders, { kind, file_name: 'a.csv', text });
    expect(outcome).toMatchObject({ state: 'done', outcome: { skipped: 0, updated: 0 } });
    expect(await empty.sql(MEANT[kind])).toEqual(await full.sql(MEANT[kind]));
    expect(await exportOf(empty, emptyHeaders, kind)).toBe(text);
    const back = await importUpload(full, headers, { kind, file_name: 'a.csv', text });
    expect(back.outcome).toMatchObject({ inserted: 0, updated: 0, skipped: 0 });
  });

  it('begins no formula in any cell, and was recorded', async () => {
    const text = await exportOf(full, headers, kind);
    expect(text.replace('\ufeff', '')).not.toMatch(/(?:^|,)"?(?:[=@]|[+-](?!\d+(?:\.\d+)?[,\r]))/m);
    const [act] = (await call(full, 'GET', '/acts?act=data_downloaded', headers)).body.result;
    expect(act).toMatchObject({ act: 'data_downloaded', person: OPERATOR });
  });
});

it('what comes and goes by itself is not taken out', async () => {
  await full.sql(
    `insert into campaigns (external_id, kind, title, starts_at, ends_at, total, deals_left, created_at, updated_at)
     values ('demo:1', 'deal', 'Demo', now(), now() + interval '1 day', 1, 1, now(), now())`,
  );
  expect(await exportOf(full, headers, 'campaigns')).not.toContain('demo:1');
});
