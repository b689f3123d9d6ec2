import type { Product } from '@baeon/contracts/products/products-wire';
import type { ProductRow } from '../db/product-row.ts';

/** Where things are, as the one who asks reaches us. */
export type ProductDisplay = {
  /** Our own address, without a slash at the end. */
  origin: string;
  image: ProductImage;
};

export type ProductImage = (product: ProductRow) => string;

export const rupees = (paise: number | null): number | null =>
  paise === null ? null : paise / 100;

export const productPagePath = (id: string): string => `/products/${id}`;

export const productUrl = ({ id, productUrl }: ProductRow, origin: string): string =>
  productUrl ?? origin + productPagePath(id);

export function toProduct(row: ProductRow, { origin, image }: ProductDisplay): Product {
  const { id, name, title, description, brand, category, attributes, rating, availability } = row;
  return {
    id,
    name,
    title,
    description,
    brand,
    category,
    price: rupees(row.pricePaise),
    list_price: rupees(row.listPricePaise),
    rating: rating === null ? null : Math.round(rating * 10) / 10,
    attributes,
    image: image(row),
    product_url: productUrl(row, origin),
    availability,
  };
}
