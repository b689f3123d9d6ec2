import { guessingMessages } from '@baeon/contracts/auth/otp';
import type { FastifyBaseLogger } from 'fastify';
import type { Budget, Budgets } from '../../gateways/counters/budgets.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Meter } from '../../lib/meter.ts';
import type { RequestOrigin } from '../../lib/request-origin.ts';
import type { KnownDevice } from './known-devices.repo.ts';
import type { Settled } from './one-time-codes.service.ts';
import type { SignInBrake } from './sign-in-brake.service.ts';

const DAY = 24 * 3_600_000;
/** Many customers of a carrier or a town share a network. */
const ADDRESSES_OF_A_NETWORK = 4;
/** What there is of a day's budget while sign-in is slowed down, and while it is that too much by far. */
const KNOWN_ADDRESS = { 1: 1 / 4, 2: 1 / 10 };
const NEW_ADDRESS = 1 / 50;

/** What an address may do in a day. */
export type AddressBudgets = { tries: number; sends: number };

export type Caller = RequestOrigin & {
  /** That the number was signed in on before. */
  device: KnownDevice | null;
};

type Kind = keyof AddressBudgets;

export type SignInGuard = ReturnType<typeof createSignInGuard>;

type Dependencies = {
  budgets: Budgets;
  brake: SignInBrake;
  daily: AddressBudgets;
  meter: Pick<Meter, 'handledCode'>;
  log: FastifyBaseLogger;
};

/** Keeps those who try many numbers within the budgets of where they are; devices of owners' need none. */
export function createSignInGuard({ budgets, brake, daily, meter, log }: Dependencies) {
  /** A share of what is usual is counted by itself. */
  const budgetsOf = (origin: RequestOrigin, kind: Kind, share: number): Budget[] => {
    const max = Math.max(1, Math.round(daily[kind] * share));
    const name = share === 1 ? kind : `${kind}/${1 / share}`;
    const ofNetwork = max * ADDRESSES_OF_A_NETWORK;
    return [
      { key: `${name}:${origin.address}`, max, windowMs: DAY },
      { key: `${name}:net:${origin.network}`, max: ofNetwork, windowMs: DAY },
    ];
  };

  const returnAll = (taken: Budget[]) => Promise.all(taken.map((one) => budgets.giveBack(one)));

  const giveBack = (origin: RequestOrigin, kind: Kind, shares: number[]) =>
    returnAll(shares.flatMap((share) => budgetsOf(origin, kind, share)));

  /** One of each, or none and for how long to wait. */
  async function takeAll(wanted: Budget[]): Promise<number> {
    const answers = await Promise.all(wanted.map((one) => budgets.take(one)));
    const waitMs = Math.max(...answers.map((answer) => answer.waitMs));
    if (waitMs > 0) await returnAll(wanted.filter((_, nth) => answers[nth]!.waitMs === 0));
    return waitMs;
  }

  function refusal(message: string, waitMs: number): AppError {
    meter.handledCode('held_back');
    const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
    return new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds });
  }

  /** Of what is usual, and while sign-in is slowed down also of a share of it. */
  async function sharesFor(address: string) {
    const { level, waitMs } = await brake.look();
    if (level === 0) return { shares: [1], waitMs };
    const isKnown = await brake.knows(address);
    if (level === 2 && !isKnown) throw refusal(guessingMessages.slowed, waitMs);
    return { shares: [1, isKnown ? KNOWN_ADDRESS[level] : NEW_ADDRESS], waitMs };
  }

  /** The shares that were taken from. */
  async function admit(origin: RequestOrigin, kind: Kind): Promise<number[]> {
    const { shares, waitMs: slowFor } = await sharesFor(origin.address);
    for (const [nth, share] of shares.entries()) {
      const waitMs = await takeAll(budgetsOf(origin, kind, share));
      if (waitMs === 0) continue;
      await giveBack(origin, kind, shares.slice(0, nth));
      if (share === 1) throw refusal(guessingMessages[kind], waitMs);
      throw refusal(guessingMessages.slowed, Math.min(waitMs, slowFor));
    }
    return shares;
  }

  /** What has been decided stands, also where it cannot be noted. */
  const note = (work: Promise<unknown>[]) =>
    Promise.all(work).catch((error: unknown) => {
      log.warn({ err: error }, 'cannot count codes');
    });

  return {
    async send<T>(caller: Caller, send: (isCharged: boolean) => Promise<T>): Promise<T> {
      const taken = caller.device ? [] : await admit(caller, 'sends');
      try {
        const sent = await send(taken.length > 0);
        meter.handledCode('sent');
        await note([brake.count('sends')]);
        return sent;
      } catch (error) {
        await giveBack(caller, 'sends', taken);
        throw error;
      }
    },

    /** A try counts unless it is right or was none; a right one also gives back the send that it answers. */
    async try<T>(caller: Caller, settle: () => Promise<Settled<T>>): Promise<T> {
      const taken = caller.device ? [] : await admit(caller, 'tries');
      const settled = await settle().catch(async (error: unknown) => {
        await giveBack(caller, 'tries', taken);
        throw error;
      });
      if (settled.kind !== 'right') {
        const isWrong = settled.kind === 'wrong';
        if (isWrong) meter.handledCode('wrong');
        await note([isWrong ? brake.count('wrong') : giveBack(caller, 'tries', taken)]);
        throw settled.refusal;
      }
      meter.handledCode('right');
      await note([
        giveBack(caller, 'tries', taken),
        giveBack(caller, 'sends', settled.wasCharged ? taken : []),
        brake.count('right_codes'),
        brake.noteRightFrom(caller.address),
      ]);
      return settled.value;
    },
  };
}
