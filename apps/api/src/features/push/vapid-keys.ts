import type { FastifyBaseLogger } from 'fastify';
import webPush from 'web-push';
import type { Db } from '../../db/client.ts';
import type { VapidKeys } from '../../gateways/push/push-gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { decrypt, encrypt } from '../../lib/encryption.ts';
import { keepKeys, readKeptKeys, replaceKeys } from './push.repo.ts';

const PURPOSE = 'vapid';

type Dependencies = {
  db: Db;
  clock: Clock;
  /** The operator's own pair, where there is one. */
  given: VapidKeys | null;
  secret: string;
  log: FastifyBaseLogger;
};

/** The pair that push services know us by: the operator's, or one that is made once and kept. */
export function createVapidKeys({ db, clock, given, secret, log }: Dependencies) {
  let known: Promise<VapidKeys> | null = given && Promise.resolve(given);

  function newPair() {
    const pair = webPush.generateVAPIDKeys();
    const sealedPrivateKey = encrypt(secret, PURPOSE, pair.privateKey);
    return { publicKey: pair.publicKey, sealedPrivateKey, createdAt: clock.now() };
  }

  async function kept(): Promise<VapidKeys | null> {
    const pair = await readKeptKeys(db);
    const privateKey = pair && decrypt(secret, PURPOSE, pair.sealedPrivateKey);
    if (pair && privateKey) return { publicKey: pair.publicKey, privateKey };
    if (pair) {
      log.warn('the kept VAPID keys are of another APP_SECRET; devices have to subscribe again');
      await replaceKeys(db, pair.publicKey, newPair());
    } else {
      await keepKeys(db, newPair());
    }
    return null;
  }

  async function find(): Promise<VapidKeys> {
    // What is read back may be another process's pair.
    const pair = (await kept()) ?? (await kept());
    if (pair) return pair;
    throw new Error('another process changes the VAPID keys');
  }

  return (): Promise<VapidKeys> => {
    known ??= find().catch((error: Error) => {
      known = null;
      throw error;
    });
    return known;
  };
}

export type VapidKeysOf = ReturnType<typeof createVapidKeys>;
