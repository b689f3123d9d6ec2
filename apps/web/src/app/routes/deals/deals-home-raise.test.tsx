import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { raisedDeal } from '../../../features/deal-raise/deal-raise-test-kit.ts';
import { person } from '../../../lib/person-test-kit.ts';
import { endSession } from '../../../lib/session.ts';
import { farAway, no, openDealsHome, served, server, toasts, yes } from './deals-home-test-kit.ts';

beforeEach(() => endSession());
afterEach(() => endSession());

const raised = () =>
  yes({ msg: 'Deal raised successfully', already_raised: false, deal: raisedDeal(1) });
const sheet = () => screen.queryByRole('dialog', { name: 'Raise a Deal' });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function openSheet() {
  await openDealsHome();
  await userEvent.click(await screen.findByRole('button', { name: 'Bargain' }));
  await screen.findByLabelText('Product Category');
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Request' }));

describe('the sheet', () => {
  test('opens from the banner and asks for category, link and comment', async () => {
    server();
    await openSheet();
    const options = within(screen.getByLabelText('Product Category')).getAllByRole('option');
    expect(options.slice(1).map((one) => one.textContent)).toEqual([
      'Mobile stores',
      'Furniture/Home Appliances',
    ]);
    expect((options[0] as HTMLOptionElement).disabled).toBe(true);
    expect(field('Product URL').type).toBe('url');
    expect(field('Product URL').placeholder).toMatch(/^https:\/\//);
    expect(field('Comment').placeholder).toBe('Tell us more about this deal...');
  });

  test('is closed by Back', async () => {
    server();
    await openSheet();
    window.history.back();
    await waitFor(() => expect(sheet()).toBeNull());
    expect(window.location.pathname + window.location.search).toBe('/baeon-home');
  });

  test('is closed by Cancel, without a call', async () => {
    const { callsTo } = server();
    await openSheet();
    await userEvent.type(field('Comment'), 'Never mind');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(sheet()).toBeNull());
    expect(window.location.search).toBe('');
    expect(callsTo('user')).toEqual([]);
  });

  test('can be linked to', async () => {
    server();
    await openDealsHome('?raise');
    await waitFor(() => expect(sheet()).toBeTruthy());
  });

  test.each([
    ['elsewhere', farAway],
    ['where nobody knows where', { latitude: null, longitude: null }],
  ])('stays shut %s', async (_where, place) => {
    server({}, place);
    await openDealsHome('?raise');
    expect(await screen.findByRole('button', { name: 'Coming Soon' })).toBeTruthy();
    expect(sheet()).toBeNull();
  });
});

describe('a request', () => {
  test('is sent as it was written, with the place where the person is', async () => {
    const { answers, callsTo } = server();
    answers['user'] = raised;
    await openSheet();
    await userEvent.selectOptions(field('Product Category'), 'Furniture/Home Appliances');
    await userEvent.type(field('Product URL'), 'https://shop.example/sofa');
    await userEvent.type(field('Comment'), 'In teal, please');
    await submit();
    await waitFor(() => expect(sheet()).toBeNull());
    const { id } = person('GOTBUSINESS');
    const [call] = callsTo('user');
    expect(call?.query.get('user_id')).toBe(id);
    expect(call?.body).toEqual({
      product_url: 'https://shop.example/sofa',
      comment: 'In teal, please',
      category_id: 'Furniture/Home Appliances',
      user_id: id,
      ...served,
    });
    expect(toasts('success')).toEqual(['Deal raised successfully']);
    expect(window.location.search).toBe('');
  });

  test.each([
    ['a link that is none', 400, 'Please give a link that begins with http:// or https://'],
    ['a place that is not served', 409, 'We cannot bargain at your location yet.'],
  ])('with %s is refused by the server, in its words', async (_what, status, reason) => {
    const { answers, callsTo } = server();
    answers['user'] = () => no(status, 'INVALID_INPUT', reason);
    await openSheet();
    await userEvent.type(field('Product URL'), 'not a link');
    await submit();
    await waitFor(() => expect(toasts('error')).toContain(`Something went wrong${reason}`));
    expect(callsTo('user')[0]?.body).toMatchObject({ product_url: 'not a link', category_id: '' });
    await waitFor(() => expect(sheet()).toBeNull());
  });

  test('that fails closes the sheet; what was typed is there when it opens again, until it is sent', async () => {
    const { answers } = server();
    answers['user'] = () => no(500, 'INTERNAL', 'Said by the server');
    await openSheet();
    await userEvent.selectOptions(field('Product Category'), 'Mobile stores');
    await userEvent.type(field('Product URL'), 'https://shop.example/nova');
    await submit();
    await waitFor(() => expect(toasts('error')).toContain('Something went wrong'));
    await waitFor(() => expect(sheet()).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Bargain' }));
    expect(field('Product URL').value).toBe('https://shop.example/nova');
    expect(field('Product Category').value).toBe('Mobile stores');
    answers['user'] = raised;
    await submit();
    await waitFor(() => expect(sheet()).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Bargain' }));
    expect(field('Product URL').value).toBe('');
  });

  test('that is sent twice in a hurry is one call', async () => {
    const { answers, callsTo } = server();
    const gate = Promise.withResolvers<ReturnType<typeof raised>>();
    answers['user'] = () => gate.promise;
    await openSheet();
    const { form } = field('Product URL');
    act(() => {
      form?.requestSubmit();
      form?.requestSubmit();
    });
    await submit();
    const button = screen.getByRole('button', { name: 'Submit Request' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(callsTo('user')).toHaveLength(1);
    gate.resolve(raised());
    await waitFor(() => expect(sheet()).toBeNull());
  });

  test('that is still under way when the sheet is left goes no further back', async () => {
    const { answers } = server();
    const gate = Promise.withResolvers<ReturnType<typeof raised>>();
    answers['user'] = () => gate.promise;
    await openSheet();
    await submit();
    window.history.back();
    await waitFor(() => expect(sheet()).toBeNull());
    gate.resolve(raised());
    await waitFor(() => expect(toasts('success')).toContain('Deal raised successfully'));
    expect(window.location.pathname).toBe('/baeon-home');
  });
});
