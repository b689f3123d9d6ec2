import { demoProducts, type DemoProduct } from './products.ts';

/** What Google calls what each kind of shop sells. */
const googleCategories: Readonly<Record<string, string>> = {
  baby_store: 'Baby & Toddler',
  beauty_store: 'Health & Beauty',
  book_store: 'Media',
  clothing_store: 'Apparel & Accessories',
  electronics_store: 'Electronics',
  furniture_store: 'Furniture',
  grocery_store: 'Food, Beverages & Tobacco',
  hardware_store: 'Hardware',
  home_goods_store: 'Home & Garden',
  jewelry_store: 'Apparel & Accessories > Jewelry',
  musical_instrument_store: 'Arts & Entertainment > Hobbies & Creative Arts > Musical Instruments',
  pet_store: 'Animals & Pet Supplies',
  shoe_store: 'Apparel & Accessories > Shoes',
  sporting_goods_store: 'Sporting Goods',
  stationery_store: 'Office Supplies',
  toy_store: 'Toys & Games',
};

const columns: Readonly<Record<string, (product: DemoProduct) => string>> = {
  id: ({ feedId }) => feedId,
  title: ({ title }) => title,
  short_title: ({ name }) => name,
  description: ({ description }) => description,
  brand: ({ brand }) => brand,
  google_product_category: ({ category }) => googleCategories[category]!,
  product_type: ({ productType }) => productType,
  price: ({ pricePaise, listPricePaise }) => rupees(listPricePaise ?? pricePaise),
  sale_price: ({ pricePaise, listPricePaise }) =>
    listPricePaise === null ? '' : rupees(pricePaise),
  availability: ({ availability }) => availability,
  rating: ({ rating }) => (rating === null ? '' : String(rating)),
  product_detail: ({ attributes }) => Object.entries(attributes).map(detail).join(','),
};

const rupees = (paise: number): string => `${paise / 100} INR`;

const detail = ([label, value]: [string, string]): string =>
  `${label}:${value.replaceAll(/[:,\\]/g, String.raw`\$&`)}`;

/** All of them as a product feed for the importer. */
export const productsTsv = (): string =>
  [Object.keys(columns), ...demoProducts().map(cellsOf)]
    .map((cells) => `${cells.map(quoted).join('\t')}\n`)
    .join('');

const cellsOf = (product: DemoProduct): string[] =>
  Object.values(columns).map((cell) => cell(product));

const quoted = (cell: string): string =>
  /["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
