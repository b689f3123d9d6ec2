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
/** Then the next one is made, which signs a day later: by then tills have heard of it. */
const NEXT_AFTER_MS = 30 * DAY;
const TOLD_MS = DAY;
const SIGNS_MS = NEXT_AFTER_MS + TOLD_MS;
/** With a day for clocks that differ. */
const LIVES_MS = SIGNS_MS + (LIVE_TOKEN_DAYS + 1) * DAY;
const PURPOSE = 'live-codes';

type SigningKey = { id: string; privateKey: WebCryptoKey; madeAt: Date };
type Dependencies = { db: Db; clock: Clock; secret: string; log: FastifyBaseLogger };

/** The operator's keys: a new one every month, which whichever process comes first makes. */
export function createLiveCodeKeys({ db, clock, secret, log }: Dependencies) {
  let current: { key: SigningKey; until: number } | null = null;
  /** A key never changes, so what was read once is known. */
  const known = new Map<string, LiveCodeKey>();

  const ageOf = ({ madeAt }: SigningKey, now: Date) => now.getTime() - madeAt.getTime();

  async function opened(kept: KeptLiveCodeKey): Promise<SigningKey | null> {
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

  /** Those that can sign, the newest first. */
  async function usable(executor: Executor, now: Date): Promise<SigningKey[]> {
    const kept = await listLiveCodeKeys(executor, new Date(now.getTime() - SIGNS_MS));
    return (await Promise.all(kept.map(opened))).filter((key) => key !== null);
  }

  const wantsNext = ([newest]: SigningKey[], now: Date) =>
    !newest || ageOf(newest, now) >= NEXT_AFTER_MS;

  async function withNext(now: Date): Promise<SigningKey[]> {
    const keys = await usable(db, now);
    if (!wantsNext(keys, now)) return keys;
    return db.transaction(async (tx) => {
      await lockLiveCodeKeys(tx);
      const others = await usable(tx, now);
      return wantsNext(others, now) ? [await make(tx, now), ...others] : others;
    });
  }

  return {
    /** What signs now: the newest that tills have had a day to hear of, if there is such a one. */
    async signing(): Promise<SigningKey> {
      const now = clock.now();
      if (current && now.getTime() < current.until) return current.key;
      const keys = await withNext(now);
      const newest = keys[0]!;
      const key = keys.find((each) => ageOf(each, now) >= TOLD_MS) ?? newest;
      const lasts = key === newest ? NEXT_AFTER_MS : TOLD_MS;
      current = { key, until: newest.madeAt.getTime() + lasts };
      return key;
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
