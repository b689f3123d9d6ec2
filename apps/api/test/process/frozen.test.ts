import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { databaseOf } from '../support/claim-rush.ts';
import { eventually } from '../support/eventually.ts';
import { addMember } from '../support/members.ts';
import { addProduct } from '../support/products.ts';
import { startServer } from '../support/server-process.ts';
import { createTestDatabase, query } from '../support/test-database.ts';

/** What `npm run test:long` freezes it for; a short one is in every run. */
const FREEZES_S = process.env.LONG ? [3, 30, 90] : [2];
const DAY = 86_400_000;

it.each(FREEZES_S)(
  'a process that stood still for %i s answers nothing from before',
  async (seconds) => {
    const url = await createTestDatabase();
    const database = databaseOf(url);
    const now = Date.now();
    const deal = await addCampaign(database, {
      storeIds: [await addStore(database)],
      startsAt: new Date(now - DAY),
      endsAt: new Date(now + DAY),
    });
    const product = await addProduct(database, { name: 'Harmonium', rupees: 100 });
    const [gone, stays] = [await addMember(database), await addMember(database)];
    const server = await startServer({ DATABASE_URL: url, RATE_LIMIT_FACTOR: '1000' });
    await eventually(async () => (await server.get('/api/ready')).status === 200, 'it is ready');

    const near = ({ id, token }: typeof gone) =>
      server.get(`/api/baeon-user/${id}/nearby-deals?latitude=12.9352&longitude=77.6245`, token);
    const ask = async () => {
      const [session, deals, all, found] = await Promise.all([
        near(gone),
        near(stays),
        server.get('/api/coupons?latitude=12.9352&longitude=77.6245'),
        server.get('/api/products/search?q=harmonium'),
      ]);
      return {
        session: session.status,
        deals: [...deals.result, ...all.result].length,
        price: found.result.products[0]?.price,
      };
    };
    const before = { session: 200, deals: 2, price: 100 };
    for (const _ of [1, 2]) expect(await ask()).toEqual(before);
    process.kill(server.pid, 'SIGSTOP');
    try {
      await query(url, 'delete from sessions where user_id = $1', [gone.id]);
      await query(url, 'update campaigns set ends_at = now() where id = $1', [deal]);
      await query(url, 'update products set price_paise = 5000 where id = $1', [product]);
      await delay(seconds * 1000);
      const queued = [ask(), ask(), ask()];
      // They lie there before it goes on.
      await delay(50);
      process.kill(server.pid, 'SIGCONT');
      const after = { session: 401, deals: 0, price: 50 };
      expect(await Promise.all(queued)).toEqual([after, after, after]);
    } finally {
      process.kill(server.pid, 'SIGCONT');
    }
  },
  300_000,
);
