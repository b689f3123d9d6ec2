import { describe, expect, it } from 'vitest';
import {
  cityAreas,
  referenceInterests,
  referenceCategories,
} from '../../src/seed/reference/reference-tables.ts';

const distinct = <T>(items: T[]) => new Set(items).size;

describe('store categories', () => {
  const names = referenceCategories.map(({ name }) => name);

  it('hold the two that deals can be raised in, by those very ids', () => {
    expect(names.length).toBeGreaterThanOrEqual(20);
    expect(referenceCategories).toContainEqual({ id: 'Mobile stores', name: 'Mobile stores' });
    expect(referenceCategories).toContainEqual({
      id: 'Furniture/Home Appliances',
      name: 'Furniture/Home Appliances',
    });
  });

  it('are told apart by "the name contains the id"', () => {
    const matches = referenceCategories.map(({ id }) => names.filter((name) => name.includes(id)));
    expect(matches).toEqual(referenceCategories.map(({ name }) => [name]));
  });

  it('look different on chips, which show the last segment', () => {
    expect(distinct(names.map((name) => name.split('/').at(-1)))).toBe(names.length);
  });
});

describe('interests', () => {
  it('have ids fit for an address, and names of their own', () => {
    expect(referenceInterests.length).toBeGreaterThanOrEqual(24);
    expect(distinct(referenceInterests.map(({ id }) => id))).toBe(referenceInterests.length);
    expect(distinct(referenceInterests.map(({ name }) => name))).toBe(referenceInterests.length);
    for (const { id } of referenceInterests) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});

describe('city areas', () => {
  it.each([
    ['Bengaluru', 60, /^560\d{3}$/],
    ['Mysuru', 8, /^570\d{3}$/],
    ['Chennai', 8, /^600\d{3}$/],
    ['Hyderabad', 8, /^500\d{3}$/],
    ['Kochi', 8, /^68[23]\d{3}$/],
  ])('of %s are at least %d, each once and with the city’s pincodes', (city, least, pincode) => {
    const areas = cityAreas.filter((area) => area.city === city);
    expect(areas.length).toBeGreaterThanOrEqual(least);
    expect(distinct(areas.map(({ name }) => name))).toBe(areas.length);
    expect(areas.filter((area) => !pincode.test(area.pincode))).toEqual([]);
  });
});
