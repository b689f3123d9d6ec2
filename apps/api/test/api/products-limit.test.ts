import { expect, it } from 'vitest';
import { addProduct } from '../support/products.ts';
import { startTestApi } from '../support/test-api.ts';

it('products beyond what the search takes are left out, said once, and the others kept true', async () => {
  const first = await startTestApi();
  for (let n = 1; n <= 5; n += 1) await addProduct(first, { name: `Kettle ${n}` });
  const { databaseUrl } = first;
  const api = await startTestApi({ databaseUrl, env: { SEARCH_MOST_PRODUCTS: '3' } });
  const { catalogue } = api.context;
  await catalogue.isReady();
  await catalogue.settled();
  const found = async (q: string) =>
    (await api.get(`/api/products/search?q=${q}`)).body.result.products.map(
      ({ id }: { id: string }) => id,
    ) as string[];
  const [id] = await found('kettle');
  expect(await found('kettle')).toHaveLength(3);

  await api.sql("update products set title = 'Toaster', name = 'Toaster' where id = $1", [id]);
  await addProduct(api, { name: 'Kettle 6' });
  await catalogue.settled();
  expect(await found('toaster')).toContain(id);
  expect(catalogue.size).toBe(3);
  const said = api.logged.filter((line) => line.includes('SEARCH_MOST_PRODUCTS'));
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('"mostProducts":3');
});
