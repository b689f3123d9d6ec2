import { distanceKm } from '@baeon/contracts/places/geo';
import { weekdays, type OpeningHours } from '@baeon/contracts/stores/opening-hours';
import { openingHoursSchema } from '@baeon/contracts/stores/stores-wire';
import { describe, expect, it } from 'vitest';
import { demoStores, type DemoStore } from '@baeon/demo-city/stores';
import { readOpeningHours } from '../../src/seed/import/stores/opening-hours-text.ts';
import { cityAreas, referenceCategories } from '../../src/seed/reference/reference-tables.ts';

const CENTRE = { latitude: 12.9716, longitude: 77.5946 };
const OTHERS = ['Mysuru', 'Chennai', 'Hyderabad', 'Kochi'];

function hoursOf({ openingHours }: DemoStore): OpeningHours {
  const read = readOpeningHours(openingHours);
  if ('problem' in read) throw new Error(read.problem);
  return read.hours;
}

const stores = demoStores().map((store) => Object.assign(store, { openingHours: hoursOf(store) }));
type Store = (typeof stores)[number];
const inBengaluru = stores.filter(({ city }) => city === 'Bengaluru');
const distinct = <T>(items: Iterable<T>) => new Set(items).size;
const spans = (store: Store) => weekdays.flatMap((day) => store.openingHours[day]);

describe('the demo stores', () => {
  it('are the same on every run', () => {
    expect(demoStores()).toEqual(demoStores());
  });

  it('are 300 in Bengaluru and 12 in each other city', () => {
    expect(inBengaluru).toHaveLength(300);
    for (const city of OTHERS) {
      expect(stores.filter((store) => store.city === city)).toHaveLength(12);
    }
    expect(stores).toHaveLength(300 + OTHERS.length * 12);
  });

  it('are spread over every area of Bengaluru, none far from its centre', () => {
    const areas = cityAreas.filter(({ city }) => city === 'Bengaluru');
    const without = areas.filter(
      ({ name }) => !inBengaluru.some(({ addressLine }) => addressLine.endsWith(`, ${name}`)),
    );
    expect(without).toEqual([]);
    for (const store of inBengaluru) expect(distanceKm(store, CENTRE)).toBeLessThan(25);
  });

  it('lie outside the service area in the other cities', () => {
    const others = stores.filter(({ city }) => city !== 'Bengaluru');
    for (const store of others) expect(distanceKm(store, CENTRE)).toBeGreaterThan(20);
  });

  it('stand within 600 m of the area in their address, with its pincode and state', () => {
    for (const store of stores) {
      const area = cityAreas.find(
        ({ name, city }) => city === store.city && store.addressLine.endsWith(`, ${name}`),
      )!;
      expect(store).toMatchObject({ pincode: area.pincode, state: area.state });
      expect(store.pincode).toMatch(/^\d{6}$/);
      expect(distanceKm(store, area)).toBeLessThan(0.6);
    }
    expect(distinct(stores.map(({ latitude, longitude }) => `${latitude} ${longitude}`))).toBe(
      stores.length,
    );
  });

  it('know every category, and most of all the two for raised deals', () => {
    const count = (category: string) =>
      inBengaluru.filter((store) => store.category === category).length;
    expect(referenceCategories.filter(({ name }) => count(name) < 4)).toEqual([]);
    expect(count('Mobile stores')).toBeGreaterThanOrEqual(12);
    expect(count('Furniture/Home Appliances')).toBeGreaterThanOrEqual(12);
    const known = new Set(referenceCategories.map(({ name }) => name));
    expect(stores.filter(({ category }) => !known.has(category))).toEqual([]);
  });

  it('have names and ids of their own', () => {
    expect(distinct(stores.map(({ city, name }) => `${city}: ${name}`))).toBe(stores.length);
    expect(distinct(stores.map(({ placeId }) => placeId))).toBe(stores.length);
    for (const { placeId } of stores) expect(placeId).toMatch(/^demo-[a-z]{3}-[\w:.-]{1,190}$/);
  });

  it('are rated as shops are: mostly well, some not yet', () => {
    const rated = stores.filter(({ rating }) => rating !== null);
    for (const { rating, userRatingsTotal } of rated) {
      expect(rating).toBeGreaterThanOrEqual(3.2);
      expect(rating).toBeLessThanOrEqual(4.9);
      expect(userRatingsTotal).toBeGreaterThan(0);
    }
    const unrated = stores.filter(({ rating }) => rating === null);
    expect(unrated.length).toBeGreaterThanOrEqual(5);
    expect(unrated.length).toBeLessThan(stores.length / 8);
    expect(unrated.every(({ userRatingsTotal }) => userRatingsTotal === 0)).toBe(true);
    expect(distinct(rated.map(({ rating }) => rating))).toBeGreaterThan(10);
  });

  it('keep hours that hold to the contract, in all the shapes there are', () => {
    for (const { openingHours } of stores) openingHoursSchema.parse(openingHours);
    const some = (test: (store: Store) => boolean) => inBengaluru.filter(test).length;
    expect(some(({ openingHours }) => openingHours.tue.length === 0)).toBeGreaterThan(0);
    expect(some((store) => spans(store).some(([from, to]) => to <= from))).toBeGreaterThan(0);
    expect(some(({ openingHours }) => openingHours.mon.length === 2)).toBeGreaterThan(0);
    const roundTheClock = inBengaluru.filter((store) =>
      weekdays.every((day) => store.openingHours[day].join() === '00:00,24:00'),
    );
    expect(roundTheClock.map(({ category }) => category)).toEqual(['Health/Pharmacies']);
  });

  it('say something about themselves, in whole sentences', () => {
    for (const { about } of stores) {
      expect(about).not.toMatch(/[{}]/);
      expect(about.match(/[.?!](?= |$)/g)!.length).toBeLessThanOrEqual(3);
      expect(about).toMatch(/^[A-Z].*\.$/);
    }
    expect(distinct(stores.map(({ about }) => about))).toBeGreaterThan(stores.length * 0.8);
  });

  it('have made-up landlines', () => {
    for (const { phone } of stores)
      expect(phone).toMatch(/^\+91 (80|44|40|821|484) 400(0 )?[ ]?0\d{3}$/);
  });
});
