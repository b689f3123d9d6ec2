import { expect, it } from 'vitest';
import { createLog } from '../../src/lib/log.ts';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { startCouponApi } from '../support/coupon-api.ts';
import { addHolder, claimed, redeem, tokenIn } from '../support/coupon-holders.ts';
import { bearer, readCode, sendOtp, verifyOtp } from '../support/sign-in.ts';
import { startTestApi } from '../support/test-api.ts';

const NUMBER = '9845098450';
const OTHER_NUMBER = '9845098451';
/** The code in the text of a message. */
const CODE_IN_TEXT = /\d{4} is your|#\d{4}\b/;

it('a whole sign-in, refusals and failures leave no number, code or token in the log', async () => {
  const api = await startTestApi({ env: { LOG_LEVEL: 'trace' } });
  await sendOtp(api, NUMBER);
  await sendOtp(api, NUMBER);
  const code = await readCode(api, NUMBER);
  const { body } = await verifyOtp(api, NUMBER, code);
  const { token } = body.result;
  await api.get(`/api/baeon-user/get-baeon-user?mobile_number=${NUMBER}`, bearer(token));
  await api.sql('alter table sms_outbox rename to gone');
  await sendOtp(api, OTHER_NUMBER);
  await api.sql('drop table sessions cascade');
  await api.get('/api/baeon-user/get-baeon-user', bearer(token));
  await api.sql('drop table sign_in_numbers');
  await verifyOtp(api, NUMBER, code);

  const log = api.logged.join('');
  expect(log).toContain('/api/baeon-user/verify-otp');
  expect(log).toContain('request failed');
  expect(log).toContain('"code":"42P01"');
  expect(log).not.toContain(NUMBER);
  expect(log).not.toContain(token);
  expect(log).toContain('sms_outbox');
  expect(log).not.toMatch(CODE_IN_TEXT);
  expect(log).not.toContain(OTHER_NUMBER);
  for (const line of api.logged) expect(() => JSON.parse(line)).not.toThrow();
});

it('a pass, its link and its end leave neither token nor code in the log', async () => {
  const api = await startCouponApi();
  const asha = await addHolder(api, 'Asha Rao');
  const storeId = await addStore(api);
  const deal = await addCampaign(api, { storeIds: [storeId] });
  const held = await claimed(asha, deal);
  const { body } = await asha.offer(held.coupon.id);
  const token = tokenIn(body.result.link);
  const { code } = held.coupon;
  await api.get(`/api/coupons/passes/${token}`);
  await api.get(`/api/coupons/passes/${code}`);
  await api.get(`/coupon/${deal}/${token}`);
  await api.sql('alter table held_coupons rename to gone');
  await api.get(`/api/coupons/passes/${token}`);
  await redeem(api, code, storeId);

  const log = api.logged.join('');
  expect(log).toContain(`/coupon/${deal}/[token]`);
  expect(log).toContain('request failed');
  expect(log).not.toContain(token);
  expect(log).not.toContain(code);
  for (const line of api.logged) expect(() => JSON.parse(line)).not.toThrow();
});

it('masks numbers in all that people write before and between them', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const half = '98450';
  for (const before of ['', '0', '91', '+91', '0091', '+91 ', '0091-', '91 ']) {
    for (const between of ['', ' ', '-']) log.info(`to ${before}${half}${between}${half}.`);
  }
  expect(lines.join('')).not.toContain(half);
  log.info({ took: 12.3456789012, id: '5f0c1d2e-1234-4567-8901-123456789012' }, 'stays');
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({
    took: 12.3456789012,
    id: '5f0c1d2e-1234-4567-8901-123456789012',
  });
});

it('masks numbers, tokens and codes that slip into a line', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const token = 'A'.repeat(64);
  log.info({ otp: '1234', a: { otp: '5678' }, headers: { authorization: `Bearer ${token}` } }, 'x');
  log.info(
    `sent to ${NUMBER} or +91${NUMBER}, 91${NUMBER}, +1${NUMBER} with ${token} and Bearer abc-def`,
  );
  log.info({ at: 1_763_190_000_000 }, 'a time stays');
  const text = lines.join('');
  for (const secret of ['1234', '5678', NUMBER, token, 'abc-def'])
    expect(text).not.toContain(secret);
  expect(text).toContain('1763190000000');
});
