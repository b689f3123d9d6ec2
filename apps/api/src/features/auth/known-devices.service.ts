import { DEVICE_LIFETIME_DAYS } from '@baeon/contracts/auth/otp';
import type { Db, Executor } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { randomToken } from '../../lib/random.ts';
import { digestOf } from '../../lib/same-secret.ts';
import {
  type KnownDevice,
  findDevice,
  insertDevice,
  keepNewestKnown,
  removeDevices,
} from './known-devices.repo.ts';

const DAY_SECONDS = 86_400;
const LIFETIME_SECONDS = DEVICE_LIFETIME_DAYS * DAY_SECONDS;
const SECRET_BYTES = 32;
const DEVICES_PER_USER = 10;
/** A family's phone has more than one account. */
const ACCOUNTS_PER_DEVICE = 5;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

type Dependencies = {
  db: Db;
  clock: Clock;
  cookie: { path: string; isSecure: boolean };
};

/** The secrets that a device bears, one for each account that was signed in on it. */
function tokensIn(cookies: string): string[] {
  const list = /(?:^|; )device=([\w.-]+)/.exec(cookies)?.[1]?.split('.') ?? [];
  return list.filter((token) => /^[\w-]{43}$/.test(token)).slice(0, ACCOUNTS_PER_DEVICE);
}

/** Devices that somebody has signed in on. What a device bears is no sign-in: a code is needed all the same. */
export function createKnownDevices({ db, clock, cookie }: Dependencies) {
  const attributes = [
    `Path=${cookie.path}`,
    `Max-Age=${LIFETIME_SECONDS}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(cookie.isSecure ? ['Secure'] : []),
  ].join('; ');

  return {
    async find(mobileNumber: string, cookies = ''): Promise<KnownDevice | null> {
      const hashes = tokensIn(cookies).map(digestOf);
      if (hashes.length === 0) return null;
      const usedAfter = new Date(clock.now().getTime() - LIFETIME_SECONDS * 1000);
      return findDevice(db, mobileNumber, hashes, usedAfter);
    },

    /** Part of signing in: what the device is to bear from now on, in place of what it bore. */
    async remember(tx: Executor, userId: string, now: Date, cookies = ''): Promise<string> {
      const borne = tokensIn(cookies);
      const [before] = borne.length ? await removeDevices(tx, userId, borne.map(digestOf)) : [];
      const token = randomToken(SECRET_BYTES);
      await insertDevice(tx, {
        userId,
        tokenHash: digestOf(token),
        knownSince: before?.knownSince ?? now,
        lastUsedAt: now,
        wrongTries: before?.wrongTries ?? [],
      });
      await keepNewestKnown(tx, userId, DEVICES_PER_USER);
      const others = borne.filter((other) => !before?.tokenHash.equals(digestOf(other)));
      const tokens = [token, ...others].slice(0, ACCOUNTS_PER_DEVICE);
      return `device=${tokens.join('.')}; ${attributes}`;
    },
  };
}
