import { describe, expect, it } from 'vitest';
import {
  ageProblem,
  businessesProblem,
  firstNameProblem,
  genderProblem,
  interestsProblem,
  keptPlace,
  placeProblem,
} from './onboarding.ts';

describe('about you', () => {
  it.each([
    ['', 'Please enter your first name'],
    ['   ', 'Please enter your first name'],
    ['Jo', null],
  ])('first name %j: %s', (name, problem) => expect(firstNameProblem(name)).toBe(problem));

  it.each([
    [13, 'Please enter a valid age'],
    [14, null],
    [120, null],
    [121, 'Please enter a valid age'],
    [30.5, 'Please enter a valid age'],
    [NaN, 'Please enter a valid age'],
    [0, 'Please enter a valid age'],
  ])('age %s: %s', (age, problem) => expect(ageProblem(age)).toBe(problem));

  it.each([
    ['Male', null],
    ['Female', null],
    ['Others', null],
    ['', 'Please select your gender'],
    ['male', 'Please select your gender'],
  ])('gender %j: %s', (gender, problem) => expect(genderProblem(gender)).toBe(problem));

  it('at least one interest', () => {
    expect(interestsProblem([])).toBe('Please select at least one interest');
    expect(interestsProblem(['books'])).toBeNull();
  });
});

describe('area and city: one of them longer than 3 characters', () => {
  it.each([
    ['', '', 'Please provide city or area'],
    ['HSR', 'Goa', 'Please provide city or area'],
    ['    ', '  a ', 'Please provide city or area'],
    ['', 'Kochi', null],
    ['Ulsoor', '', null],
    ['HSR', 'Bengaluru', null],
    ['', 'Pune', null],
  ])('%j and %j: %s', (area, city, problem) => expect(placeProblem({ area, city })).toBe(problem));

  it('keeps the city when it is long enough, and the area when that is', () => {
    expect(keptPlace({ area: 'HSR', city: ' Bengaluru ' })).toEqual({ city: 'Bengaluru' });
    expect(keptPlace({ area: 'Ulsoor', city: 'Goa' })).toEqual({ area: 'Ulsoor' });
    expect(keptPlace({ area: 'Ulsoor', city: 'Bengaluru' })).toEqual({
      area: 'Ulsoor',
      city: 'Bengaluru',
    });
  });
});

it('at least one business, unless there was none to choose', () => {
  expect(businessesProblem(0, 5)).toBe('Please select at least one business');
  expect(businessesProblem(0, 0)).toBeNull();
  expect(businessesProblem(1, 5)).toBeNull();
});
