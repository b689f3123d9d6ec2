import type { LookResult, TakeResult } from '@baeon/contracts/counter/redemptions-wire';
import { MOST_BILL_RUPEES } from '@baeon/contracts/counter/counter';

/** One wish to take a coupon: sent again it has the same id, so it is one redemption whatever happens. */
export type Take = {
  id: string;
  code: string;
  bill_rupees: number | null;
  title: string;
  /** By the clock of this device, as `tappedAt`. */
  scannedAt: number;
  tappedAt: number;
  /** Whether the server may know of it. */
  wasSent: boolean;
};

export type BillProblem = 'missing' | 'unreadable' | 'too-small';

export type TakingState =
  | { step: 'ready' }
  | { step: 'looking'; code: string; scannedAt: number }
  /** Nobody could be asked: the code is kept. */
  | { step: 'not-looked'; code: string; message: string }
  | {
      step: 'seen';
      code: string;
      scannedAt: number;
      seen: LookResult;
      bill: string;
      problem: BillProblem | null;
    }
  | { step: 'taking'; take: Take }
  /** Sent, and no answer came: it may be taken. */
  | { step: 'unsure'; take: Take; message: string | null }
  | { step: 'taken'; taken: TakeResult }
  | { step: 'refused'; message: string; title: string | null };

export type TakingEvent =
  | { type: 'read'; code: string; scannedAt: number }
  | { type: 'look-failed'; message: string }
  | { type: 'seen'; seen: LookResult; refusal: string | null }
  | { type: 'bill-edited'; bill: string }
  | { type: 'bill-refused'; problem: BillProblem }
  | { type: 'take-began'; take: Take }
  | { type: 'take-unsure'; message: string | null }
  | { type: 'taken'; taken: TakeResult }
  | { type: 'refused'; message: string }
  | { type: 'next' };

export const readyToTake: TakingState = { step: 'ready' };

/** Whether another code may take the place of what is shown: what may have been taken stays until it is known. */
export const mayRead = ({ step }: TakingState): boolean => step !== 'taking' && step !== 'unsure';

export function takingReducer(state: TakingState, event: TakingEvent): TakingState {
  switch (event.type) {
    case 'read':
      if (!mayRead(state)) return state;
      return { step: 'looking', code: event.code, scannedAt: event.scannedAt };
    case 'look-failed':
      if (state.step !== 'looking') return state;
      return { step: 'not-looked', code: state.code, message: event.message };
    case 'seen':
      if (state.step !== 'looking') return state;
      if (event.refusal !== null) {
        return { step: 'refused', message: event.refusal, title: event.seen.title };
      }
      return { ...state, step: 'seen', seen: event.seen, bill: '', problem: null };
    case 'bill-edited':
      return state.step === 'seen' ? { ...state, bill: event.bill, problem: null } : state;
    case 'bill-refused':
      return state.step === 'seen' ? { ...state, problem: event.problem } : state;
    case 'take-began':
      // What an earlier visit left behind is asked for as well.
      return ['seen', 'unsure', 'ready'].includes(state.step)
        ? { step: 'taking', take: event.take }
        : state;
    case 'take-unsure':
      if (state.step !== 'taking') return state;
      return { step: 'unsure', take: state.take, message: event.message };
    case 'taken':
      return state.step === 'taking' ? { step: 'taken', taken: event.taken } : state;
    case 'refused': {
      if (state.step !== 'taking' && state.step !== 'looking') return state;
      const title = state.step === 'taking' ? state.take.title : null;
      return { step: 'refused', message: event.message, title };
    }
    case 'next':
      return mayRead(state) ? readyToTake : state;
  }
}

type Bill = { rupees: number | null } | { problem: BillProblem };

/** What was typed as the amount of a bill: '1,250' or '₹ 1250'. Nothing is nothing, where none is needed. */
export function readBill(typed: string, minimum: number | null): Bill {
  const digits = typed.replaceAll(/[\s,₹]/g, '');
  if (digits === '') return minimum ? { problem: 'missing' } : { rupees: null };
  const rupees = Math.floor(Number(digits));
  if (!/^\d+(\.\d{1,2})?$/.test(digits) || rupees > MOST_BILL_RUPEES) {
    return { problem: 'unreadable' };
  }
  return minimum && rupees < minimum ? { problem: 'too-small' } : { rupees };
}
