import { otpProblem } from '@baeon/contracts/auth/otp';

/** Moments are epoch milliseconds, so a tab that slept still counts right. */
export type DeletionCode = { code: string; resendAt: number };

export type DeletionState =
  | { step: 'explained'; refusal: string | null; sendAt: number }
  | { step: 'sending' }
  | (DeletionCode & { step: 'code'; touched: boolean; refusal: string | null })
  | (DeletionCode & { step: 'resending' })
  | (DeletionCode & { step: 'deleting' })
  | (DeletionCode & { step: 'deleted' });

export type DeletionEvent =
  | { type: 'send-began' }
  /** It was sent before the screen was reloaded. */
  | { type: 'code-at-hand' }
  | { type: 'sent'; resendAt: number }
  | { type: 'send-refused'; message: string; retryAt: number }
  | { type: 'code-edited'; code: string }
  | { type: 'code-missed' }
  | { type: 'delete-began' }
  /** `codeIsSpent`: no second try with this code can succeed. */
  | { type: 'delete-refused'; message: string; resendAt: number; codeIsSpent: boolean }
  | { type: 'deleted' };

export const initialDeletion: DeletionState = { step: 'explained', refusal: null, sendAt: 0 };

export function isDeletionBusy({ step }: DeletionState): boolean {
  return step !== 'explained' && step !== 'code';
}

/** What belongs to the code field, or null while no code was sent. */
export function codeOf(state: DeletionState): DeletionCode | null {
  if (state.step === 'explained' || state.step === 'sending') return null;
  return { code: state.code, resendAt: state.resendAt };
}

export function deletionCodeError(state: DeletionState): string | null {
  if (state.step !== 'code') return null;
  return state.refusal ?? (state.touched ? otpProblem(state.code) : null);
}

/** Events that do not belong to the present step are late answers; they change nothing. */
export function deletionReducer(state: DeletionState, event: DeletionEvent): DeletionState {
  const sent = codeOf(state);
  switch (event.type) {
    case 'send-began':
      if (state.step === 'explained') return { step: 'sending' };
      return state.step === 'code' && sent ? { ...sent, step: 'resending' } : state;
    case 'code-at-hand': {
      if (state.step !== 'explained') return state;
      return { step: 'code', code: '', resendAt: state.sendAt, touched: false, refusal: null };
    }
    case 'sent':
      if (state.step !== 'sending' && state.step !== 'resending') return state;
      return { step: 'code', code: '', resendAt: event.resendAt, touched: false, refusal: null };
    case 'send-refused': {
      const { message: refusal, retryAt } = event;
      if (state.step === 'sending') return { step: 'explained', refusal, sendAt: retryAt };
      if (state.step !== 'resending') return state;
      const resendAt = Math.max(state.resendAt, retryAt);
      return { ...state, step: 'code', touched: false, refusal, resendAt };
    }
    case 'code-edited':
      if (state.step !== 'code') return state;
      return { ...state, code: event.code, touched: false, refusal: null };
    case 'code-missed':
      return state.step === 'code' ? { ...state, touched: true, refusal: null } : state;
    case 'delete-began':
      return state.step === 'code' && sent ? { ...sent, step: 'deleting' } : state;
    case 'delete-refused': {
      if (state.step !== 'deleting') return state;
      const code = event.codeIsSpent ? '' : state.code;
      const resendAt = Math.max(state.resendAt, event.resendAt);
      return { step: 'code', code, resendAt, touched: false, refusal: event.message };
    }
    case 'deleted':
      return state.step === 'deleting' ? { ...state, step: 'deleted' } : state;
  }
}
