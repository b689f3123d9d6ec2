/** What a feed, or the demo, says about a product besides its name. */
export const PRODUCT_COLUMNS = [
  'title',
  'description',
  'brand',
  'category',
  'product_type',
  'price_paise',
  'list_price_paise',
  'attributes',
  'rating',
  'image',
  'product_url',
  'availability',
] as const;

/** Texts of json can be compared, json cannot. */
export const comparableColumns = (row: string): string =>
  PRODUCT_COLUMNS.map((name) => `${row}.${name}${name === 'attributes' ? '::text' : ''}`).join(
    ', ',
  );
