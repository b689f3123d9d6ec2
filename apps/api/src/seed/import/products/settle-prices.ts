import type pg from 'pg';

/** What each product costs now: its sale price while that lasts, and before it what is crossed out. */
export async function settlePrices(client: pg.Client): Promise<void> {
  await client.query(
    `update import_rows set row_problem = 'sale_price_effective_date must end after it starts'
     where row_problem is null and sale_starts_at >= sale_ends_at`,
  );
  await client.query(
    `update import_rows set list_price_paise = price_paise, price_paise = sale_paise
     where row_problem is null and sale_paise < price_paise
       and (sale_starts_at is null or now() between sale_starts_at and sale_ends_at)`,
  );
  await client.query('analyze import_rows');
}
