import { useSyncExternalStore } from 'react';

type Machine<State, Event> = {
  state: () => State;
  dispatch: (event: Event) => void;
  subscribe: (listener: () => void) => () => void;
};

/** A pure reducer and where it stands, for whoever looks: screens, calls and timers. */
export function createMachine<State, Event>(
  reducer: (state: State, event: Event) => State,
  initial: State,
): Machine<State, Event> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    state: () => state,
    dispatch(event) {
      const next = reducer(state, event);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useMachine = <State>(machine: {
  state: () => State;
  subscribe: (listener: () => void) => () => void;
}): State => useSyncExternalStore(machine.subscribe, machine.state);
