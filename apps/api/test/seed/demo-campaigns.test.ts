import { describe, expect, it } from 'vitest';
import { windowOn } from '@baeon/demo-city/days';
import { demoCampaigns, campaignSize } from '@baeon/demo-city/campaigns';
import { demoStores } from '@baeon/demo-city/stores';

const campaigns = demoCampaigns();
const stores = demoStores();
const deals = campaigns.filter(({ kind }) => kind === 'deal');
const greetings = campaigns.filter(({ kind }) => kind === 'greeting');
const distinct = <T>(items: Iterable<T>) => new Set(items).size;

/** All deals as they stand on a day. */
const onDay = (day: number) =>
  deals.map(({ key, rhythm }) => {
    const { from, until, round } = windowOn(day, rhythm!);
    return { from, until, size: campaignSize(key, round), upcoming: from > day };
  });

describe('the demo’s deals', () => {
  it('are the same on every run', () => {
    expect(demoCampaigns()).toEqual(campaigns);
  });

  it('have keys of their own that say that they are made up', () => {
    expect(distinct(campaigns.map(({ key }) => key))).toBe(campaigns.length);
    for (const { key } of campaigns) expect(key).toMatch(/^demo:[a-z0-9:-]+$/);
  });

  it('are there for nearly every store, and at most six for one', () => {
    const perStore = new Map(stores.map(({ placeId }) => [placeId, 0]));
    for (const id of deals.flatMap(({ placeIds }) => placeIds)) {
      perStore.set(id, perStore.get(id)! + 1);
    }
    expect(perStore.size).toBe(stores.length);
    const counts = [...perStore.values()];
    expect(Math.max(...counts)).toBeLessThanOrEqual(6);
    expect(counts.filter((count) => count === 0).length).toBeLessThan(stores.length * 0.04);
    expect(distinct(counts)).toBeGreaterThanOrEqual(5);
  });

  it('differ at one store, and seldom repeat elsewhere', () => {
    const atStores = deals.flatMap(({ title, placeIds }) => placeIds.map((id) => `${id} ${title}`));
    expect(distinct(atStores)).toBe(atStores.length);
    expect(distinct(deals.map(({ title }) => title))).toBeGreaterThan(deals.length * 0.97);
  });

  it('are about two dozen times of several stores together', () => {
    const together = deals.filter(({ placeIds }) => placeIds.length > 1);
    expect(together.length).toBeGreaterThanOrEqual(20);
    expect(together.length).toBeLessThanOrEqual(30);
    for (const { title, placeIds } of together) {
      expect(placeIds.length).toBeGreaterThanOrEqual(3);
      expect(placeIds.length).toBeLessThanOrEqual(6);
      expect(distinct(placeIds)).toBe(placeIds.length);
      expect(title).not.toMatch(/\b(none|one|two) (places|shops)/);
    }
    expect(together.map(({ title }) => title)).toContain(
      'Indiranagar Food Walk: 15% off at five places',
    );
  });

  it('thank followers of some sixty stores, always', () => {
    expect(greetings.length).toBeGreaterThanOrEqual(50);
    expect(greetings.length).toBeLessThanOrEqual(70);
    for (const { rhythm, placeIds } of greetings) {
      expect(rhythm).toBeNull();
      expect(placeIds).toHaveLength(1);
    }
  });
});

describe('the words of the demo’s deals', () => {
  it('are short titles without anything left to fill in', () => {
    for (const { title } of campaigns) {
      expect(title.length).toBeLessThanOrEqual(80);
      expect(title).toMatch(/^[A-Z0-9₹].*[^ .,]$/);
      expect(title).not.toMatch(/[{}|<>]|undefined|NaN| {2}/);
    }
  });

  it('are one to three sentences about them', () => {
    for (const { description } of campaigns) {
      expect(description).toMatch(/^[A-Z0-9].*\.$/);
      expect(description).not.toMatch(/[{}|<>]|undefined|NaN| {2}/);
      expect(description.match(/[.?!](?= |$)/g)!.length).toBeLessThanOrEqual(3);
    }
  });

  it('are terms in whole sentences, a line each, that never name a day twice', () => {
    for (const { terms } of campaigns) {
      const lines = terms.split('\n');
      expect(lines.length).toBeGreaterThanOrEqual(1);
      for (const line of lines) expect(line).toMatch(/^[A-Z].*\.$/);
      expect(distinct(lines)).toBe(lines.length);
      expect(terms).toContain('One per person.');
    }
    const onWeekdays = campaigns.filter(({ terms }) => terms.includes('Monday to Friday'));
    expect(onWeekdays.length).toBeGreaterThan(50);
    for (const { title, description } of onWeekdays) {
      expect(`${title} ${description}`).not.toMatch(
        /(mon|tues|wednes|thurs|fri|satur|sun)day|weekend/i,
      );
    }
  });

  it('group rupees as people here do', () => {
    const said = campaigns.map(({ title, description, terms }) => [title, description, terms]);
    const amounts = [
      ...said
        .flat()
        .join(' ')
        .matchAll(/₹([\d,]+)/g),
    ];
    expect(amounts.length).toBeGreaterThan(deals.length / 2);
    for (const [, digits] of amounts) {
      const plain = Number(digits!.replace(/,$/, '').replaceAll(',', ''));
      expect(digits!.replace(/,$/, '')).toBe(plain.toLocaleString('en-IN'));
    }
  });

  it('take less off a bill than the bill is', () => {
    const bills = deals.flatMap(({ title }) => [
      ...title.matchAll(/₹([\d,]+) (?:off )?(?:on|when) [a-z ]+₹([\d,]+)/g),
    ]);
    expect(bills.length).toBeGreaterThan(50);
    const number = (text: string) => Number(text.replaceAll(',', ''));
    for (const [, off, above] of bills) {
      expect(number(off!)).toBeLessThan(number(above!) / 4);
    }
  });
});

describe.each([20_000, 20_001, 20_407, 20_772, 21_999])('on day %d the deals', (day) => {
  const standing = onDay(day);
  const current = standing.filter(({ upcoming }) => !upcoming);
  const share = (test: (deal: (typeof standing)[number]) => boolean) =>
    current.filter(test).length / current.length;

  it('are about nine hundred, with a few to come', () => {
    const live = current.filter(({ size }) => size > 0);
    expect(live.length).toBeGreaterThan(860);
    expect(live.length).toBeLessThan(960);
    const upcoming = standing.filter(({ upcoming }) => upcoming);
    expect(upcoming.length).toBeGreaterThanOrEqual(5);
    expect(upcoming.length).toBeLessThanOrEqual(20);
    for (const { from } of upcoming) expect(from - day).toBeLessThanOrEqual(5);
  });

  it('end today now and then, and all within eight weeks', () => {
    expect(share(({ until }) => until === day)).toBeGreaterThan(0.04);
    expect(share(({ until }) => until === day)).toBeLessThan(0.08);
    expect(share(({ until }) => until > day + 28)).toBeGreaterThan(0.1);
    for (const { from, until } of standing) {
      expect(until).toBeGreaterThanOrEqual(day);
      expect(until).toBeLessThan(day + 56);
      expect(from).toBeLessThanOrEqual(until);
    }
  });

  it('are of all sizes', () => {
    expect(share(({ size }) => size === 0)).toBeGreaterThan(0.015);
    expect(share(({ size }) => size === 0)).toBeLessThan(0.05);
    expect(share(({ size }) => size >= 1 && size <= 3)).toBeGreaterThan(0.06);
    expect(share(({ size }) => size >= 20 && size <= 200)).toBeGreaterThan(0.5);
    expect(share(({ size }) => size === 500)).toBeGreaterThan(0.005);
    expect(Math.max(...standing.map(({ size }) => size))).toBe(500);
  });
});

describe('a deal’s days', () => {
  it('stay as they are until they are over, and then follow on', () => {
    for (const { rhythm } of deals.slice(0, 200)) {
      const first = windowOn(20_500, rhythm!);
      for (let day = first.from; day <= first.until; day++) {
        expect(windowOn(day, rhythm!)).toEqual(first);
      }
      const next = windowOn(first.until + 1, rhythm!);
      expect(next.round).toBe(first.round + 1);
      expect(next.from).toBeGreaterThan(first.until);
      expect(next.until - next.from).toBe(first.until - first.from);
    }
  });
});
