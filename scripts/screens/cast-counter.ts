import type { EnrolResult, ShiftResult } from '@baeon/contracts/counter/tills-wire';
import type { Page } from '@playwright/test';
import { byOwner, enrolmentOf, makeOwner, storeOf } from '../../e2e/support/counter.ts';
import { aDeal, type LiveDeal } from '../../e2e/support/deals.ts';
import { memberByApi, type MemberSession } from '../../e2e/support/member.ts';
import type { Server } from '../../e2e/support/server.ts';

/** A store with its owner, and a till at which somebody works: what their devices keep. */
export type CounterCast = {
  shop: { storeId: string; owner: MemberSession; deal: LiveDeal };
  till: EnrolResult;
  shift: { token: string; staff: ShiftResult['staff'] };
};

const PIN = '4711';

export async function makeCounter(
  page: Page,
  server: Server,
  number: string,
): Promise<CounterCast> {
  const deal = await aDeal(server);
  const storeId = await storeOf(server, deal);
  const owner = await memberByApi(page, number);
  await makeOwner(server, number, storeId);
  const shop = { storeId, owner, deal };
  const ravi = { name: 'Ravi', pin: PIN };
  const { id: staff_id } = await byOwner<{ id: string }>(page, shop, 'till-staff', ravi);
  await byOwner(page, shop, 'till-staff', { name: 'Meenakshi Sundaram', pin: '2580' });
  const post = async <T>(path: string, data: object, token = ''): Promise<T> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.post(`/api/counter/${path}`, { data, headers });
    return ((await answer.json()) as { result: T }).result;
  };
  const till = await post<EnrolResult>('tills/enrol', { token: await enrolmentOf(page, shop) });
  const signIn = { staff_id, pin: PIN };
  const { staff_token, staff } = await post<ShiftResult>('till/sign-in', signIn, till.token);
  return { shop, till, shift: { token: staff_token, staff } };
}
