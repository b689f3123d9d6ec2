import type { Availability } from '@baeon/contracts/products/products-wire';
import type { TestApi } from './test-api.ts';

export type ProductSketch = {
  name?: string;
  /** Its name, unless said otherwise. */
  title?: string;
  description?: string;
  brand?: string | null;
  category?: string;
  productType?: string | null;
  rupees?: number | null;
  listRupees?: number | null;
  attributes?: Record<string, string>;
  rating?: number | null;
  image?: string | null;
  /** Null for a product whose page is ours. */
  productUrl?: string | null;
  availability?: Availability;
};

let made = 0;

/** A phone with a page of ours, unless the sketch says otherwise; gives its id. */
export async function addProduct(api: TestApi, sketch: ProductSketch = {}): Promise<string> {
  const feedId = `test-product-${++made}`;
  const product = {
    name: `Phone ${made}`,
    description: '',
    brand: null,
    category: 'electronics_store',
    productType: null,
    rupees: 19_999,
    listRupees: null,
    attributes: {},
    rating: null,
    image: null,
    productUrl: null,
    availability: 'in_stock',
    ...sketch,
  };
  const [row] = await api.sql<{ id: string }>(
    `insert into products (feed_id, name, title, description, brand, category, product_type,
       price_paise, list_price_paise, attributes, rating, image, product_url, availability,
       created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, ($8::numeric * 100)::bigint, ($9::numeric * 100)::bigint,
       $10, $11, $12, $13, $14, $15, $15) returning id`,
    [
      feedId,
      product.name,
      sketch.title ?? product.name,
      product.description,
      product.brand,
      product.category,
      product.productType,
      product.rupees,
      product.listRupees,
      product.attributes,
      product.rating,
      product.image,
      product.productUrl,
      product.availability,
      api.clock.now(),
    ],
  );
  return row!.id;
}
