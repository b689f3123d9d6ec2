import { codeIsSpent, OTP_RESEND_SECONDS, otpProblem, otpToasts } from '@baeon/contracts/auth/otp';
import { useReducer, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { momentIn } from '@baeon/ui/components/form/use-countdown.ts';
import { ApiError } from '@baeon/ui/lib/api-error.ts';
import { currentSession, endSession } from '../../../lib/session.ts';
import { textsOf } from '@baeon/ui/lib/texts.ts';
import { requestAccountDeletion, sendDeletionCode } from './account-api.ts';
import { deletionReducer, initialDeletion, isDeletionBusy } from './delete-account-state.ts';
import { deletionTexts } from './account-texts.ts';

/** One toast for the whole conversation: its latest news replaces what came before. */
const news = { id: 'delete-account' };

export type AccountDeletion = ReturnType<typeof useAccountDeletion>;

/**
 * The conversation that ends an account. It belongs to the screen and not to the sheet: who closes
 * the sheet to look for the code finds it open at the code, and an answer that comes after closing
 * still counts, because on the server it did.
 */
export function useAccountDeletion(onDeleted: () => void) {
  const [state, dispatch] = useReducer(deletionReducer, initialDeletion);
  const asking = useRef(false);

  /** One request at a time: two taps in one frame see the same state, but not the same ref. */
  async function exclusively(
    action: () => Promise<void>,
    onRefusal: (error: ApiError) => void,
  ): Promise<void> {
    if (asking.current || isDeletionBusy(state)) return;
    asking.current = true;
    try {
      await action();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onRefusal(error);
    } finally {
      asking.current = false;
    }
  }

  function sendCode(): Promise<void> {
    const action = async () => {
      dispatch({ type: 'send-began' });
      const answer = await sendDeletionCode();
      const resendAt = momentIn(answer.resend_after_seconds ?? OTP_RESEND_SECONDS);
      dispatch({ type: 'sent', resendAt });
      toast.success(otpToasts.sent, news);
    };
    return exclusively(action, ({ message, retryAfterSeconds }) => {
      dispatch({ type: 'send-refused', message, retryAt: momentIn(retryAfterSeconds) });
      toast.error(otpToasts.sendFailed, news);
    });
  }

  function confirm(code: string): Promise<void> {
    if (otpProblem(code)) {
      dispatch({ type: 'code-missed' });
      return Promise.resolve();
    }
    const { token } = currentSession();
    const action = async () => {
      dispatch({ type: 'delete-began' });
      await requestAccountDeletion(code);
      dispatch({ type: 'deleted' });
      // Whoever signed in meanwhile keeps their own session.
      if (currentSession().token !== token) return;
      endSession();
      onDeleted();
      toast.success(textsOf(deletionTexts).deleted, news);
    };
    return exclusively(action, ({ code: name, message, retryAfterSeconds }) => {
      dispatch({
        type: 'delete-refused',
        message,
        resendAt: name === 'SIGN_IN_LOCKED' ? momentIn(retryAfterSeconds) : 0,
        codeIsSpent: codeIsSpent(name),
      });
      toast.error(otpToasts.verifyFailed, news);
    });
  }

  return {
    state,
    busy: isDeletionBusy(state),
    sendCode,
    haveCode: () => dispatch({ type: 'code-at-hand' }),
    editCode: (code: string) => dispatch({ type: 'code-edited', code }),
    confirm,
  };
}
