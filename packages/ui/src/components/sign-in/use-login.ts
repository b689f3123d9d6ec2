import { mobileNumberProblem } from '@baeon/contracts/auth/mobile-number';
import type { SendOtpResult, VerifyOtpResult } from '@baeon/contracts/auth/auth-wire';
import {
  type UserLoginStatus,
  codeIsSpent,
  OTP_RESEND_SECONDS,
  otpProblem,
  otpToasts,
} from '@baeon/contracts/auth/otp';
import type { User } from '@baeon/contracts/profile/profile-wire';
import { useEffect, useReducer, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { momentIn } from '../form/use-countdown.ts';
import { ApiError } from '../../lib/api-error.ts';
import {
  isLoginBusy,
  loginDraft,
  loginReducer,
  restoredLogin,
  verifiesItself,
} from './login-state.ts';

/** One toast for the whole conversation: its latest news replaces what came before. */
const news = { id: 'sign-in' };

export type LoginStatusAnswer = UserLoginStatus | true;

export type NewSession = { user: User; token: string; loginStatus: LoginStatusAnswer };

/** What is the app's: how codes are asked for, what a reload needs, and what a sign-in leads to. */
export type SignInParts = {
  sendOtp: (mobileNumber: string, signal: AbortSignal) => Promise<SendOtpResult>;
  verifyOtp: (mobileNumber: string, otp: string, signal: AbortSignal) => Promise<VerifyOtpResult>;
  draft: () => Record<string, unknown>;
  /** Null once nothing needs to be kept. */
  keepDraft: (draft: object | null) => void;
  onSignedIn: (signedIn: NewSession) => void;
};

/** The sign-in conversation: what is shown, and the few things a person can do about it. */
export function useLogin(parts: SignInParts) {
  const { sendOtp, verifyOtp, keepDraft, onSignedIn } = parts;
  const [state, dispatch] = useReducer(loginReducer, undefined, () =>
    restoredLogin(parts.draft(), Date.now()),
  );
  const request = useRef<AbortController | null>(null);

  useEffect(() => () => request.current?.abort(), []);
  useEffect(() => {
    keepDraft(state.step === 'signed-in' ? null : loginDraft(state));
  }, [state, keepDraft]);

  /** One request at a time: two taps in one frame see the same state, but not the same ref. */
  async function exclusively(
    action: (signal: AbortSignal) => Promise<void>,
    onRefusal: (error: ApiError) => void,
  ): Promise<void> {
    if (request.current || isLoginBusy(state)) return;
    const controller = new AbortController();
    request.current = controller;
    try {
      await action(controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      onRefusal(error);
    } finally {
      if (request.current === controller) request.current = null;
    }
  }

  function enter(user: User, token: string, loginStatus: LoginStatusAnswer): void {
    dispatch({ type: 'signed-in' });
    onSignedIn({ user, token, loginStatus });
  }

  function requestCode(): Promise<void> {
    if (mobileNumberProblem(state.number)) {
      dispatch({ type: 'number-left' });
      return Promise.resolve();
    }
    const action = async (signal: AbortSignal) => {
      dispatch({ type: 'send-began' });
      const answer = await sendOtp(state.number, signal);
      if (answer.login_status !== 'OTPSEND' && answer.user && answer.token) {
        return enter(answer.user, answer.token, answer.login_status);
      }
      const resendAt = momentIn(answer.resend_after_seconds ?? OTP_RESEND_SECONDS);
      dispatch({ type: 'sent', resendAt });
      toast.success(otpToasts.sent, news);
    };
    return exclusively(action, (error) => {
      dispatch({
        type: 'send-refused',
        message: error.message,
        retryAt: momentIn(error.retryAfterSeconds),
        codeOnItsWay: error.code === 'OTP_TOO_SOON',
      });
      toast.error(otpToasts.sendFailed, news);
    });
  }

  function verify(code: string, byItself = false): Promise<void> {
    if (otpProblem(code)) {
      dispatch({ type: 'code-missed' });
      return Promise.resolve();
    }
    const action = async (signal: AbortSignal) => {
      dispatch({ type: 'verify-began', code, byItself });
      const answer = await verifyOtp(state.number, code, signal);
      toast.success(otpToasts.verified, news);
      enter(answer.user, answer.token, answer.login_status);
    };
    return exclusively(action, (error) => {
      const locked = error.code === 'SIGN_IN_LOCKED';
      dispatch({
        type: 'verify-refused',
        message: error.message,
        resendAt: locked ? momentIn(error.retryAfterSeconds) : 0,
        codeIsSpent: codeIsSpent(error.code),
      });
      toast.error(otpToasts.verifyFailed, news);
    });
  }

  function editCode(code: string): void {
    dispatch({ type: 'code-edited', code });
    if (verifiesItself(state, code)) void verify(code, true);
  }

  function reopenNumber(): void {
    request.current?.abort();
    request.current = null;
    dispatch({ type: 'number-reopened' });
  }

  return {
    state,
    busy: isLoginBusy(state),
    editNumber: (number: string) => dispatch({ type: 'number-edited', number }),
    leaveNumber: () => dispatch({ type: 'number-left' }),
    requestCode,
    editCode,
    verify,
    reopenNumber,
  };
}
