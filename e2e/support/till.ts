import type { Page } from '@playwright/test';
import { memberByApi } from './member.ts';
import type { Server } from './server.ts';

/** A till of a store with somebody signed in, by HTTP alone. */
export async function openTill(page: Page, server: Server, storeId: string, number: string) {
  const owner = await memberByApi(page, number);
  await server.sql(
    `insert into store_members (user_id, store_id, role, since) values ($1, $2, 'owner', now())`,
    [owner.user.id, storeId],
  );
  const post = async (path: string, data: object, token?: string, staffToken?: string) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(staffToken && { 'x-staff-token': staffToken }),
    };
    const answer = await page.request.post(`/api/counter${path}`, { data, headers });
    return ((await answer.json()) as { result: any }).result;
  };
  const own = `/stores/${storeId}`;
  const { token: once } = await post(`${own}/tills/enrolments`, { name: 'Till' }, owner.token);
  const { token } = await post('/tills/enrol', { token: once });
  const staff = await post(`${own}/till-staff`, { name: 'Ravi', pin: '4711' }, owner.token);
  const shift = await post('/till/sign-in', { staff_id: staff.id, pin: '4711' }, token);
  return {
    owner,
    take: (code: string) => post('/redeem', { code }, token, shift.staff_token),
    undo: (id: string) => post(`/redemptions/${id}/undo`, {}, token, shift.staff_token),
  };
}
