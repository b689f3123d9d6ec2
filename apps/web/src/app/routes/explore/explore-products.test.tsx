import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { chatResult, product } from '../../../features/assistant/assistant-test-kit.ts';
import { endSession } from '../../../lib/session.ts';
import { refusal, toasts } from '../../app-test-kit.tsx';
import {
  ask,
  bengaluru,
  cards,
  member,
  mumbai,
  openExplore,
  signInAt,
  stubAssistant,
} from './explore-test-kit.ts';

beforeAll(() => Promise.all([import('../../shell/app-shell.tsx'), import('./explore.tsx')]));
beforeEach(() => {
  endSession();
  signInAt(bengaluru);
});
afterEach(() => endSession());

test('a product goes to the wishlist', async () => {
  const { wishes } = stubAssistant();
  await openExplore();
  await ask('phone');
  const [first] = await cards();
  await userEvent.click(within(first!).getByRole('button', { name: 'Wishlist' }));
  await within(first!).findByRole('button', { name: 'Wishlisted' });
  await waitFor(() => expect(toasts('success')).toEqual(['Phone 1 added to wishlist!']));
  expect(wishes).toEqual([
    {
      name: 'Phone 1',
      image: '/pictures/product/1.svg',
      product_url: 'https://shop.example/p/1',
    },
  ]);
  expect(screen.getAllByRole('button', { name: 'Wishlist' })).toHaveLength(1);
});

test('a product is bargained for', async () => {
  const { raised } = stubAssistant();
  await openExplore();
  await ask('phone');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Deal Raise' }))[1]!);
  await waitFor(() => expect(toasts('success')).toEqual(['Deal raised successfully']));
  expect(raised()).toEqual([
    {
      product_url: 'https://shop.example/p/2',
      comment: 'Product name: Phone 2',
      category_id: 'Mobile stores',
      user_id: member.id,
      ...bengaluru,
    },
  ]);
});

test('a product that could not be raised says so', async () => {
  stubAssistant({ raise: () => refusal(500, 'INTERNAL') });
  await openExplore();
  await ask('phone');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Deal Raise' }))[0]!);
  await waitFor(() => expect(toasts('error')).toEqual(['Failed to raise deal']));
});

test('a product is bargained for only if it is of a kind for which we do', async () => {
  const products = [product(1, { category: 'book_store' }), product(2)];
  stubAssistant({ chat: () => chatResult({ products }) });
  await openExplore();
  await ask('phone');
  await cards();
  const buttons = screen.getAllByRole('button', { name: 'Deal Raise' });
  expect(buttons.map((one) => one.getAttribute('aria-disabled'))).toEqual(['true', null]);
});

test('a product is not bargained for elsewhere', async () => {
  signInAt(mumbai);
  const { raised } = stubAssistant();
  await openExplore();
  await ask('phone');
  await cards();
  await userEvent.click(screen.getAllByRole('button', { name: 'Deal Raise' })[0]!);
  expect(await screen.findAllByText('We cannot bargain at your location yet.')).not.toEqual([]);
  expect(raised()).toEqual([]);
});
