import { errorSchema } from '@baeon/contracts/common/common-wire';
import { expect, it } from 'vitest';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { startDatabaseProxy } from '../support/database-proxy.ts';
import { eventually } from '../support/eventually.ts';
import { addMember } from '../support/members.ts';
import { bearer, freshNumber, sendOtp } from '../support/sign-in.ts';
import { startTestApi } from '../support/test-api.ts';
import { createTestDatabase, query } from '../support/test-database.ts';

it('a database that is away is told as that, with when to ask again, until it is back', async () => {
  const databaseUrl = await createTestDatabase();
  const way = await startDatabaseProxy(databaseUrl);
  const api = await startTestApi({ databaseUrl: way.url });
  const member = await addMember(api);
  const campaignId = await addCampaign(api, { storeIds: [await addStore(api)] });
  const share = {
    campaign_id: campaignId,
    mobile_number: member.number,
    shared_via: ['user_app'],
    request_origin: 'user_app',
    media_partner_id: 'baeon-560034',
  };
  const auth = bearer(member.token);
  const asks = {
    signIn: () => sendOtp(api, freshNumber()),
    profile: () => api.get('/api/baeon-user/get-baeon-user', auth),
    deal: () => api.get(`/api/coupons/${campaignId}`),
    search: () => api.get('/api/coupons?q=zebra'),
    wishes: () => api.get(`/api/deal-raise/user?user_id=${member.id}`, auth),
    claim: () => api.post('/api/coupons/user-share', share, auth),
  };
  way.cut();
  for (const [name, ask] of Object.entries(asks)) {
    const { status, headers, body } = await ask();
    expect({ name, status, wait: headers['retry-after'] }).toEqual({
      name,
      status: 503,
      wait: '5',
    });
    expect(errorSchema.parse(body).result.code).toBe('NOT_READY');
  }
  expect(api.logged.join()).not.toContain('request failed');
  way.mend();
  for (const [name, ask] of Object.entries(asks)) {
    await eventually(async () => (await ask()).status === 200, `${name} is answered again`);
  }
  const held = await query(databaseUrl, 'select from held_coupons where campaign_id = $1', [
    campaignId,
  ]);
  expect(held).toHaveLength(1);
});
