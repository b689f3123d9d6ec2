import type { Product } from '@baeon/contracts/products/products-wire';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { percentOff, rupeesText } from '@baeon/ui/lib/format/money.ts';
import type { ProductPowers } from './product-actions.tsx';
import { ProductCard } from './product-card.tsx';
import { Toaster } from '@baeon/ui/components/toast/toaster.tsx';

const sofa: Product = {
  id: '00000001-0000-4000-8000-000000000000',
  name: 'Malnad sofa',
  title: 'Malnad sofa, 3 seats',
  description: 'Three seats, in teak.',
  brand: 'Malnad',
  category: 'furniture_store',
  price: 124_999,
  list_price: 149_999,
  rating: 4,
  attributes: {},
  image: '/pictures/product/sofa.svg',
  product_url: 'https://shop.example/sofa',
  availability: 'in_stock',
};

function show(known: Partial<Product> = {}, told: Partial<ProductPowers> = {}) {
  const toggle = vi.fn();
  const powers: ProductPowers = {
    wishlist: { has: () => false, toggle, isPending: () => false },
    raise: async () => undefined,
    ...told,
  };
  render(<ProductCard product={{ ...sofa, ...known }} powers={powers} />);
  return { toggle };
}

const texts = () => screen.getByRole('article', { name: 'Malnad sofa' }).textContent;
const raiseButton = () => screen.queryByRole('button', { name: 'Deal Raise' });

describe('money', () => {
  test.each([
    [0, '₹0'],
    [999, '₹999'],
    [124_999, '₹1,24,999'],
    [1499.5, '₹1,499.50'],
    [12_345_678, '₹1,23,45,678'],
  ])('%d is %s', (amount, text) => expect(rupeesText(amount)).toBe(text));

  test.each([
    [80, 100, 20],
    [17_999, 21_999, 18],
    [100, 100, null],
    [120, 100, null],
    [999.5, 1000, null],
    [null, 100, null],
    [80, null, null],
  ])('%s instead of %s saves %s percent', (price, list, percent) =>
    expect(percentOff(price, list)).toBe(percent),
  );
});

describe('a product', () => {
  test('shows its picture, name, description, price, list price and rating', () => {
    show();
    expect(screen.getByRole('img', { name: 'Malnad sofa' }).getAttribute('src')).toBe(sofa.image);
    expect(screen.getByRole('heading', { name: 'Malnad sofa' })).toBeTruthy();
    expect(screen.getByText('Three seats, in teak.')).toBeTruthy();
    expect(screen.getByText('₹1,24,999')).toBeTruthy();
    expect(document.querySelector('s')?.textContent).toBe('List price ₹1,49,999');
    expect(texts()).toContain('16% off');
    expect(screen.getByText('Rated 4.0 out of 5')).toBeTruthy();
  });

  test('says nothing that is not known', () => {
    show({ price: null, list_price: null, rating: null, brand: null });
    expect(texts()).toContain('See the price in the shop');
    expect(texts()).not.toMatch(/₹|Rated|off/);
  });

  test('has no list price that is not higher', () => {
    show({ list_price: sofa.price });
    expect(document.querySelector('s')).toBeNull();
  });

  test('says that it cannot be had', () => {
    show({ availability: 'out_of_stock' });
    expect(screen.getByText('Out of stock')).toBeTruthy();
  });

  test('opens in a new tab that knows nothing of ours', () => {
    show();
    const link = screen.getByRole('link', { name: 'Check It Out' });
    expect(link.getAttribute('href')).toBe('https://shop.example/sofa');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });
});

describe('its buttons', () => {
  test('Wishlist', async () => {
    const { toggle } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Wishlist' }));
    expect(toggle).toHaveBeenCalledExactlyOnceWith(sofa);
  });

  test('Wishlisted', () => {
    const has = (url: string) => url === sofa.product_url;
    show({}, { wishlist: { has, toggle: vi.fn(), isPending: () => false } });
    expect(screen.getByRole('button', { name: 'Wishlisted' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Wishlist' })).toBeNull();
  });

  test.each([
    ['electronics_store', null],
    ['furniture_store', null],
    ['book_store', /bargain for Mobile stores and Furniture/],
    ['home_goods_store', /bargain for Mobile stores and Furniture/],
  ])('Deal Raise for %s, which is refused with %s', async (category, why) => {
    const raise = vi.fn(async () => undefined);
    show({ category }, { raise });
    render(<Toaster />);
    await userEvent.click(raiseButton()!);
    expect(raise).toHaveBeenCalledTimes(why ? 0 : 1);
    expect(raiseButton()!.getAttribute('aria-disabled')).toBe(why ? 'true' : null);
    if (!why) return;
    expect(screen.getByRole('status').textContent).toMatch(why);
    expect(
      document.getElementById(raiseButton()!.getAttribute('aria-describedby')!)?.textContent,
    ).toMatch(why);
  });

  test('Deal Raise where we do not bargain says so', async () => {
    show({}, { raise: null });
    render(<Toaster />);
    await userEvent.click(raiseButton()!);
    expect(screen.getByRole('status').textContent).toContain(
      'We cannot bargain at your location yet.',
    );
  });

  test('Deal Raise is busy until the outcome is told, and raises once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const raise = vi.fn(() => promise);
    show({}, { raise });
    await userEvent.click(raiseButton()!);
    await userEvent.click(raiseButton()!);
    expect(raise).toHaveBeenCalledExactlyOnceWith(sofa);
    expect(raiseButton()?.getAttribute('aria-busy')).toBe('true');
    resolve();
    await waitFor(() => expect(raiseButton()?.getAttribute('aria-busy')).toBeNull());
  });
});
