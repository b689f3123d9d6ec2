import { isLiveCode, LONGEST_SHOWN_CODE } from '@baeon/contracts/counter/live-code';
import type { LookResult, TakeResult } from '@baeon/contracts/counter/redemptions-wire';
import { ApiError, localError } from '@baeon/ui/lib/api-error.ts';
import { rupeesText } from '@baeon/ui/lib/format/money.ts';
import { isOnline } from '@baeon/ui/lib/online.ts';
import { isTransientApiError } from '@baeon/ui/lib/query-client.ts';
import { textsOf } from '@baeon/ui/lib/texts.ts';
import { createMachine, useMachine } from '../../lib/machine.ts';
import { keep, readKept } from '../../lib/device-store.ts';
import { counterWire } from '../../config/counter-config.ts';
import {
  type AloneParts,
  lookAlone,
  noteTaken,
  RefusedAlone,
  takeAlone,
} from './offline/take-alone.ts';
import { refusalText } from './refusal-text.ts';
import { signal } from './signals.ts';
import {
  mayRead,
  readBill,
  readyToTake,
  type Take,
  takingReducer,
  type TakingState,
} from './taking-state.ts';
import { takingTexts } from './taking-texts.ts';

type Call = { method: 'POST'; body: unknown };

/** What is the till's: what it is, who works there, and its calls. */
export type TakingParts = AloneParts & {
  call: <T>(url: string, call: Call) => Promise<T>;
};

/** After so long without an answer, a till says by itself what it can. */
const PATIENCE_MS = 4000;

/** What is at the counter just now. It outlives the screen: whose shift ends finds it again. */
const counter = createMachine(takingReducer, readyToTake as TakingState);

export const useTaking = (): TakingState => useMachine(counter);

export const nextCoupon = (): void => counter.dispatch({ type: 'next' });

export const editBill = (bill: string): void => counter.dispatch({ type: 'bill-edited', bill });

/** Nobody answered, or the server is in trouble, or something in between that is not ours. */
const isUnanswered = (error: unknown): boolean =>
  isTransientApiError(error) || (error instanceof ApiError && error.code === 'UNREADABLE');

/** May pass: as above, or somebody has to sign in first. */
const isUndecided = (error: unknown): boolean =>
  isUnanswered(error) ||
  (error instanceof ApiError &&
    ['STAFF_NEEDED', 'UNAUTHENTICATED', 'TOO_MANY_REQUESTS'].includes(error.code));

const messageOf = (error: unknown): string => (error as Error).message;

/** The server is not asked where it cannot be reached, and a live code needs no answer. */
const isAsked = (code: string): boolean => isOnline() || !isLiveCode(code);

/**
 * What the server says of a code; of a live one what the till says by itself where no answer comes in time. Where it
 * cannot, or says no, the answer is waited for all the same.
 */
async function answerFor<T>(
  code: string,
  ask: () => Promise<T>,
  alone: () => Promise<T>,
): Promise<T> {
  const asked = isAsked(code) ? ask() : Promise.reject(localError('OFFLINE'));
  if (!isLiveCode(code)) return asked;
  const late = new Promise<'late'>((resolve) => {
    setTimeout(() => resolve('late'), PATIENCE_MS);
  });
  const first = await Promise.race([asked, late]).catch((error: unknown) => {
    if (!isUnanswered(error)) throw error;
    return 'late' as const;
  });
  if (first !== 'late') return first;
  try {
    return await alone();
  } catch (refusal) {
    return asked.catch((error: unknown) => {
      throw isUnanswered(error) ? refusal : error;
    });
  }
}

/** What was scanned or typed: what it is good for, here and now. */
export async function lookAt(parts: TakingParts, text: string): Promise<void> {
  const code = text.trim().slice(0, LONGEST_SHOWN_CODE);
  if (code === '' || !mayRead(counter.state())) return;
  const scannedAt = Date.now();
  counter.dispatch({ type: 'read', code, scannedAt });
  const mine = counter.state();
  try {
    const seen = await answerFor<LookResult>(
      code,
      () => parts.call(counterWire.look, { method: 'POST', body: { code } }),
      () => lookAlone(parts, { code, scannedAt }),
    );
    if (counter.state() !== mine) return;
    const refusal = seen.refusal && refusalText(seen, parts.store.time_zone);
    counter.dispatch({ type: 'seen', seen, refusal });
    if (refusal !== null) signal('bad', refusal);
  } catch (error) {
    if (counter.state() !== mine) return;
    const message = messageOf(error);
    if (isUndecided(error)) return counter.dispatch({ type: 'look-failed', message });
    counter.dispatch({ type: 'refused', message });
    signal('bad', message);
  }
}

/** One tap takes it; a second one finds it being taken. */
export async function takeSeen(parts: TakingParts): Promise<void> {
  const state = counter.state();
  if (state.step !== 'seen') return;
  const bill = readBill(state.bill, state.seen.minimum_bill_rupees);
  if ('problem' in bill) return counter.dispatch({ type: 'bill-refused', problem: bill.problem });
  await send(parts, {
    id: crypto.randomUUID(),
    code: state.code,
    bill_rupees: bill.rupees,
    title: state.seen.title,
    scannedAt: state.scannedAt,
    tappedAt: Date.now(),
    wasSent: false,
  });
}

async function send(parts: TakingParts, before: Take): Promise<void> {
  const take = { ...before, wasSent: before.wasSent || isAsked(before.code) };
  counter.dispatch({ type: 'take-began', take });
  // Before it is sent: whoever closes the app now finds out later whether it was taken.
  await keep('pending', { tillId: parts.tillId, take });
  try {
    const taken = await answerFor<TakeResult>(
      take.code,
      () => askToTake(parts, take),
      () => takeAlone(parts, take),
    );
    await keep('pending', null);
    counter.dispatch({ type: 'taken', taken });
    signal('good', spokenTaken(taken));
  } catch (error) {
    const message = messageOf(error);
    const isNo = error instanceof RefusedAlone ? !take.wasSent : !isUndecided(error);
    if (!isNo) return counter.dispatch({ type: 'take-unsure', message });
    await keep('pending', null);
    counter.dispatch({ type: 'refused', message });
    signal('bad', message);
  }
}

async function askToTake(parts: TakingParts, take: Take): Promise<TakeResult> {
  const { id, code, bill_rupees } = take;
  const body = { id, code, ...(bill_rupees !== null && { bill_rupees }) };
  const taken = await parts.call<TakeResult>(counterWire.take, { method: 'POST', body });
  if (isLiveCode(code)) void noteTaken(parts, take, taken);
  return taken;
}

function spokenTaken({ saving_rupees }: TakeResult): string {
  const texts = textsOf(takingTexts);
  return saving_rupees === null ? texts.taken : texts.spoken(rupeesText(saving_rupees));
}

/** Goes on with what could not be finished: with the connection, with a sign-in, with the next visit. */
export async function goOn(parts: TakingParts): Promise<void> {
  const state = counter.state();
  if (state.step === 'not-looked') return lookAt(parts, state.code);
  if (state.step === 'unsure') return send(parts, state.take);
  if (state.step !== 'ready') return;
  const pending = await readKept<{ tillId: string; take: Take }>('pending');
  if (pending?.tillId === parts.tillId) await send(parts, pending.take);
}
