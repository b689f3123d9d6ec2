import { describe, expect, test } from 'vitest';
import {
  freshFix,
  isSavingLocation,
  isWorkingOn,
  type LocationSave,
  type LocationSaveEvent,
  locationSaveReducer,
  readyToSave,
} from './location-save-state.ts';

const fix = { latitude: 12.9, longitude: 77.6, at: 1000 };

const after = (...events: LocationSaveEvent[]): LocationSave =>
  events.reduce(locationSaveReducer, readyToSave);

const locate: LocationSaveEvent = { type: 'locating-began' };
const located: LocationSaveEvent = { type: 'located', fix };
const denied: LocationSaveEvent = { type: 'not-located', message: 'Denied' };
const saveForm: LocationSaveEvent = { type: 'save-began', source: 'form' };
const refused: LocationSaveEvent = { type: 'save-refused', message: 'Not now' };
const saved: LocationSaveEvent = { type: 'saved', stays: false };

test('starts ready, with nothing to say', () => {
  expect(readyToSave).toEqual({ step: 'ready', fix: null, problem: null, refusal: null });
  expect(isSavingLocation(readyToSave)).toBe(false);
});

test('a position that was found is saved at once', () => {
  const state = after(locate, located);
  expect(state).toEqual({ step: 'saving', source: 'device', fix, problem: null });
  expect(isWorkingOn('device', state)).toBe(true);
  expect(isWorkingOn('form', state)).toBe(false);
});

test('without a position the reason is kept through the save that follows', () => {
  expect(after(locate, denied)).toEqual({ ...readyToSave, problem: 'Denied' });
  const state = after(locate, denied, saveForm);
  expect(state).toEqual({ step: 'saving', source: 'form', fix: null, problem: 'Denied' });
  expect(isWorkingOn('form', state)).toBe(true);
});

test('asking again forgets the last reason', () => {
  expect(after(locate, denied, locate)).toEqual({ step: 'locating' });
});

test('a refused save keeps the position for the next try', () => {
  const state = after(locate, located, refused);
  expect(state).toEqual({ step: 'ready', fix, problem: null, refusal: 'Not now' });
  expect(after(locate, located, refused, saveForm)).toMatchObject({ step: 'saving', fix });
});

describe('a kept position', () => {
  const kept = after(locate, located, refused);
  test('is good for a minute', () => {
    expect(freshFix(kept, 61_000)).toEqual(fix);
    expect(freshFix(kept, 61_001)).toBeNull();
  });
  test('is only there when one was found', () => {
    expect(freshFix(readyToSave, 1000)).toBeNull();
    expect(freshFix(after(locate), 1000)).toBeNull();
  });
});

test('saved is the end, unless the form stays on the screen', () => {
  expect(after(saveForm, saved)).toMatchObject({ step: 'saved', source: 'form' });
  expect(isSavingLocation(after(saveForm, saved))).toBe(true);
  expect(after(saveForm, { type: 'saved', stays: true })).toEqual(readyToSave);
});

test.each([
  ['an answer of the device', [located]],
  ['a failure of the device', [denied]],
  ['an answer of the server', [saved]],
  ['a refusal of the server', [refused]],
])('%s that nobody waits for changes nothing', (_what, events) => {
  expect(after(...events)).toBe(readyToSave);
});

test('nothing begins while something is under way', () => {
  const locating = after(locate);
  expect(locationSaveReducer(locating, locate)).toBe(locating);
  expect(locationSaveReducer(locating, saveForm)).toBe(locating);
  const saving = after(saveForm);
  expect(locationSaveReducer(saving, locate)).toBe(saving);
});
