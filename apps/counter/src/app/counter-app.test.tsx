import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  button,
  called,
  enrolled,
  enterPin,
  known,
  lookAt,
  open,
  ravi,
  refused,
  seen,
  startDevice,
  taken,
  willAnswer,
  working,
} from './counter-app-test-kit.tsx';

beforeEach(startDevice);
afterEach(cleanup);

test('a phone becomes a till, of which nothing lies in local storage', async () => {
  await working();
  expect(called('/tills/enrol')[0]!.body).toEqual({ token: 'enrol.abc' });
  expect(localStorage).toHaveLength(0);
  await lookAt('ABCDE-FGHJK');
  await screen.findByRole('dialog', { name: '10% off' });
  const { headers } = called('/look')[0]!;
  expect(headers.get('authorization')).toBe('Bearer till.secret');
  expect(headers.get('x-staff-token')).toBe('staff.one');
  expect(screen.getByText('Ends today.')).toBeTruthy();

  // The next page that is opened is still that till, with whoever works there.
  await open();
  expect(await screen.findByLabelText('Scan or type the code')).toBeTruthy();
});

test('a wrong PIN says so, and a name that is locked until when', async () => {
  willAnswer(
    '/till/sign-in',
    refused(401, 'PIN_WRONG', 'That PIN is not right. 4 left.'),
    refused(429, 'PIN_LOCKED', 'Too many wrong PINs. Try again in 10 minutes.'),
  );
  await enrolled();
  await enterPin('9999');
  expect(await screen.findByText('That PIN is not right. 4 left.')).toBeTruthy();
  const locked = { ...known, staff: [{ ...ravi, locked_until: '2026-11-19T05:40:00Z' }] };
  willAnswer('/till', { result: locked });
  await userEvent.keyboard('8888');
  expect(await screen.findByText('Too many wrong PINs. Try again in 10 minutes.')).toBeTruthy();
  await userEvent.click(await button('Another name'));
  expect(await screen.findByText(/Locked until 11:10/)).toBeTruthy();
});

test('two taps take once, and green says what comes off', async () => {
  await working();
  await lookAt('ABCDE-FGHJK');
  fireEvent.change(await screen.findByLabelText('Bill amount in rupees'), {
    target: { value: '1,250' },
  });
  const take = await button('Take it');
  fireEvent.click(take);
  fireEvent.click(take);
  const green = await screen.findByRole('dialog', { name: '₹125 off' });
  expect(green.dataset['look']).toBe('yes');
  expect(called('/redeem')).toHaveLength(1);
  expect(called('/redeem')[0]!.body).toMatchObject({ code: 'ABCDE-FGHJK', bill_rupees: 1250 });

  willAnswer('/redemptions/r1/undo', {});
  await userEvent.click(await button('Undo'));
  await userEvent.click(await button('Wrong coupon'));
  const [, undo] = await screen.findAllByRole('button', { name: 'Undo' });
  await userEvent.click(undo!);
  await waitFor(() =>
    expect(called('/redemptions/r1/undo')[0]?.body).toEqual({ reason: 'Wrong coupon' }),
  );
  expect(await screen.findByLabelText('Scan or type the code')).toBeTruthy();
});

test('what got no answer is asked for again with the same id, also by a page opened later', async () => {
  willAnswer('/redeem', 'no network');
  await working();
  await lookAt('ABCDE-FGHJK');
  await userEvent.click(await button('Take it'));
  await screen.findByRole('dialog', { name: 'Not sure yet' });
  await userEvent.click(await button('Try again'));
  await waitFor(() => expect(called('/redeem')).toHaveLength(2));
  willAnswer('/redeem', { result: taken });
  await open();
  await screen.findByRole('dialog', { name: '₹125 off' });
  expect(new Set(called('/redeem').map(({ body }) => body.id)).size).toBe(1);
  const taps = called('/redeem').length;
  await open();
  await screen.findByLabelText('Scan or type the code');
  expect(called('/redeem')).toHaveLength(taps);
});

test('a bill is asked for where the campaign needs one', async () => {
  willAnswer('/look', { result: { ...seen, minimum_bill_rupees: 500 } });
  await working();
  await lookAt('ABCDE-FGHJK');
  await userEvent.click(await button('Take it'));
  expect(await screen.findByText('This coupon needs the amount of the bill.')).toBeTruthy();
  const bill = screen.getByLabelText('Bill amount in rupees');
  expect(document.activeElement).toBe(bill);
  fireEvent.change(bill, { target: { value: '499' } });
  await userEvent.click(await button('Take it'));
  expect(await screen.findByText('The bill is too small for this coupon.')).toBeTruthy();
  expect(called('/redeem')).toHaveLength(0);
});

test('red says why not, and where it was used', async () => {
  const refusal = {
    code: 'ALREADY_USED',
    msg: 'This coupon was used today at 5:12 pm at Jayanagar.',
    used_at: '2026-11-01T11:42:00Z',
    used_where: 'Jayanagar',
    starts_at: '2026-10-01T00:00:00Z',
  };
  willAnswer('/look', { result: { ...seen, refusal } });
  await working();
  await lookAt('ABCDE-FGHJK');
  const red = await screen.findByRole('dialog', { name: /used already: .*5:12.*, at Jayanagar/ });
  expect(red.dataset['look']).toBe('no');
  await userEvent.click(await button('Next'));
  expect(await screen.findByLabelText('Scan or type the code')).toBeTruthy();
});

test('without a connection the code is kept, and with it looked up', async () => {
  willAnswer('/look', 'no network', { result: seen });
  await working();
  await lookAt('ABCDE-FGHJK');
  expect(await screen.findByText(/ABCDE-FGHJK needs a connection/)).toBeTruthy();
  await userEvent.click(await button('Try again'));
  await screen.findByRole('dialog', { name: '10% off' });
});

test('a scanner that types is read whatever has the focus, and takes the place of what is shown', async () => {
  await working();
  await lookAt('ABCDE-FGHJK');
  (await button('Take it')).focus();
  for (const key of 'MNPQR-STVWX') fireEvent.keyDown(document.activeElement!, { key });
  fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
  await waitFor(() => expect(called('/look')).toHaveLength(2));
  expect(called('/look')[1]!.body).toEqual({ code: 'MNPQR-STVWX' });
  expect(called('/redeem')).toHaveLength(0);
});

test('a shift that ended asks for the PIN, and goes on with what was scanned', async () => {
  willAnswer('/look', refused(401, 'STAFF_NEEDED', 'Choose your name and enter your PIN.'), {
    result: seen,
  });
  await working();
  await lookAt('ABCDE-FGHJK');
  expect(await screen.findByText(/Nobody was here for 30 minutes/)).toBeTruthy();
  await enterPin();
  await screen.findByRole('dialog', { name: '10% off' });
});

test('a till that was removed says so and forgets its token', async () => {
  willAnswer('/look', refused(401, 'UNAUTHENTICATED', 'This till is not known here any more.'));
  await working();
  await lookAt('ABCDE-FGHJK');
  expect(await screen.findByText(/not a till any more/)).toBeTruthy();
  await open();
  expect(await screen.findByLabelText('Link or code from the owner')).toBeTruthy();
  expect(screen.queryByText(/not a till any more/)).toBeNull();
});
