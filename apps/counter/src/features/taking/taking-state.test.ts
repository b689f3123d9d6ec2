import type { LookResult } from '@baeon/contracts/counter/redemptions-wire';
import type { TakeResult } from '@baeon/contracts/counter/redemptions-wire';
import { describe, expect, test } from 'vitest';
import {
  mayRead,
  readBill,
  readyToTake,
  type Take,
  type TakingEvent,
  takingReducer,
  type TakingState,
} from './taking-state.ts';

const seen = { title: '10% off', doubts: [], refusal: null } as unknown as LookResult;
const times = { scannedAt: 1, tappedAt: 2 };
const take: Take = {
  id: 'i',
  code: 'A',
  bill_rupees: null,
  title: '10% off',
  ...times,
  wasSent: true,
};
const taken = { redemption_id: 'r', title: '10% off' } as TakeResult;

const states = {
  ready: readyToTake,
  looking: { step: 'looking', code: 'A', scannedAt: 1 },
  'not looked': { step: 'not-looked', code: 'A', message: 'No connection' },
  seen: { step: 'seen', code: 'A', scannedAt: 1, seen, bill: '', problem: null },
  taking: { step: 'taking', take },
  unsure: { step: 'unsure', take, message: 'No connection' },
  taken: { step: 'taken', taken },
  refused: { step: 'refused', message: 'Used', title: null },
} satisfies Record<string, TakingState>;
type Name = keyof typeof states;

const after = (state: TakingState, ...events: TakingEvent[]) => events.reduce(takingReducer, state);

/** Which states an event changes, and into which step. */
function changed(event: TakingEvent): Record<string, string> {
  const moved = Object.entries(states).flatMap(([name, state]) => {
    const next = takingReducer(state, event);
    return next === state ? [] : [[name, next.step]];
  });
  return Object.fromEntries(moved);
}

describe('what may be taken already stays until it is known', () => {
  test('no other code and no “Next” takes its place', () => {
    for (const name of ['taking', 'unsure'] satisfies Name[]) {
      expect(mayRead(states[name])).toBe(false);
      expect(after(states[name], { type: 'read', code: 'B', scannedAt: 1 }, { type: 'next' })).toBe(
        states[name],
      );
    }
  });

  test('a second try is the first one again', () => {
    const again = after(states.unsure, { type: 'take-began', take: states.unsure.take });
    expect(again).toEqual({ step: 'taking', take });
    expect(after(again, { type: 'take-unsure', message: null })).toEqual({
      step: 'unsure',
      take,
      message: null,
    });
  });

  test('a second tap changes nothing', () => {
    const other = { ...take, id: 'other' };
    expect(after(states.taking, { type: 'take-began', take: other })).toBe(states.taking);
  });
});

test.each<[TakingEvent, Record<string, string>]>([
  [
    { type: 'read', code: 'B', scannedAt: 1 },
    {
      ready: 'looking',
      looking: 'looking',
      'not looked': 'looking',
      seen: 'looking',
      taken: 'looking',
      refused: 'looking',
    },
  ],
  [{ type: 'look-failed', message: 'No' }, { looking: 'not-looked' }],
  [{ type: 'seen', seen, refusal: null }, { looking: 'seen' }],
  [{ type: 'seen', seen, refusal: 'Used' }, { looking: 'refused' }],
  [{ type: 'bill-edited', bill: '9' }, { seen: 'seen' }],
  [{ type: 'bill-refused', problem: 'missing' }, { seen: 'seen' }],
  [{ type: 'take-unsure', message: null }, { taking: 'unsure' }],
  [{ type: 'taken', taken }, { taking: 'taken' }],
  [
    { type: 'refused', message: 'No' },
    { looking: 'refused', taking: 'refused' },
  ],
])('$type belongs to some steps only', (event, expected) => {
  expect(changed(event)).toEqual(expected);
});

test('when a code was scanned is known until it is taken', () => {
  const read = after(readyToTake, { type: 'read', code: 'B', scannedAt: 7 });
  expect(after(read, { type: 'seen', seen, refusal: null })).toMatchObject({ scannedAt: 7 });
});

test('without a connection the code that was typed is kept', () => {
  const lost = after(
    readyToTake,
    { type: 'read', code: 'AB', scannedAt: 1 },
    { type: 'look-failed', message: '' },
  );
  expect(lost).toMatchObject({ step: 'not-looked', code: 'AB' });
});

test.each([
  ['', null, { rupees: null }],
  ['', 500, { problem: 'missing' }],
  ['1,250', null, { rupees: 1250 }],
  ['₹ 1 250.50', 500, { rupees: 1250 }],
  ['499', 500, { problem: 'too-small' }],
  ['500', 500, { rupees: 500 }],
  ['12a', null, { problem: 'unreadable' }],
  ['-5', null, { problem: 'unreadable' }],
  ['9999999', null, { problem: 'unreadable' }],
] as const)('a bill of %j where %s is needed', (typed, minimum, bill) => {
  expect(readBill(typed, minimum)).toEqual(bill);
});
