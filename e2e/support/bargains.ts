import type { Page } from '@playwright/test';
import { makeOwner } from './counter.ts';
import { memberByApi, type MemberSession } from './member.ts';
import { KORAMANGALA } from './onboarding.ts';
import type { Server } from './server.ts';

/** A store that sells phones, with an owner. */
export async function phoneShop(page: Page, server: Server, number: string) {
  const [store] = await server.sql(
    `select id, name from stores where strpos(category, 'Mobile stores') > 0
     order by map_point <-> map_point($1, $2) limit 1`,
    [KORAMANGALA.latitude, KORAMANGALA.longitude],
  );
  const owner = await memberByApi(page, number);
  const storeId = String(store!['id']);
  await makeOwner(server, number, storeId);
  return { storeId, owner, name: String(store!['name']) };
}

/** The id of a deal that somebody has raised where they are. */
export async function raiseByApi(
  page: Page,
  { token, user }: MemberSession,
  product_url: string,
): Promise<{ id: string; pool_id: string }> {
  const answer = await page.request.post(`/api/deal-raise/user?user_id=${user.id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      product_url,
      comment: 'Blue, please',
      user_id: user.id,
      latitude: KORAMANGALA.latitude,
      longitude: KORAMANGALA.longitude,
      category_id: 'Mobile stores',
    },
  });
  return ((await answer.json()) as { result: any }).result.deal;
}
