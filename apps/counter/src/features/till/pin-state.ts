import { PIN_LENGTH } from '@baeon/contracts/counter/counter';

export type StaffName = { id: string; name: string };

/** Somebody says who they are: a name, then its PIN. */
export type PinState =
  | { step: 'names' }
  | { step: 'pin'; staff: StaffName; digits: string; refusal: string | null }
  | { step: 'checking'; staff: StaffName; digits: string };

export type PinEvent =
  | { type: 'chosen'; staff: StaffName }
  | { type: 'pressed'; digit: string }
  | { type: 'erased' }
  | { type: 'back' }
  | { type: 'refused'; message: string };

export const chooseName: PinState = { step: 'names' };

export function pinReducer(state: PinState, event: PinEvent): PinState {
  switch (event.type) {
    case 'chosen':
      return { step: 'pin', staff: event.staff, digits: '', refusal: null };
    case 'pressed': {
      if (state.step !== 'pin') return state;
      const digits = state.digits + event.digit;
      // The last digit sends it.
      if (digits.length === PIN_LENGTH) return { step: 'checking', staff: state.staff, digits };
      return { ...state, digits, refusal: null };
    }
    case 'erased':
      return state.step === 'pin' ? { ...state, digits: state.digits.slice(0, -1) } : state;
    case 'back':
      return state.step === 'checking' ? state : chooseName;
    case 'refused':
      if (state.step !== 'checking') return state;
      return { step: 'pin', staff: state.staff, digits: '', refusal: event.message };
  }
}
