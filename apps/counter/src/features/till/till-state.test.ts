import { describe, expect, test } from 'vitest';
import { chooseName, pinReducer, type PinState } from './pin-state.ts';
import { type KeptShift, type KeptTill, tillReducer, type TillState } from './till-state.ts';

const store = { id: 's', name: 'Saree House', city: 'Bengaluru', time_zone: 'Asia/Kolkata' };
const till: KeptTill = { token: 't1', till: { id: 'a', name: 'Front' }, store };
const shift: KeptShift = { token: 'w1', staff: { id: 'p', name: 'Ravi' } };
const working: TillState = { step: 'working', till, shift };
const signedOut: TillState = { step: 'signed-out', till, shiftEnded: false };

describe('a device', () => {
  test('opens as what it was', () => {
    const opening: TillState = { step: 'opening' };
    const opened = (kept: { till: KeptTill | null; shift: KeptShift | null }) =>
      tillReducer(opening, { type: 'opened', ...kept });
    expect(opened({ till: null, shift: null })).toEqual({ step: 'not-a-till', wasRemoved: false });
    expect(opened({ till, shift: null })).toEqual(signedOut);
    expect(opened({ till, shift })).toEqual(working);
  });

  test('that was removed forgets what it was, but only for the token that it has now', () => {
    expect(tillReducer(working, { type: 'removed', token: 't1' })).toEqual({
      step: 'not-a-till',
      wasRemoved: true,
    });
    expect(tillReducer(working, { type: 'removed', token: 't0' })).toBe(working);
    expect(tillReducer(signedOut, { type: 'removed', token: 't1' }).step).toBe('not-a-till');
  });

  test('whose shift ended asks for a PIN, unless somebody has signed in since', () => {
    expect(tillReducer(working, { type: 'shift-ended', token: 'w1' })).toEqual({
      ...signedOut,
      shiftEnded: true,
    });
    expect(tillReducer(working, { type: 'shift-ended', token: 'w0' })).toBe(working);
  });

  test('takes over new names, and is the same where nothing changed', () => {
    const renamed = { type: 'renamed', till: { id: 'a', name: 'Bar' }, store } as const;
    expect(tillReducer(working, renamed)).toMatchObject({ till: { till: { name: 'Bar' } } });
    expect(tillReducer(working, { type: 'renamed', till: till.till, store })).toBe(working);
  });
});

describe('a PIN', () => {
  const staff = { id: 'p', name: 'Ravi' };
  const press = (state: PinState, digits: string) =>
    [...digits].reduce((s, digit) => pinReducer(s, { type: 'pressed', digit }), state);
  const chosen = pinReducer(chooseName, { type: 'chosen', staff });

  test('is checked with its last digit, and takes no more', () => {
    const checking = press(chosen, '1234');
    expect(checking).toEqual({ step: 'checking', staff, digits: '1234' });
    expect(press(checking, '5')).toBe(checking);
    expect(pinReducer(checking, { type: 'back' })).toBe(checking);
  });

  test('that is wrong is entered anew, with the reason until then', () => {
    const refused = pinReducer(press(chosen, '1234'), { type: 'refused', message: 'Not right' });
    expect(refused).toEqual({ step: 'pin', staff, digits: '', refusal: 'Not right' });
    expect(press(refused, '9')).toEqual({ step: 'pin', staff, digits: '9', refusal: null });
  });

  test('loses its last digit', () => {
    expect(pinReducer(press(chosen, '12'), { type: 'erased' })).toMatchObject({ digits: '1' });
  });
});
