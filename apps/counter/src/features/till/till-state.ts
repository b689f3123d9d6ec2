import type { TillStore } from '@baeon/contracts/counter/tills-wire';

export type KeptTill = {
  token: string;
  till: { id: string; name: string };
  store: TillStore;
};

export type KeptShift = { token: string; staff: { id: string; name: string } };

export type TillState =
  /** What this device keeps is still being read. */
  | { step: 'opening' }
  | { step: 'not-a-till'; wasRemoved: boolean }
  | { step: 'signed-out'; till: KeptTill; shiftEnded: boolean }
  | { step: 'working'; till: KeptTill; shift: KeptShift };

export type TillEvent =
  | { type: 'opened'; till: KeptTill | null; shift: KeptShift | null }
  | { type: 'enrolled'; till: KeptTill }
  /** The owner may have given till or store another name. */
  | { type: 'renamed'; till: KeptTill['till']; store: TillStore }
  | { type: 'signed-in'; shift: KeptShift }
  | { type: 'signed-out' }
  /** The server no longer knows this token of somebody at the till. */
  | { type: 'shift-ended'; token: string }
  /** The server no longer knows this token of a till. */
  | { type: 'removed'; token: string };

/** Events that do not belong to the present step are late answers; they change nothing. */
export function tillReducer(state: TillState, event: TillEvent): TillState {
  switch (event.type) {
    case 'opened':
      if (state.step !== 'opening') return state;
      if (!event.till) return { step: 'not-a-till', wasRemoved: false };
      return event.shift
        ? { step: 'working', till: event.till, shift: event.shift }
        : { step: 'signed-out', till: event.till, shiftEnded: false };
    case 'enrolled':
      return { step: 'signed-out', till: event.till, shiftEnded: false };
    case 'renamed': {
      if (state.step !== 'signed-out' && state.step !== 'working') return state;
      const { till, store } = state.till;
      const isSame = till.name === event.till.name && store.name === event.store.name;
      if (isSame || till.id !== event.till.id) return state;
      return { ...state, till: { ...state.till, till: event.till, store: event.store } };
    }
    case 'signed-in':
      if (state.step !== 'signed-out') return state;
      return { step: 'working', till: state.till, shift: event.shift };
    case 'signed-out':
      if (state.step !== 'working') return state;
      return { step: 'signed-out', till: state.till, shiftEnded: false };
    case 'shift-ended':
      if (state.step !== 'working' || state.shift.token !== event.token) return state;
      return { step: 'signed-out', till: state.till, shiftEnded: true };
    case 'removed':
      if (state.step !== 'signed-out' && state.step !== 'working') return state;
      if (state.till.token !== event.token) return state;
      return { step: 'not-a-till', wasRemoved: true };
  }
}
