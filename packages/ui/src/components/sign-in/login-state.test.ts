import { describe, expect, test } from 'vitest';
import {
  initialLogin,
  isLoginBusy,
  loginCodeError,
  type LoginEvent,
  loginReducer,
  type LoginState,
  loginDraft,
  numberError,
  restoredLogin,
  sentCodeOf,
  verifiesItself,
} from './login-state.ts';

const NUMBER = '9845012345';

function after(events: LoginEvent[], start: LoginState = initialLogin(NUMBER)): LoginState {
  return events.reduce(loginReducer, start);
}

const send: LoginEvent[] = [{ type: 'send-began' }, { type: 'sent', resendAt: 5000 }];
const tryCode = (code: string): LoginEvent[] => [
  { type: 'code-edited', code },
  { type: 'verify-began', code, byItself: true },
];
const wrong: LoginEvent = {
  type: 'verify-refused',
  message: 'Wrong',
  resendAt: 0,
  codeIsSpent: false,
};

describe('number', () => {
  test('says nothing before it was touched', () => {
    expect(numberError(initialLogin())).toBeNull();
  });
  test('is asked for once it was left empty', () => {
    expect(numberError(after([{ type: 'number-left' }], initialLogin()))).toBe(
      'Number is required',
    );
  });
  test('is told to be invalid', () => {
    expect(numberError(after([{ type: 'number-left' }], initialLogin('98')))).toBe(
      'Invalid number',
    );
  });
  test('is fixed while the code is being sent', () => {
    const state = after([{ type: 'send-began' }, { type: 'number-edited', number: '1' }]);
    expect(state).toEqual({ step: 'sending', number: NUMBER });
    expect(isLoginBusy(state)).toBe(true);
  });
});

describe('sending', () => {
  test('opens an empty code field', () => {
    expect(after(send)).toMatchObject({ step: 'code', number: NUMBER, code: '', resendAt: 5000 });
  });
  test('a refusal stays at the number and holds the next try back', () => {
    const refused: LoginEvent = {
      type: 'send-refused',
      message: 'Too many',
      retryAt: 9000,
      codeOnItsWay: false,
    };
    const state = after([{ type: 'send-began' }, refused]);
    expect(state).toMatchObject({ step: 'number', sendAt: 9000 });
    expect(numberError(state)).toBe('Too many');
    expect(after([{ type: 'number-edited', number: '98' }], state)).toMatchObject({
      sendAt: 0,
      refusal: null,
    });
  });
  test('asking too soon means that a code is there to be entered', () => {
    const tooSoon: LoginEvent = {
      type: 'send-refused',
      message: 'Wait',
      retryAt: 9000,
      codeOnItsWay: true,
    };
    const state = after([{ type: 'send-began' }, tooSoon]);
    expect(state).toMatchObject({ step: 'code', resendAt: 9000 });
    expect(loginCodeError(state)).toBe('Wait');
  });
  test('a refused resend keeps what was typed and the later deadline', () => {
    const refused: LoginEvent = {
      type: 'send-refused',
      message: 'Wait',
      retryAt: 1,
      codeOnItsWay: true,
    };
    const state = after([
      ...send,
      { type: 'code-edited', code: '12' },
      { type: 'send-began' },
      refused,
    ]);
    expect(state).toMatchObject({ step: 'code', code: '12', resendAt: 5000, refusal: 'Wait' });
  });
});

describe('code', () => {
  test('is required, and has four digits', () => {
    const missed: LoginEvent = { type: 'code-missed' };
    expect(loginCodeError(after(send))).toBeNull();
    expect(loginCodeError(after([...send, missed]))).toBe('OTP is required');
    expect(loginCodeError(after([...send, { type: 'code-edited', code: '12' }, missed]))).toBe(
      'OTP must be 4 digits',
    );
  });
  test('verifies itself once for each value', () => {
    expect(verifiesItself(after(send), '123')).toBe(false);
    expect(verifiesItself(after(send), '1234')).toBe(true);
    const refused = after([...send, ...tryCode('1234'), wrong]);
    expect(verifiesItself(refused, '1234')).toBe(false);
    expect(verifiesItself(refused, '1235')).toBe(true);
    expect(
      verifiesItself(
        after([{ type: 'send-began' }, { type: 'sent', resendAt: 1 }], refused),
        '1234',
      ),
    ).toBe(true);
  });
  test('a wrong one stays to be corrected', () => {
    const state = after([...send, ...tryCode('1234'), wrong]);
    expect(state).toMatchObject({ step: 'code', code: '1234' });
    expect(loginCodeError(state)).toBe('Wrong');
    expect(loginCodeError(after([{ type: 'code-edited', code: '123' }], state))).toBeNull();
  });
  test('a spent one is taken away', () => {
    const spent: LoginEvent = { ...wrong, codeIsSpent: true, resendAt: 8000 };
    expect(after([...send, ...tryCode('1234'), spent])).toMatchObject({ code: '', resendAt: 8000 });
  });
});

test('changing the number hides the code field and keeps the number', () => {
  const state = after([...send, { type: 'number-reopened' }]);
  expect(state).toEqual(initialLogin(NUMBER));
  expect(sentCodeOf(state)).toBeNull();
});

test('late answers change nothing', () => {
  const state = initialLogin(NUMBER);
  const late: LoginEvent[] = [{ type: 'sent', resendAt: 1 }, wrong, { type: 'code-missed' }];
  for (const event of late) expect(loginReducer(state, event)).toBe(state);
});

test('once signed in, the screen keeps its look until it is left', () => {
  const state = after([...send, ...tryCode('1234'), { type: 'signed-in' }]);
  expect(isLoginBusy(state)).toBe(true);
  expect(sentCodeOf(state)?.code).toBe('1234');
  expect(after([{ type: 'number-reopened' }], state)).toBe(state);
});

describe('after a reload', () => {
  const kept = { ...loginDraft(after(send)) };
  test.each([
    ['at the code while that lives', kept, 5000, 'code', NUMBER],
    ['at the number when the code is dead', kept, 5000 + 270_000, 'number', NUMBER],
    ['at the number before a code was sent', loginDraft(initialLogin('98')), 0, 'number', '98'],
    ['at the start with nothing kept', {}, 0, 'number', ''],
    ['at the start with something else kept', { number: 7, resendAt: 'x' }, 0, 'number', ''],
  ])('it goes on %s', (_where, draft, now, step, number) => {
    expect(restoredLogin({ ...draft }, now)).toMatchObject({ step, number });
  });
});
