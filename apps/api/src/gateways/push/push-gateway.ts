/** The pair that push services know us by, and whom they may write to about it. */
export type VapidKeys = { publicKey: string; privateKey: string };

/** Where a device's push service takes messages for it, and what they are encrypted with. */
export type PushDevice = { endpoint: string; p256dh: string; auth: string };

export type Push = {
  payload: string;
  /** How long it is worth keeping for a device that cannot be reached. */
  ttlSeconds: number;
  urgency: 'high' | 'normal' | 'low';
  /** A later one takes the place of an earlier one that waits still; 32 characters at most. */
  topic: string;
};

export type PushOutcome =
  | { kind: 'sent' }
  /** The device has unsubscribed. */
  | { kind: 'gone' }
  /** The service will never take this message. */
  | { kind: 'refused'; reason: string }
  /** Not this time; the service may have said when. */
  | { kind: 'failed'; reason: string; retryAfterSeconds: number | null };

export type PushGateway = {
  send(device: PushDevice, push: Push, keys: VapidKeys): Promise<PushOutcome>;
};
