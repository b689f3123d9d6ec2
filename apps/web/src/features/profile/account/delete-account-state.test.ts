import { describe, expect, test } from 'vitest';
import {
  deletionCodeError,
  codeOf,
  deletionReducer,
  initialDeletion,
  isDeletionBusy,
  type DeletionEvent,
  type DeletionState,
} from './delete-account-state.ts';

function after(events: DeletionEvent[], start: DeletionState = initialDeletion): DeletionState {
  return events.reduce(deletionReducer, start);
}

const sendBegan: DeletionEvent = { type: 'send-began' };
const sent: DeletionEvent = { type: 'sent', resendAt: 5000 };
const deleteBegan: DeletionEvent = { type: 'delete-began' };
const typed = (code: string): DeletionEvent => ({ type: 'code-edited', code });
const sendRefused: DeletionEvent = { type: 'send-refused', message: 'Too soon', retryAt: 9000 };
const wrong: DeletionEvent = {
  type: 'delete-refused',
  message: 'Wrong',
  resendAt: 0,
  codeIsSpent: false,
};

describe('the first code', () => {
  test('is asked for once', () => {
    const state = after([sendBegan, sendBegan]);
    expect(state).toEqual({ step: 'sending' });
    expect(isDeletionBusy(state)).toBe(true);
    expect(codeOf(state)).toBeNull();
  });

  test('opens an empty field', () => {
    const state = after([sendBegan, sent]);
    expect(codeOf(state)).toEqual({ code: '', resendAt: 5000 });
    expect(isDeletionBusy(state)).toBe(false);
    expect(deletionCodeError(state)).toBeNull();
  });

  test('refused, it says why and when to ask again', () => {
    const state = after([sendBegan, sendRefused]);
    expect(state).toEqual({ step: 'explained', refusal: 'Too soon', sendAt: 9000 });
  });
});

describe('a code that was sent before', () => {
  const atHand: DeletionEvent = { type: 'code-at-hand' };

  test('can be entered without another one', () => {
    const state = after([atHand]);
    expect(codeOf(state)).toEqual({ code: '', resendAt: 0 });
    expect(isDeletionBusy(state)).toBe(false);
  });

  test('does not shorten the wait for the next one', () => {
    expect(codeOf(after([sendBegan, sendRefused, atHand]))).toEqual({ code: '', resendAt: 9000 });
  });

  test('is no way around a request under way', () => {
    expect(after([sendBegan, atHand])).toEqual({ step: 'sending' });
  });
});

describe('the field', () => {
  test('says nothing while it is being filled', () => {
    expect(deletionCodeError(after([sendBegan, sent, typed('12')]))).toBeNull();
  });

  test.each([
    ['', 'OTP is required'],
    ['12', 'OTP must be 4 digits'],
  ])('with %j says %j once the button was pressed', (code, message) => {
    const state = after([sendBegan, sent, typed(code), { type: 'code-missed' }]);
    expect(deletionCodeError(state)).toBe(message);
    expect(deletionCodeError(deletionReducer(state, typed('1')))).toBeNull();
  });

  test('a fourth digit does nothing by itself', () => {
    expect(after([sendBegan, sent, typed('1234')]).step).toBe('code');
  });
});

describe('another code', () => {
  test('empties the field and counts anew', () => {
    const again: DeletionEvent = { type: 'sent', resendAt: 8000 };
    const state = after([sendBegan, sent, typed('12'), sendBegan, again]);
    expect(codeOf(state)).toEqual({ code: '', resendAt: 8000 });
  });

  test('refused, it keeps what was typed', () => {
    const asking = after([sendBegan, sent, typed('12'), sendBegan]);
    expect(asking.step).toBe('resending');
    const state = deletionReducer(asking, sendRefused);
    expect(codeOf(state)).toEqual({ code: '12', resendAt: 9000 });
    expect(deletionCodeError(state)).toBe('Too soon');
  });
});

describe('deleting', () => {
  const deleting = after([sendBegan, sent, typed('1234'), deleteBegan]);

  test('holds everything still', () => {
    expect(deleting).toEqual({ step: 'deleting', code: '1234', resendAt: 5000 });
    expect(after([typed('9'), sendBegan, deleteBegan, sent, sendRefused], deleting)).toBe(deleting);
  });

  test('a wrong code stays, to be corrected', () => {
    const state = deletionReducer(deleting, wrong);
    expect(codeOf(state)).toEqual({ code: '1234', resendAt: 5000 });
    expect(deletionCodeError(state)).toBe('Wrong');
  });

  test('a spent code goes, and a lock holds the next one back', () => {
    const locked: DeletionEvent = { ...wrong, codeIsSpent: true, resendAt: 99_000 };
    expect(codeOf(deletionReducer(deleting, locked))).toEqual({ code: '', resendAt: 99_000 });
  });

  test('done is done', () => {
    const done = deletionReducer(deleting, { type: 'deleted' });
    expect(done.step).toBe('deleted');
    expect(after([sendBegan, typed('1'), wrong, deleteBegan], done)).toBe(done);
  });
});

test('answers that come too late change nothing', () => {
  expect(after([sent, sendRefused, wrong, { type: 'deleted' }, deleteBegan, typed('1')])).toBe(
    initialDeletion,
  );
});
