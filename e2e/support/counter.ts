import { expect, type Page } from '@playwright/test';
import { claimByApi } from './claim.ts';
import { aDeal, type LiveDeal } from './deals.ts';
import { memberByApi, type MemberSession } from './member.ts';
import type { Server } from './server.ts';

export type Shop = { storeId: string; owner: MemberSession; deal: LiveDeal };

/** A call by whoever has the token. */
export async function postAs<T>(page: Page, token: string, url: string, data: object): Promise<T> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.post(url, { headers, data });
  if (!answer.ok()) throw new Error(`${url}: ${await answer.text()}`);
  return ((await answer.json()) as { result: T }).result;
}

/** A call of somebody who runs a store. */
export const byOwner = <T>(page: Page, { storeId, owner }: Shop, path: string, data: object) =>
  postAs<T>(page, owner.token, `/api/counter/stores/${storeId}/${path}`, data);

/** Makes somebody the owner of a store: how that happens has tests of its own. */
export async function makeOwner(server: Server, number: string, storeId: string): Promise<void> {
  const [user] = await server.sql('select id from users where mobile_number = $1', [number]);
  await server.sql(
    `insert into store_members (user_id, store_id, role, since) values ($1, $2, 'owner', now())`,
    [user!['id'], storeId],
  );
  await server.sql('insert into counter_people (user_id) values ($1) on conflict do nothing', [
    user!['id'],
  ]);
}

export async function storeOf(server: Server, { id }: LiveDeal): Promise<string> {
  const [place] = await server.sql('select store_id from campaign_places where campaign_id = $1', [
    id,
  ]);
  return String(place!['store_id']);
}

/** A store with an owner, somebody who works there with the last digits of the number as PIN, and a deal of which a coupon is held. */
export async function openShop(page: Page, server: Server, number: string) {
  const deal = await aDeal(server);
  const storeId = await storeOf(server, deal);
  const owner = await memberByApi(page, number);
  await makeOwner(server, number, storeId);
  const shop = { storeId, owner, deal };
  const { id: staffId } = await byOwner<{ id: string }>(page, shop, 'till-staff', {
    name: `Ravi ${number}`,
    pin: number.slice(-4),
  });
  const { id: couponId, code } = await claimByApi(page, owner, deal);
  return { ...shop, staffId, code, couponId };
}

/** The token that one phone becomes a till by. */
export async function enrolmentOf(page: Page, shop: Shop): Promise<string> {
  const { token } = await byOwner<{ token: string }>(page, shop, 'tills/enrolments', {
    name: 'Front',
  });
  return token;
}

/** Makes the page a till of the shop. */
export async function becomeTill(page: Page, shop: Shop): Promise<void> {
  await page.goto(`/counter/enrol#${await enrolmentOf(page, shop)}`);
  await page.getByRole('button', { name: 'Make it a till', exact: true }).click();
}

/** Makes the page's device keep this of the counter. */
export async function keepAtCounter(page: Page, kept: object): Promise<void> {
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('counter');
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('kept'));
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('kept', 'readwrite');
          for (const [name, value] of Object.entries(kept)) {
            writing.objectStore('kept').put(value, name);
          }
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    kept,
  );
}

/** What a device keeps of who is signed in at the counter. */
export const personAtCounter = ({ token, user: { id, mobile_number } }: MemberSession) => ({
  person: { token, id, name: 'Asha', mobile_number },
});

/** Opens what owners and operators do as that person, who is signed in at the counter. */
export async function openCounterAs(page: Page, who: MemberSession, path: string): Promise<void> {
  await page.goto('/favicon.svg');
  await keepAtCounter(page, personAtCounter(who));
  await page.goto(`/counter${path}`);
}

/** Enters the PIN that `openShop` gave. */
export async function signInAtTill(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: `Ravi ${number}` }).click();
  await page.keyboard.type(number.slice(-4), { delay: 100 });
  await page.getByLabel('Scan or type the code').waitFor();
}

/** Types a code at the till and asks what it is good for. */
export async function lookUp(page: Page, code: string): Promise<void> {
  await page.getByLabel('Scan or type the code').fill(code);
  await page.getByRole('button', { name: 'Look up', exact: true }).click();
}

/** Takes what was looked up, for a bill that is enough for any deal. */
export async function takeIt(page: Page): Promise<void> {
  await page.getByLabel('Bill amount in rupees').fill('20000');
  await page.getByRole('button', { name: 'Take it', exact: true }).click();
  await expect(page.locator('[data-look=yes]')).toContainText('Taken');
}
