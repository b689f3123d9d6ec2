import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nearDeal } from '../../../features/deals/deals-test-kit.ts';
import { STORE_ID } from '../../../features/stores/stores-test-kit.ts';
import { endSession } from '../../../lib/session.ts';
import {
  chip,
  near,
  openDealsHome,
  searchBox,
  server,
  titles,
  yes,
} from './deals-home-test-kit.ts';

beforeEach(() => endSession());
afterEach(() => endSession());

const three = [
  nearDeal(1, { title: 'Laddoos for two', category: 'Food/Sweets' }),
  nearDeal(2, { title: 'Phone week', category: 'Mobile stores' }),
  nearDeal(3, { title: 'Sofa week', category: 'Furniture/Home Appliances' }),
];
const all = three.map(({ campaign }) => campaign.title);
const shown = (expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));

async function openThree(search = '') {
  const api = server({ near: three });
  await openDealsHome(search);
  return api;
}

describe('the chips', () => {
  test("start with 'All Deals' and show the last segment of each category's name", async () => {
    await openThree();
    await chip('Sweets');
    const names = screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
    expect(names).toEqual(['All Deals', 'Sweets', 'Mobile stores', 'Home Appliances']);
    expect((await chip('All Deals')).checked).toBe(true);
  });

  test('keep the coupons of their category, and All Deals brings the others back', async () => {
    await openThree();
    await shown(all);
    await userEvent.click(await chip('Home Appliances'));
    await shown(['Sofa week']);
    expect((await chip('Home Appliances')).checked).toBe(true);
    expect(within(near()).getByRole('status').textContent).toBe('1 found for “Home Appliances”');
    await userEvent.click(await chip('All Deals'));
    await shown(all);
  });

  test('take the place of the text', async () => {
    await openThree();
    await userEvent.type(searchBox(), 'week{Enter}');
    await shown(['Phone week', 'Sofa week']);
    await userEvent.click(await chip('Sweets'));
    await shown(['Laddoos for two']);
    expect(searchBox().value).toBe('');
  });
});

describe('the search', () => {
  test.each([
    ['Enter', (text: string) => userEvent.type(searchBox(), `${text}{Enter}`)],
    [
      'its button',
      async (text: string) => {
        await userEvent.type(searchBox(), text);
        await userEvent.click(screen.getByRole('button', { name: 'Search' }));
      },
    ],
  ])('is started by %s', async (_how, search) => {
    await openThree();
    await shown(all);
    await search('SOFA');
    await shown(['Sofa week']);
    expect(searchBox().value).toBe('SOFA');
  });

  test('waits until it is told to', async () => {
    await openThree();
    await shown(all);
    await userEvent.type(searchBox(), 'sofa');
    expect(titles()).toEqual(all);
  });

  test('takes the place of the chip', async () => {
    await openThree();
    await userEvent.click(await chip('Sweets'));
    await shown(['Laddoos for two']);
    await userEvent.type(searchBox(), 'week{Enter}');
    await shown(['Phone week', 'Sofa week']);
    expect((await chip('Sweets')).checked).toBe(false);
  });

  test('for blank text restores the full nearby list and selects All Deals', async () => {
    await openThree();
    await userEvent.type(searchBox(), 'week{Enter}');
    await shown(['Phone week', 'Sofa week']);
    expect((await chip('All Deals')).checked).toBe(false);
    await userEvent.clear(searchBox());
    await userEvent.type(searchBox(), '  {Enter}');
    await shown(all);
    expect((await chip('All Deals')).checked).toBe(true);
  });

  test('can be cleared by one tap', async () => {
    await openThree();
    await userEvent.type(searchBox(), 'week{Enter}');
    await shown(['Phone week', 'Sofa week']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await shown(all);
    expect(document.activeElement).toBe(searchBox());
  });

  /** The address is drawn later than what people type: here all of it at once. */
  const atOnce = (...steps: (() => void)[]) => act(async () => steps.forEach((step) => step()));
  const type = (value: string) => () => void fireEvent.change(searchBox(), { target: { value } });
  const start = () => void fireEvent.submit(screen.getByRole('search'));

  test('leaves what was typed on since it was started', async () => {
    await openThree();
    await shown(all);
    await atOnce(type('sofa'));
    await atOnce(start, type('sofa set'));
    await shown(['Sofa week']);
    expect(searchBox().value).toBe('sofa set');
    await userEvent.click(await chip('All Deals'));
    await shown(all);
    expect(searchBox().value).toBe('');
  });

  test('that is cleared in the moment of its start is none', async () => {
    await openThree();
    await shown(all);
    await atOnce(type('sofa'));
    await atOnce(start, () =>
      fireEvent.click(screen.getByRole('button', { name: 'Clear search' })),
    );
    expect(location.search).toBe('');
    await shown(all);
    expect(searchBox().value).toBe('');
  });

  test('that finds nothing says so and leads back', async () => {
    await openThree();
    await shown(all);
    await userEvent.type(searchBox(), 'zebra{Enter}');
    expect(await screen.findByRole('heading', { name: 'No Coupons Available' })).toBeTruthy();
    expect(
      screen.getByText('There are no coupons available in your area at the moment'),
    ).toBeTruthy();
    expect(screen.getByText('0 found for “zebra”')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all deals' }));
    await shown(all);
    expect(searchBox().value).toBe('');
  });

  test('shows what the server finds beyond titles and categories, behind those', async () => {
    const kaveri = nearDeal(4, { title: 'Kaveri week', store: 'Other' });
    server({ near: [nearDeal(5, { title: 'Free tea', store: 'Kaveri Stores' }), kaveri] });
    await openDealsHome('?q=kaveri');
    await shown(['Kaveri week', 'Free tea']);
    expect(within(near()).getByRole('status').textContent).toBe('2 found for “kaveri”');
  });

  test.each([
    ['Showing results for “week”', ['Phone week', 'Sofa week']],
    ['Did you mean “week”?', []],
  ])('read by another spelling says so in “%s”, which searches for that', async (line, found) => {
    const { answers } = await openThree();
    const plain = answers['nearby-deals']!;
    answers['nearby-deals'] = (call) =>
      call.query.get('q') === 'weeek'
        ? yes(
            three.filter(({ campaign }) => found.includes(campaign.title)),
            { next_cursor: null, did_you_mean: 'week' },
          )
        : plain(call);
    await userEvent.type(searchBox(), 'weeek{Enter}');
    const meant = await screen.findByRole('button', { name: line });
    expect(titles()).toEqual(found);
    await userEvent.click(meant);
    await shown(['Phone week', 'Sofa week']);
    expect(searchBox().value).toBe('week');
    expect(screen.queryByRole('button', { name: /“week”/ })).toBeNull();
  });

  test('looks through what is here while the server does not answer', async () => {
    const { answers } = await openThree();
    await shown(all);
    answers['nearby-deals'] = () => new Promise(() => {});
    await userEvent.type(searchBox(), 'week{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Phone week', 'Sofa week']));
  });

  test('is still there for who comes back to it', async () => {
    await openThree('?q=sofa');
    await shown(['Sofa week']);
    expect(searchBox().value).toBe('sofa');
  });
});

test('a chip finds what is far down the list', async () => {
  const near = Array.from({ length: 9 }, (_, number) => nearDeal(number + 1));
  const rare = nearDeal(1000, { title: 'Rare', category: 'Mobile stores' });
  const { callsTo } = server({ near: [...near, rare], pageSize: 2 });
  await openDealsHome('?category=Mobile%20stores');
  await shown(['Rare']);
  expect(callsTo('nearby-deals')).toHaveLength(2);
});

describe('sort and filter', () => {
  const asked = ({ callsTo }: ReturnType<typeof server>) =>
    Object.fromEntries(callsTo('nearby-deals').at(-1)!.query);

  test('is chosen in a sheet, stands in the address, is taken back one by one and by Back', async () => {
    const api = await openThree('?category=Food%2FSweets');
    await shown(['Laddoos for two']);
    await userEvent.click(screen.getByRole('button', { name: 'Sort & filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Sort & filter' }));
    await userEvent.click(await sheet.findByRole('radio', { name: 'Ending soon' }));
    await userEvent.click(sheet.getByRole('radio', { name: 'Within 3 km' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Open now' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Show deals' }));
    await screen.findByRole('button', { name: 'Sort & filter, 3 on' });
    expect(location.search).toBe('?category=Food%2FSweets&sort=ending&km=3&open=1');
    const wanted = { category: 'Food/Sweets', sort: 'ending', km: '3', open: 'true' };
    await waitFor(() => expect(asked(api)).toMatchObject(wanted));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Within 3 km' }));
    await waitFor(() => expect(asked(api)['km']).toBeUndefined());
    expect(location.search).toBe('?category=Food%2FSweets&sort=ending&open=1');
    window.history.back();
    await screen.findByRole('button', { name: 'Sort & filter' });
    expect(location.search).toBe('?category=Food%2FSweets');
  });

  test('that leaves nothing says so, and can be cleared; nonsense in the address is none', async () => {
    const { answers } = server({ near: three });
    const plain = answers['nearby-deals']!;
    answers['nearby-deals'] = (call) =>
      call.query.get('open') ? yes([], { next_cursor: null }) : plain(call);
    await openDealsHome('?open=1&sort=price&km=7');
    expect(await screen.findByRole('heading', { name: 'Nothing fits these filters' })).toBeTruthy();
    screen.getByRole('button', { name: 'Sort & filter, 1 on' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await shown(all);
    expect(screen.getByText('That is all near you')).toBeTruthy();
  });
});

describe('the suggestions', () => {
  const none = { recent: [], categories: [], stores: [], deals: [], popular: [] };
  const suggested = {
    ...none,
    categories: [{ id: 'Food/Sweets', name: 'Food/Sweets' }],
    stores: [
      {
        id: STORE_ID,
        name: 'Meena Sweets',
        category: 'Food/Sweets',
        logo: '/m.svg',
        distance_km: 1.2,
      },
    ],
    popular: ['sweet box'],
  };
  const options = () => screen.findAllByRole('option');
  const names = async () => (await options()).map((option) => option.textContent);
  const pointedAt = () =>
    document.getElementById(searchBox().getAttribute('aria-activedescendant') ?? '')?.textContent;

  async function openSuggesting(first: object = none) {
    const api = await openThree();
    api.answers['suggestions'] = ({ query }) =>
      yes(query.get('q') === '' ? first : query.get('q') === 'swe' ? suggested : none);
    api.answers['searches'] = () => yes({ recent: [] });
    await shown(all);
    return api;
  }

  test('come while somebody types, and are chosen by keys', async () => {
    await openSuggesting();
    await userEvent.type(searchBox(), 'swe');
    expect(await names()).toEqual(['Sweets', 'Meena SweetsSweets · 1.2 KM', 'sweet box']);
    expect(searchBox().getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{ArrowUp}');
    expect(pointedAt()).toBe('sweet box');
    await userEvent.keyboard('{ArrowDown}');
    expect(pointedAt()).toBe('Sweets');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(searchBox().value).toBe('swe');
    await userEvent.keyboard('{ArrowDown}');
    await options();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await shown(['Laddoos for two']);
    expect((await chip('Sweets')).checked).toBe(true);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('lead to a store', async () => {
    await openSuggesting();
    await userEvent.type(searchBox(), 'swe');
    await userEvent.click((await options())[1]!);
    expect(await screen.findByRole('heading', { level: 1, name: /Store/ })).toBeTruthy();
  });

  test('begin with what was searched for before, which can be removed', async () => {
    const api = await openSuggesting({ ...none, recent: ['phone', 'sofa'], popular: ['cake'] });
    await userEvent.click(searchBox());
    expect(await names()).toEqual(['phone', 'sofa', 'cake']);
    api.answers['suggestions'] = () => yes({ ...none, recent: ['sofa'], popular: ['cake'] });
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await waitFor(async () => expect(await names()).toEqual(['sofa', 'cake']));
    expect(api.callsTo('searches')[0]?.query.get('text')).toBe('phone');
    await userEvent.click((await options())[0]!);
    await shown(['Sofa week']);
    expect(searchBox().value).toBe('sofa');

    await userEvent.click(searchBox());
    await userEvent.clear(searchBox());
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(api.callsTo('searches')).toHaveLength(2));
    expect(api.callsTo('searches')[1]?.query.get('text')).toBeNull();
  });

  test('are none without a server, and the search works as ever', async () => {
    const api = await openSuggesting();
    delete api.answers['suggestions'];
    await userEvent.type(searchBox(), 'sofa{Enter}');
    await shown(['Sofa week']);
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
