import { webcrypto } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { LIVE_TOKEN_DAYS } from '@baeon/contracts/counter/live-code';
import { makeSigningKeys, publicKeyText, type WebCryptoKey } from '@baeon/contracts/counter/p256';
import { liveKeyId } from '@baeon/contracts/counter/sign-live-code';
import type { LiveCodeKey } from '@baeon/contracts/counter/verify-live-code';
import type { Db, Executor } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { decrypt, encrypt } from '../../lib/encryption.ts';
import {
  insertLiveCodeKey,
  type KeptLiveCodeKey,
  listLiveCodeKeys,
  lockLiveCodeKeys,
} from './live-codes.repo.ts';

const DAY = 86_400_000;
const SIGNS_MS = 30 * DAY;
/** With a day for clocks that differ. */
const LIVES_MS = SIGNS_MS + (LIVE_TOKEN_DAYS + 1) * DAY;
const PURPOSE = 'live-codes';

type SigningKey = { id: string; privateKey: WebCryptoKey; madeAt: Date };
type Dependencies = { db: Db; clock: Clock; secret: string; log: FastifyBaseLogger };

/** The operator's keys: a new one every 30 days, which whichever process comes first makes. */
export function createLiveCodeKeys({ db, clock, secret, log }: Dependencies) {
  let current: SigningKey | null = null;
  /** A key never changes, so what was read once is known. */
  const known = new Map<string, LiveCodeKey>();

  const isYoung = ({ madeAt }: { madeAt: Date }, now: Date) =>
    now.getTime() - madeAt.getTime() < SIGNS_MS;

  async function opened(kept: KeptLiveCodeKey | undefined): Promise<SigningKey | null> {
    if (!kept) return null;
    const der = decrypt(secret, PURPOSE, kept.encryptedPrivateKey);
    if (der === null) {
      log.warn('the key of live codes is of another APP_SECRET; a new one is made');
      return null;
    }
    const bytes = Buffer.from(der, 'base64');
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
    const { subtle } = webcrypto;
    const privateKey = await subtle.importKey('pkcs8', bytes, algorithm, false, ['sign']);
    return { id: kept.id, privateKey, madeAt: kept.madeAt };
  }

  async function make(tx: Executor, now: Date): Promise<SigningKey> {
    const pair = await makeSigningKeys(true);
    const publicKey = await publicKeyText(pair);
    const id = await liveKeyId(publicKey);
    const der = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', pair.privateKey));
    const encryptedPrivateKey = encrypt(secret, PURPOSE, der.toString('base64'));
    const isNew = await insertLiveCodeKey(tx, { id, publicKey, encryptedPrivateKey, madeAt: now });
    // Ids are short: once in thousands of keys one is taken.
    return isNew ? { id, privateKey: pair.privateKey, madeAt: now } : make(tx, now);
  }

  const newest = async (executor: Executor, now: Date) => {
    const [kept] = await listLiveCodeKeys(executor, new Date(now.getTime() - SIGNS_MS));
    return opened(kept);
  };

  return {
    /** What signs now. */
    async signing(): Promise<SigningKey> {
      const now = clock.now();
      if (current && isYoung(current, now)) return current;
      current =
        (await newest(db, now)) ??
        (await db.transaction(async (tx) => {
          await lockLiveCodeKeys(tx);
          return (await newest(tx, now)) ?? make(tx, now);
        }));
      return current;
    },

    /** All under whose tokens somebody may still stand. */
    async living(now: Date): Promise<LiveCodeKey[]> {
      const kept = await listLiveCodeKeys(db, new Date(now.getTime() - LIVES_MS));
      return kept.map(({ id, publicKey }) => ({ id, public_key: publicKey }));
    },

    /** One by its id, of any time. */
    async find(id: string): Promise<LiveCodeKey[]> {
      if (!known.has(id)) {
        for (const key of await listLiveCodeKeys(db, new Date(0))) {
          known.set(key.id, { id: key.id, public_key: key.publicKey });
        }
      }
      const key = known.get(id);
      return key ? [key] : [];
    },
  };
}
