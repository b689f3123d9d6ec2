import { formOf } from '@baeon/contracts/counter/deal-form';
import { expect, test } from 'vitest';
import { blankForm, readForm, wholeIn } from './deal-form.ts';

const words = { notWhole: 'not whole', missing: 'missing' };
const typed = { ...blankForm('s1', '2026-11-19'), title: ' Silk ', saving: '30', total: '1,200' };

test.each([
  ['1,500', 1500],
  ['₹ 200', 200],
  ['20 %', 20],
  ['0', 0],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['ten', null],
])('%j reads %j', (text, number) => {
  expect(wholeIn(text)).toBe(number);
});

test('what was typed is read as people write it', () => {
  const { body, errors } = readForm({ ...typed, terms: ' \n ', minimum: '₹500' }, words);
  expect(errors).toEqual({});
  expect(body).toMatchObject({
    title: 'Silk',
    saving: { kind: 'percent', amount: 30 },
    total: 1200,
    starts_on: '2026-11-19',
    ends_on: '2026-12-19',
    use_hours: null,
    minimum_bill_rupees: 500,
    terms: null,
    offline_limit: 0,
    store_ids: ['s1'],
  });
});

test('days without hours are whole days', () => {
  const { body } = readForm({ ...typed, days: ['sun', 'mon'] }, words);
  expect(body.use_hours).toEqual({ days: ['mon', 'sun'], from: '00:00', to: '00:00' });
});

test('what is wrong is said of each field', () => {
  const wrong = {
    ...typed,
    title: ' ',
    saving: '101',
    total: '',
    minimum: 'much',
    ends_on: '2026-11-18',
  };
  expect(readForm(wrong, words).errors).toEqual({
    title: 'A title is missing',
    saving: 'A whole number from 1 to 100, please',
    total: 'missing',
    minimum: 'not whole',
    ends_on: 'It ends before it begins.',
  });
  expect(readForm({ ...typed, saving_kind: 'none', saving: 'x' }, words).errors).toEqual({});
});

test('a deal is typed as it is', () => {
  const { body } = readForm({ ...typed, days: ['sat'], from: '10:00', to: '12:00' }, words);
  const deal = { ...body, id: 'd1', issued: 0, state: 'live' as const };
  expect(readForm(formOf(deal), words)).toEqual({ body, errors: {} });
});
