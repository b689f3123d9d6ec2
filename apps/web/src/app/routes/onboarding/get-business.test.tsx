import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nearbyStore } from '../../../features/stores/stores-test-kit.ts';
import { person } from '../../../lib/person-test-kit.ts';
import { currentSession, endSession } from '../../../lib/session.ts';
import { ok } from '../../app-test-kit.tsx';
import {
  errors,
  names,
  openList,
  openScreen,
  path,
  refusal,
  three,
  toggle,
  viewCoupons,
} from './get-business-test-kit.ts';

beforeEach(() => endSession());
afterEach(() => endSession());

describe('a card', () => {
  test('says who, how good, what kind, where and how far', async () => {
    const api = await openList([three[0]!]);
    const card = within(screen.getByRole('listitem', { name: /Meena/ }));
    expect(card.getByRole('heading', { name: 'Meena Sweets' })).toBeTruthy();
    expect(card.getByText(/^Rated 4.3 out of 5 by 1,?204 people$/)).toBeTruthy();
    expect(card.getByText('Sweets')).toBeTruthy();
    expect(card.getByText('12, 100 Feet Road, Bengaluru 560038')).toBeTruthy();
    expect(card.getByText('1.2 km')).toBeTruthy();
    expect(api.asked()).toEqual([{ id: api.user.id }]);
  });

  test('shortens the name to 22 characters and the address to 66', async () => {
    await openList([
      nearbyStore({ place_id: 'a', name: 'n'.repeat(22), address: 'a'.repeat(66) }),
      nearbyStore({ place_id: 'b', name: 'N'.repeat(23), address: 'A'.repeat(67) }),
    ]);
    expect(screen.getByText('n'.repeat(22))).toBeTruthy();
    expect(screen.getByText('a'.repeat(66))).toBeTruthy();
    expect(screen.getByText(`${'N'.repeat(22)}…`).getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText(`${'A'.repeat(66)}…`).getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByRole('heading', { name: 'N'.repeat(23) })).toBeTruthy();
    expect(screen.getByText('A'.repeat(67)).className).toBe('sr-only');
  });

  test('without a distance or a rating says neither', async () => {
    await openList([nearbyStore({ distance_km: null, rating: null, user_ratings_total: 0 })]);
    expect(screen.queryByText(/km/)).toBeNull();
    expect(screen.getByText('New')).toBeTruthy();
  });

  test('has one button, which turns from Follow to ✓ Followed and back', async () => {
    await openList();
    expect(
      within(screen.getByRole('listitem', { name: /Meena/ })).getAllByRole('button'),
    ).toHaveLength(1);
    expect(toggle('Meena Sweets').textContent).toBe('Follow');
    expect(toggle('Meena Sweets').getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByText('0 selected')).toBeTruthy();

    await userEvent.click(toggle('Meena Sweets'));
    expect(toggle('Meena Sweets').textContent).toBe('✓ Followed');
    expect(toggle('Meena Sweets').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('1 selected')).toBeTruthy();

    await userEvent.click(toggle('Meena Sweets'));
    expect(toggle('Meena Sweets').textContent).toBe('Follow');
    expect(screen.getByText('0 selected')).toBeTruthy();
  });
});

describe('search', () => {
  test('filters by name, ignoring case, and keeps the choice', async () => {
    await openList();
    await userEvent.click(toggle('Book Nook'));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search businesses' }), ' sWeEt');
    expect(names()).toEqual(['Meena Sweets', 'SWEET Corner']);
    expect(screen.getByText('2 found')).toBeTruthy();
    expect(screen.getByText('1 selected')).toBeTruthy();
  });

  test('without a match says so and can be undone', async () => {
    await openList();
    await userEvent.type(screen.getByRole('searchbox'), 'pizza');
    expect(names()).toEqual(['No businesses found']);
    await userEvent.click(screen.getByRole('button', { name: 'Show all businesses' }));
    expect(names()).toEqual(['Meena Sweets', 'SWEET Corner', 'Book Nook']);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });
});

describe('View Coupons', () => {
  test('saves the choice and goes on to the deals', async () => {
    const api = await openList();
    const entries = window.history.length;
    await userEvent.click(toggle('Book Nook'));
    await userEvent.click(toggle('Meena Sweets'));
    await userEvent.click(viewCoupons());
    await waitFor(() => expect(path()).toBe('/baeon-home'));
    expect(api.saved()).toEqual([
      { id: api.user.id, interestedBussiness: ['a', 'c'], login_status: 'GOTBUSINESS' },
    ]);
    expect(currentSession()).toMatchObject({ home: true, user: { login_status: 'GOTBUSINESS' } });
    expect(window.history.length).toBe(entries);
  });

  test('what was tapped is there after a reload; the rest can wait', async () => {
    const api = await openList();
    await userEvent.click(toggle('Book Nook'));
    cleanup();
    await openScreen();
    expect(await screen.findByText('1 selected')).toBeTruthy();
    api.answers['update-baeon-user'] = ok({ user: { ...api.user, onboarding_later: true } });
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(path()).toBe('/baeon-home'));
    expect(api.saved()).toEqual([{ id: api.user.id, onboarding_later: true }]);
  });

  test('starts with what is followed, and keeps what is followed elsewhere', async () => {
    const api = await openList(three, { interestedBussiness: ['far', 'b'] });
    expect(screen.getByText('1 selected')).toBeTruthy();
    expect(toggle('SWEET Corner').textContent).toBe('✓ Followed');
    await userEvent.click(toggle('Meena Sweets'));
    await userEvent.click(viewCoupons());
    await waitFor(() => expect(path()).toBe('/baeon-home'));
    expect(api.saved()[0].interestedBussiness).toEqual(['a', 'b', 'far']);
  });

  test('asks for at least one business, as a toast and beside the button', async () => {
    const api = await openList();
    await userEvent.click(viewCoupons());
    expect(errors()).toEqual(['Please select at least one business']);
    const note = document.getElementById(viewCoupons().getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Please select at least one business');
    expect(api.saved()).toEqual([]);
    await userEvent.click(toggle('Book Nook'));
    expect(viewCoupons().hasAttribute('aria-describedby')).toBe(false);
  });

  test('pressed twice saves once', async () => {
    const api = await openList();
    await userEvent.click(toggle('Book Nook'));
    fireEvent.click(viewCoupons());
    fireEvent.click(viewCoupons());
    await waitFor(() => expect(path()).toBe('/baeon-home'));
    expect(api.saved()).toHaveLength(1);
  });

  test('what is tapped while the choice is being saved does not change it', async () => {
    const api = await openList();
    await userEvent.click(toggle('Book Nook'));
    const gate = Promise.withResolvers<void>();
    const answered = fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      await gate.promise;
      return answered(url, init);
    });
    await userEvent.click(viewCoupons());
    await waitFor(() => expect(viewCoupons().getAttribute('aria-busy')).toBe('true'));
    await userEvent.click(toggle('Meena Sweets'));
    expect(toggle('Meena Sweets').textContent).toBe('Follow');
    expect(toggle('Meena Sweets').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('1 selected')).toBeTruthy();
    gate.resolve();
    await waitFor(() => expect(path()).toBe('/baeon-home'));
    expect(api.saved()[0].interestedBussiness).toEqual(['c']);
  });

  test('a failure is told, keeps the choice and can be tried again', async () => {
    const api = await openList();
    const works = api.answers['update-baeon-user']!;
    api.answers['update-baeon-user'] = refusal(500, 'INTERNAL');
    await userEvent.click(toggle('Book Nook'));
    await userEvent.click(viewCoupons());
    await waitFor(() => expect(errors()).toEqual(['Failed to process selected businesses']));
    expect(path()).toBe('/get-bussiness');
    expect(toggle('Book Nook').textContent).toBe('✓ Followed');
    expect(screen.getByText('1 selected')).toBeTruthy();
    api.answers['update-baeon-user'] = works;
    await userEvent.click(viewCoupons());
    await waitFor(() => expect(path()).toBe('/baeon-home'));
  });

  test('someone who skipped a step is sent to it, and told why', async () => {
    const api = await openList();
    api.answers['update-baeon-user'] = refusal(409, 'ONBOARDING_ORDER');
    api.answers['get-baeon-user'] = ok(person('OTPVERIFIED'));
    await userEvent.click(toggle('Book Nook'));
    await userEvent.click(viewCoupons());
    await waitFor(() => expect(path()).toBe('/interest'));
    expect(screen.getByText('Said with ONBOARDING_ORDER')).toBeTruthy();
    expect(currentSession().user?.login_status).toBe('OTPVERIFIED');
    expect(errors()).toEqual([]);
  });

  test('a refusal of the order that leads nowhere else is a failure', async () => {
    const api = await openList();
    api.answers['update-baeon-user'] = refusal(409, 'ONBOARDING_ORDER');
    await userEvent.click(toggle('Book Nook'));
    await userEvent.click(viewCoupons());
    await waitFor(() => expect(errors()).toEqual(['Failed to process selected businesses']));
    expect(path()).toBe('/get-bussiness');
  });
});
