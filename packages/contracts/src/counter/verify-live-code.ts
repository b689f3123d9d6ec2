import { type LiveCode, startOfStep } from './live-code.ts';
import { fromHex, isSignedBy } from './p256.ts';

/** How old a step may be, and how far ahead of a corrected clock. */
const FRESH_MS = 30_000;

export type LiveCodeKey = { id: string; public_key: string };

export type LiveVerdict =
  | 'fresh'
  /** True, but from before: a picture of it, perhaps. */
  | 'stale'
  | 'ahead'
  | 'forged'
  | 'unknown_key'
  | 'ended';

export type VerifiedLiveCode = { verdict: LiveVerdict } & Pick<
  LiveCode,
  'couponId' | 'campaignId' | 'stores' | 'notAfter' | 'edition' | 'step'
>;

/** Whether both signatures hold, by the keys that are known, and how it stands now. `now` is the server's time as well as it is known. */
export async function verifyLiveCode(
  code: LiveCode,
  { keys, now }: { keys: readonly LiveCodeKey[]; now: Date },
): Promise<VerifiedLiveCode> {
  const { couponId, campaignId, stores, notAfter, edition, step } = code;
  const verdict = await verdictOn(code, keys, now);
  return { verdict, couponId, campaignId, stores, notAfter, edition, step };
}

async function verdictOn(
  { keyId, deviceKey, signed, signatures, notAfter, step }: LiveCode,
  keys: readonly LiveCodeKey[],
  now: Date,
): Promise<LiveVerdict> {
  const key = keys.find(({ id }) => id === keyId);
  if (!key) return 'unknown_key';
  const held = await Promise.all([
    isSignedBy(fromHex(key.public_key), signatures.token, signed.token),
    isSignedBy(fromHex(deviceKey), signatures.shown, signed.shown),
  ]);
  if (held.includes(false)) return 'forged';
  if (now > notAfter) return 'ended';
  const age = now.getTime() - startOfStep(step).getTime();
  if (age > FRESH_MS) return 'stale';
  return age < -FRESH_MS ? 'ahead' : 'fresh';
}
