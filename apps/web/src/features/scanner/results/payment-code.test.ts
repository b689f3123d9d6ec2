import { expect, test } from 'vitest';
import { readPayment } from './payment-code.ts';
import { readScannedText } from './scanned-text.ts';

const PAY = 'upi://pay?pa=meena@okbank';

test.each([
  ['&pn=Meena%20Sweets&am=120.00&cu=INR&tn=Bill%207', 'Meena Sweets', 120, 'Bill 7'],
  ['&pn=Meena+Sweets&am=0.00&mc=5441', 'Meena Sweets', null, null],
  ['&pn=&am=', null, null, null],
  ['', null, null, null],
])('%s', (rest, payee, amount, note) => {
  const text = PAY + rest;
  const payment = { payee, address: 'meena@okbank', amount, note, url: text };
  expect(readPayment(text)).toEqual(payment);
  expect(readScannedText(`${text}\n`, 'baeon.example')).toEqual({ kind: 'payment', payment });
});

test.each([
  ['another call', 'upi://mandate?pa=meena@okbank'],
  ['nobody', 'upi://pay?pn=Meena'],
  ['no address', 'upi://pay?pa=meena'],
  ['said twice', `${PAY}&am=1&am=1000`],
  ['said twice in other letters', `${PAY}&am=1&AM=1000`],
  ['another currency', `${PAY}&am=1&cu=USD`],
  ['no number', `${PAY}&am=1e5`],
  ['less than nothing', `${PAY}&am=-5`],
  ['turned letters', `${PAY}&pn=a\u202eb`],
  ['a line end inside', `${PAY}&pn=a\nb`],
  ['a fragment', `${PAY}#am=5`],
  ['another scheme', 'https://pay?pa=meena@okbank'],
  ['words', 'Pay upi://pay?pa=meena@okbank'],
])('%s is no payment', (_why, text) => {
  expect(readPayment(text)).toBeNull();
});
