import type { Page } from '@playwright/test';
import type { Server } from './server.ts';

export async function aStore(server: Server): Promise<Record<string, any>> {
  const [row] = await server.sql(
    `select * from stores where city = 'Bengaluru' and rating is not null order by place_id limit 1`,
  );
  return row!;
}

export async function aStoreWithOffers(server: Server): Promise<Record<string, any>> {
  const [row] = await server.sql(
    `select s.* from stores s
     join campaign_places p on p.store_id = s.id
     join campaigns c on c.id = p.campaign_id
     where c.kind = 'deal' and now() between c.starts_at and c.ends_at - interval '1 day'
     order by s.place_id limit 1`,
  );
  return row!;
}

export const heading = (page: Page, text: string) =>
  page.getByRole('heading', { name: text }).first();
