import { describe, expect, it } from 'vitest';
import { productCategoryOf } from '../../src/seed/import/products/product-category.ts';

describe('the kind of shop that sells a product', () => {
  it.each([
    ['267', undefined, 'Nova 5', 'electronics_store'],
    [
      '267 - Electronics > Communications > Telephony > Mobile Phones',
      undefined,
      'x',
      'electronics_store',
    ],
    ['Electronics > Computers > Laptops', 'Toys', 'x', 'electronics_store'],
    ['electronics>audio', undefined, 'x', 'electronics_store'],
    ['Apparel & Accessories > Shoes', undefined, 'x', 'shoe_store'],
    ['Apparel & Accessories > Clothing > Dresses', undefined, 'x', 'clothing_store'],
    ['Apparel & Accessories > Jewelry > Rings', undefined, 'x', 'jewelry_store'],
    [
      'Home & Garden > Kitchen & Dining > Kitchen Appliances > Refrigerators',
      undefined,
      'x',
      'electronics_store',
    ],
    ['Home & Garden > Decor', undefined, 'x', 'home_goods_store'],
    ['Food, Beverages & Tobacco > Food Items', undefined, 'x', 'grocery_store'],
    ['Health & Beauty', undefined, 'x', 'beauty_store'],
    ['Hardware > Tools', undefined, 'x', 'hardware_store'],
    ['Sporting Goods', undefined, 'x', 'sporting_goods_store'],
    [
      'Arts & Entertainment > Hobbies & Creative Arts > Musical Instruments',
      undefined,
      'x',
      'musical_instrument_store',
    ],
    ['Media > Books', undefined, 'x', 'book_store'],
    ['Office Supplies', undefined, 'x', 'stationery_store'],
    ['Toys & Games', undefined, 'x', 'toy_store'],
    ['Baby & Toddler', undefined, 'x', 'baby_store'],
    ['Animals & Pet Supplies > Pet Supplies', undefined, 'x', 'pet_store'],
    ['Furniture > Sofas', undefined, 'x', 'furniture_store'],
    ['9999999', 'Home > Living room > Sofas', 'x', 'furniture_store'],
    [undefined, 'Women / Ethnic wear / Sarees', 'x', 'clothing_store'],
    [undefined, 'New arrivals', 'Steel table lamp, brass', 'home_goods_store'],
    [undefined, undefined, 'Wooden study table with lamp', 'furniture_store'],
    [undefined, undefined, 'Chew toy for dogs', 'toy_store'],
    [undefined, undefined, 'Dog shampoo 200 ml', 'pet_store'],
    [undefined, undefined, 'Washing Machines', 'electronics_store'],
    [undefined, undefined, 'Running Shoes - Blue', 'shoe_store'],
    [undefined, undefined, 'ಕುರ್ಚಿ', 'store'],
    ['Vehicles & Parts', 'Spares', 'Zorb 17', 'store'],
  ])('google %s, own %s, title %s: %s', (google, productType, title, expected) => {
    expect(productCategoryOf({ google, productType, title })).toBe(expected);
  });
});
