import { makeSigningKeys, publicKeyText } from '@baeon/contracts/counter/p256';
import { liveKeyId, showLiveCode, signLiveToken } from '@baeon/contracts/counter/sign-live-code';
import { becomeTill, byOwner, lookUp, openShop, signInAtTill } from '../support/counter.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoViolations } from '../support/looks.ts';

const CAMPAIGN = '(select campaign_id from held_coupons where code = $1)';
const OTHER_STORE = `(select s.id from stores s join held_coupons h on s.id <> h.store_id
  where h.code = $1 order by s.id limit 1)`;

/** What happens to a coupon, and what the till says then: each counts for more than those above it. */
const refusals: [what: string, statement: string, says: RegExp][] = [
  [
    'is being passed on',
    `insert into coupon_passes (user_id, coupon_id, token_hash, created_at, expires_at)
     select user_id, id, sha256(code::bytea), now(), now() + interval '1 day'
     from held_coupons where code = $1`,
    /^This coupon is being passed on to somebody else\./,
  ],
  [
    'is paused',
    `update campaigns set paused_at = now() where id = ${CAMPAIGN}`,
    /^The store has paused this deal\./,
  ],
  [
    'is for another time',
    `with other as (
       update campaigns set use_hours = jsonb_build_object('from', '10:00', 'to', '11:00',
         'days', jsonb_build_array(to_char(now() + interval '3 days', 'dy')))
       where id = ${CAMPAIGN})
     update held_coupons set terms_at = now() + interval '1 day' where code = $1`,
    /^This coupon can be used (Mon|Tue|Wed|Thu|Fri|Sat|Sun), 10 am to 11 am\.$/,
  ],
  [
    'has not begun',
    `with later as (
       update campaigns set starts_at = now() + interval '2 days', ends_at = now() + interval '9 days'
       where id = ${CAMPAIGN})
     update held_coupons set terms_at = now() + interval '1 day' where code = $1`,
    /^This coupon can be used from \d.+:\d\d.+\.$/,
  ],
  [
    'has ended',
    `update held_coupons set issued_at = now() - interval '9 days',
       valid_until = now() - interval '2 days' where code = $1`,
    /^This coupon could be used till \d.+\.$/,
  ],
  [
    'was used elsewhere before',
    `with used as (
       update held_coupons set state = 'redeemed', settled_at = now() - interval '3 days'
       where code = $1 returning id, campaign_id)
     insert into redemptions (coupon_id, campaign_id, store_id, key_id, at)
     select id, campaign_id, ${OTHER_STORE}, gen_random_uuid(), now() - interval '3 days' from used`,
    /^This coupon was used already: \d.+:\d\d.+, at .+\.$/,
  ],
  [
    'is another store’s',
    `update campaign_places set store_id = ${OTHER_STORE} where campaign_id = ${CAMPAIGN}`,
    /^This coupon cannot be used at this store\.$/,
  ],
  [
    'was passed on',
    `update held_coupons set state = 'passed_on' where code = $1`,
    /^This coupon was passed on: who has it now has another code\.$/,
  ],
];

/** Alive, of a coupon that there is, and signed by somebody else. */
async function forgedCode(couponId: string, campaignId: string): Promise<string> {
  const [operator, device] = [await makeSigningKeys(), await makeSigningKeys()];
  const parts = {
    couponId,
    campaignId,
    keyId: await liveKeyId(await publicKeyText(operator)),
    deviceKey: await publicKeyText(device),
    stores: [],
    edition: 0,
    notAfter: new Date(Date.now() + 86_400_000),
  };
  const token = await signLiveToken(parts, operator.privateKey);
  return (await showLiveCode(token, device.privateKey, new Date()))!;
}

test('a till says over the whole screen why it takes a coupon not', async ({
  page,
  server,
  number,
}) => {
  const shop = await openShop(page, server, number);
  const [coupon] = await server.sql('select id, campaign_id from held_coupons where code = $1', [
    shop.code,
  ]);
  await becomeTill(page, shop);
  await signInAtTill(page, number);
  const red = page.getByRole('dialog').and(page.locator('[data-look=no]'));
  const refusesFor = async (code: string, says: RegExp) => {
    await lookUp(page, code);
    await expect(red.getByRole('heading', { name: says })).toBeFocused();
    await expect(red).toContainText('Not taken');
    await expect(red.getByRole('button')).toHaveText(['Next']);
    expect(await red.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize()! });
    await red.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(red).toBeHidden();
  };

  for (const [what, statement, says] of refusals) {
    await test.step(`a coupon that ${what}`, async () => {
      await server.sql(statement, [shop.code]);
      await refusesFor(shop.code, says);
    });
  }
  await refusesFor('ZZZZZZZZZZ', /^We do not know this code\.$/);
  await refusesFor(
    await forgedCode(String(coupon!['id']), String(coupon!['campaign_id'])),
    /^This code is not genuine\./,
  );
});

test('five wrong PINs lock a name and not the till', async ({ page, server, number }) => {
  const shop = await openShop(page, server, number);
  const others = number.slice(-4) === '4711' ? '4712' : '4711';
  await byOwner(page, shop, 'till-staff', { name: 'Meena', pin: others });
  await becomeTill(page, shop);
  await page.getByRole('button', { name: /^Ravi/ }).click();
  for (const left of [4, 3, 2, 1]) {
    await page.keyboard.type('9999', { delay: 20 });
    await expect(page.getByText(`That PIN is not right. ${left} left.`)).toBeVisible();
  }
  await page.keyboard.type('9999', { delay: 20 });
  await expect(page.getByText(/^Too many wrong PINs\./)).toBeVisible();
  await page.keyboard.type(number.slice(-4), { delay: 20 });
  await expect(page.getByText(/^Too many wrong PINs\./)).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Another name' }).click();
  await expect(page.getByRole('button', { name: /^Ravi.+Locked until/ })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Meena' }).click();
  await page.keyboard.type(others, { delay: 20 });
  await lookUp(page, shop.code);
  await expect(page.getByRole('dialog', { name: shop.deal.title })).toBeVisible();
});
