import { createMachine, useMachine } from '../../lib/machine.ts';
import { keep, readKept } from '../../lib/device-store.ts';
import { type KeptShift, type KeptTill, tillReducer, type TillState } from './till-state.ts';

/** Which till this device is, and who works at it. */
export const tillSession = createMachine(tillReducer, { step: 'opening' } as TillState);

export const keptTill = (state = tillSession.state()): KeptTill | null =>
  state.step === 'working' || state.step === 'signed-out' ? state.till : null;

export const keptShift = (state = tillSession.state()): KeptShift | null =>
  state.step === 'working' ? state.shift : null;

/** Reads what this device keeps, and from then on keeps what changes. */
export async function openTillSession(): Promise<void> {
  const [till, shift] = await Promise.all([
    readKept<KeptTill>('till'),
    readKept<KeptShift>('shift'),
  ]);
  tillSession.dispatch({ type: 'opened', till, shift: till && shift });
  let kept = { till, shift: till && shift };
  tillSession.subscribe(() => {
    const now = { till: keptTill(), shift: keptShift() };
    if (now.till !== kept.till) void keep('till', now.till);
    if (now.shift !== kept.shift) void keep('shift', now.shift);
    if (!now.till) void keep('offline', null);
    kept = now;
  });
}

export const useTillSession = (): TillState => useMachine(tillSession);
