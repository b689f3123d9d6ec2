import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dateText } from './deal-dates.ts';
import { addressText, DealFactTiles, DealsLeft } from './deal-facts.tsx';
import { distanceLabel } from './deal-texts.ts';
import { CampaignBadge, CouponBadge } from './state-badge.tsx';
import { EndingNote, TextAround, ValidTill } from './valid-till.tsx';

const november = { expiry: '2026-11-30T18:29:59.999Z', timeZone: 'Asia/Kolkata' };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T06:30Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [1.234, '1.2 KM'],
  [0, '0.0 KM'],
  [12.96, '13.0 KM'],
  [null, null],
])('%s km reads %j', (km, text) => {
  expect(distanceLabel(km)).toBe(text);
});

test.each([
  [0, 'Sold out', true],
  [1, '1 deal left', true],
  [3, '3 deals left', true],
  [4, '4 deals left', false],
])('%i left reads %j, and stands out: %s', (count, text, standsOut) => {
  render(<DealsLeft count={count} />);
  expect(screen.getByText(text).className.includes('text-danger')).toBe(standsOut);
});

test('a date is there for people and for machines', () => {
  const { container } = render(<ValidTill {...november} />);
  expect(container.textContent).toBe(`Valid till ${dateText(november)}`);
  expect(container.querySelector('time')?.getAttribute('datetime')).toBe(november.expiry);
});

test.each([
  ['2026-11-15T06:30Z', '15 days left', false],
  ['2026-11-29T06:30Z', 'Ends tomorrow', true],
  ['2026-11-30T06:30Z', 'Ends today', true],
])('at %s it reads %j, and stands out: %s', (now, text, standsOut) => {
  vi.setSystemTime(new Date(now));
  render(<EndingNote {...november} />);
  expect(screen.getByText(text).className.includes('text-danger')).toBe(standsOut);
});

test('the facts of a deal are named', () => {
  render(<DealFactTiles {...november} dealsLeft={12} />);
  const facts = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.firstChild?.textContent]);
  expect(facts).toEqual([
    ['Valid Till', dateText(november)],
    ['Deals Left', '12'],
  ]);
});

test('an address leaves out what is not known', () => {
  const address = { city: 'Bengaluru', state: 'Karnataka', pincode: '560038' };
  expect(addressText(address)).toBe('Bengaluru, Karnataka, 560038');
  expect(addressText({ ...address, state: '' })).toBe('Bengaluru, 560038');
});

test('states are told in words', () => {
  render(
    <>
      <CampaignBadge state="sold_out" />
      <CouponBadge state="ready" />
    </>,
  );
  expect(screen.getByText('Sold out')).toBeTruthy();
  expect(screen.getByText('Ready to use')).toBeTruthy();
});

test.each([
  [(day: string) => `until ${day}`, 'until <b>Sunday</b>'],
  [(day: string) => `${day} तक`, '<b>Sunday</b> तक'],
  [(day: string) => `on ${day}, or never`, 'on <b>Sunday</b>, or never'],
])('%s leaves room where its language has it', (say, html) => {
  const { container } = render(
    <TextAround say={say}>
      <b>Sunday</b>
    </TextAround>,
  );
  expect(container.innerHTML).toBe(html);
});
