import type { ChatResult } from '@baeon/contracts/assistant/assistant-wire';
import type { Product } from '@baeon/contracts/products/products-wire';

export const CONVERSATION_ID = '7d8e6f50-4a3b-4c2d-9e1f-0a1b2c3d4e5f';
export const OFFER_ID = '5d0c2b7a-1f3e-4c8d-8e9a-6b5c4d3e2f10';

/** A phone, unless told otherwise. */
export function product(number: number, known: Partial<Product> = {}): Product {
  return {
    id: `0000000${number}-0000-4000-8000-000000000000`,
    name: `Phone ${number}`,
    title: `Phone ${number}, blue`,
    description: 'A bright screen and a battery for two days.',
    brand: 'Nuvio',
    category: 'electronics_store',
    price: 17_999,
    list_price: 21_999,
    rating: 4.3,
    attributes: {},
    image: `/pictures/product/${number}.svg`,
    product_url: `https://shop.example/p/${number}`,
    availability: 'in_stock',
    ...known,
  };
}

export function chatResult(known: Partial<ChatResult> = {}): ChatResult {
  return {
    message: 'Here are 2 for “phone”.',
    product_name: 'phone',
    category: 'electronics_store',
    conversation_id: CONVERSATION_ID,
    table: false,
    products: [product(1), product(2)],
    rows: [],
    offers: [],
    suggestions: [],
    ...known,
  };
}
