import { ORIGIN_KNOWN_DAYS } from '@baeon/contracts/auth/otp';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import {
  beginBrake,
  countInSlot,
  type Happened,
  isKnownOrigin,
  type LatelyCounted,
  noteRightFrom,
  prolongBrake,
  readLately,
} from './sign-in-brake.repo.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SLOT = 10 * MINUTE;
/** Ends so long after the last hour in which there was too much. */
const BRAKE = HOUR;
/** Among honest people about one code in five is mistyped, and one in four is never used. */
const WRONG_FOR_A_RIGHT = 0.5;
const UNUSED_FOR_A_RIGHT = 1;
/** From so many times what is too much, addresses that are not known have to wait. */
const FAR_TOO_MUCH = 3;
/** Right codes of an hour ago may be an attacker's own. */
const KNOWN_AFTER = DAY;

/** Over all addresses, within an hour. */
export type BrakeLimits = { wrong: number; unused: number };

/** 0 is off; at 1 it slows down, at 2 it stops who is not known. */
export type BrakeState = { level: 0 | 1 | 2; waitMs: number };

export type SignInBrake = ReturnType<typeof createSignInBrake>;

type Dependencies = { db: Db; clock: Clock; log: FastifyBaseLogger; limits: BrakeLimits };

export function createSignInBrake({ db, clock, log, limits }: Dependencies) {
  /** How much there is of what there may be. */
  function strainOf({ sends, wrong, right }: LatelyCounted): number {
    const mostWrong = Math.max(limits.wrong, right * WRONG_FOR_A_RIGHT);
    const mostUnused = Math.max(limits.unused, right * UNUSED_FOR_A_RIGHT);
    return Math.max(wrong / mostWrong, (sends - right) / mostUnused);
  }

  async function hold(lately: LatelyCounted, now: Date): Promise<void> {
    const endsAt = new Date(now.getTime() + BRAKE);
    if (!(await beginBrake(db, now, endsAt))) return prolongBrake(db, endsAt);
    const { sends, wrong, right } = lately;
    log.warn(
      { sends, wrong, right, limits },
      'sign-in is slowed down: too many wrong or unused codes',
    );
  }

  return {
    async look(): Promise<BrakeState> {
      const now = clock.now();
      // With the slot that the hour began in.
      const lately = await readLately(db, new Date(now.getTime() - HOUR - SLOT), now);
      const strain = strainOf(lately);
      const left = lately.brake_left * 1000;
      const isOn = left > 0 && left <= BRAKE;
      if (strain <= 1) return { level: isOn ? 1 : 0, waitMs: isOn ? left : 0 };
      if (!isOn || left < BRAKE - MINUTE) await hold(lately, now);
      return { level: strain > FAR_TOO_MUCH ? 2 : 1, waitMs: BRAKE };
    },

    async count(what: Happened): Promise<void> {
      const now = clock.now().getTime();
      await countInSlot(db, what, new Date(now - (now % SLOT)));
    },

    noteRightFrom: (address: string) => noteRightFrom(db, address, clock.now()),

    /** Whether right codes have come from there for longer than today. */
    knows(address: string): Promise<boolean> {
      const now = clock.now().getTime();
      const [first, last] = [KNOWN_AFTER, ORIGIN_KNOWN_DAYS * DAY].map((ms) => new Date(now - ms));
      return isKnownOrigin(db, address, { first: first!, last: last! });
    },
  };
}
