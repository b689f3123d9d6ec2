/** Called as in a product feed of Google Merchant Center. */
export const requiredProductColumns = ['id', 'title', 'link', 'price'] as const;

/** What people compare products by, besides their price: the label that each is shown under. */
export const attributeLabels = {
  color: 'Colour',
  size: 'Size',
  material: 'Material',
  pattern: 'Pattern',
  gender: 'Gender',
  age_group: 'Age group',
  condition: 'Condition',
  mpn: 'Model number',
  multipack: 'Pack of',
  energy_efficiency_class: 'Energy class',
  unit_pricing_measure: 'Quantity',
  product_weight: 'Weight',
  product_length: 'Length',
  product_width: 'Width',
  product_height: 'Height',
} as const;

export type AttributeColumn = keyof typeof attributeLabels;

export const attributeColumns = Object.keys(attributeLabels) as AttributeColumn[];

export const optionalProductColumns = [
  'short_title',
  'description',
  'image_link',
  'availability',
  'sale_price',
  'sale_price_effective_date',
  'brand',
  'google_product_category',
  'product_type',
  'rating',
  'product_highlight',
  'product_detail',
  ...attributeColumns,
] as const;

/** A table may say several of them in one cell, XML in as many elements. */
export const repeatedColumns = ['product_highlight', 'product_detail'] as const;

export const productColumnParts = {
  product_detail: ['section_name', 'attribute_name', 'attribute_value'],
};

/** Shops also write 'image link' and 'g:image_link'. */
const spelled = (column: string): [string, string][] =>
  [`g:${column}`, column.replaceAll('_', ' ')].map((spelling) => [spelling, column]);

export const productColumnAliases: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...requiredProductColumns, ...optionalProductColumns].flatMap(spelled)),
  colour: 'color',
  average_rating: 'rating',
  'product_detail(section_name:attribute_name:attribute_value)': 'product_detail',
  'product_detail(attribute_name:attribute_value)': 'product_detail',
};
