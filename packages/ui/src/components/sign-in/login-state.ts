import { mobileNumberProblem } from '@baeon/contracts/auth/mobile-number';
import { OTP_LIFETIME_SECONDS, OTP_RESEND_SECONDS, otpProblem } from '@baeon/contracts/auth/otp';

/** Moments are epoch milliseconds, so a tab that slept still counts right. */
export type SentCode = { number: string; code: string; resendAt: number; autoTried: string | null };

export type LoginState =
  | { step: 'number'; number: string; touched: boolean; refusal: string | null; sendAt: number }
  | { step: 'sending'; number: string }
  | (SentCode & { step: 'code'; touched: boolean; refusal: string | null })
  | (SentCode & { step: 'resending' })
  | (SentCode & { step: 'verifying' })
  | { step: 'signed-in'; number: string; asked: SentCode | null };

export type LoginEvent =
  | { type: 'number-edited'; number: string }
  | { type: 'number-left' }
  | { type: 'send-began' }
  | { type: 'sent'; resendAt: number }
  /** `codeOnItsWay`: refused because a code went to this number a moment ago. */
  | { type: 'send-refused'; message: string; retryAt: number; codeOnItsWay: boolean }
  | { type: 'code-edited'; code: string }
  | { type: 'code-missed' }
  | { type: 'verify-began'; code: string; byItself: boolean }
  /** `codeIsSpent`: no second try with this code can succeed. */
  | { type: 'verify-refused'; message: string; resendAt: number; codeIsSpent: boolean }
  | { type: 'signed-in' }
  | { type: 'number-reopened' };

export function initialLogin(number = ''): Extract<LoginState, { step: 'number' }> {
  return { step: 'number', number, touched: false, refusal: null, sendAt: 0 };
}

const CODE_LIVES_MS = (OTP_LIFETIME_SECONDS - OTP_RESEND_SECONDS) * 1000;

/** Where a reload interrupted it: at the code, for as long as that one can be used, else at the number. */
export function restoredLogin(draft: Record<string, unknown>, now: number): LoginState {
  const number = typeof draft['number'] === 'string' ? draft['number'] : '';
  const resendAt = typeof draft['resendAt'] === 'number' ? draft['resendAt'] : 0;
  const codeLives = resendAt > 0 && now < resendAt + CODE_LIVES_MS;
  return codeLives ? codeStep(number, resendAt) : initialLogin(number);
}

/** What a reload needs; never the code. */
export const loginDraft = (state: LoginState): object => ({
  number: state.number,
  resendAt: sentCodeOf(state)?.resendAt ?? 0,
});

export function isLoginBusy(state: LoginState): boolean {
  return state.step !== 'number' && state.step !== 'code';
}

/** What belongs to the code field, or null while that field is hidden. */
export function sentCodeOf(state: LoginState): SentCode | null {
  if (state.step === 'number' || state.step === 'sending') return null;
  return state.step === 'signed-in' ? state.asked : asked(state);
}

export function numberError(state: LoginState): string | null {
  if (state.step !== 'number') return null;
  return state.refusal ?? (state.touched ? mobileNumberProblem(state.number) : null);
}

export function loginCodeError(state: LoginState): string | null {
  if (state.step !== 'code') return null;
  return state.refusal ?? (state.touched ? otpProblem(state.code) : null);
}

/** A full code is sent by itself, but each value only once: a wrong one must not loop. */
export function verifiesItself(state: LoginState, code: string): boolean {
  return state.step === 'code' && otpProblem(code) === null && code !== state.autoTried;
}

function codeStep(number: string, resendAt: number, refusal: string | null = null): LoginState {
  return { step: 'code', number, code: '', resendAt, autoTried: null, touched: false, refusal };
}

function afterSendRefusal(
  state: LoginState,
  event: Extract<LoginEvent, { type: 'send-refused' }>,
): LoginState {
  const { message, retryAt, codeOnItsWay } = event;
  if (state.step === 'resending') {
    const resendAt = Math.max(state.resendAt, retryAt);
    return { ...state, step: 'code', touched: false, refusal: message, resendAt };
  }
  if (state.step !== 'sending') return state;
  if (codeOnItsWay) return codeStep(state.number, retryAt, message);
  return { ...initialLogin(state.number), touched: true, refusal: message, sendAt: retryAt };
}

/** Events that do not belong to the present step are late answers; they change nothing. */
export function loginReducer(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'number-edited':
      if (state.step !== 'number') return state;
      return { ...initialLogin(event.number), touched: state.touched };
    case 'number-left':
      return state.step === 'number' ? { ...state, touched: true } : state;
    case 'send-began':
      if (state.step === 'number') return { step: 'sending', number: state.number };
      if (state.step !== 'code') return state;
      return { ...asked(state), step: 'resending' };
    case 'sent':
      if (state.step !== 'sending' && state.step !== 'resending') return state;
      return codeStep(state.number, event.resendAt);
    case 'send-refused':
      return afterSendRefusal(state, event);
    case 'code-edited':
      if (state.step !== 'code') return state;
      return { ...state, code: event.code, touched: false, refusal: null };
    case 'code-missed':
      return state.step === 'code' ? { ...state, touched: true, refusal: null } : state;
    case 'verify-began': {
      if (state.step !== 'code') return state;
      const autoTried = event.byItself ? event.code : state.autoTried;
      return { ...asked(state), step: 'verifying', code: event.code, autoTried };
    }
    case 'verify-refused': {
      if (state.step !== 'verifying') return state;
      const code = event.codeIsSpent ? '' : state.code;
      const resendAt = Math.max(state.resendAt, event.resendAt);
      return { ...state, step: 'code', code, resendAt, touched: false, refusal: event.message };
    }
    case 'signed-in':
      return { step: 'signed-in', number: state.number, asked: sentCodeOf(state) };
    case 'number-reopened':
      return state.step === 'signed-in' ? state : initialLogin(state.number);
  }
}

function asked({ number, code, resendAt, autoTried }: SentCode): SentCode {
  return { number, code, resendAt, autoTried };
}
