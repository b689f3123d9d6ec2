import { ECDH } from 'node:crypto';
import {
  MAX_DEVICES,
  type PushResult,
  type PushSettings,
  type PushSettingsBody,
  type PushSubscriptionBody,
} from '@baeon/contracts/push/push-wire';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/client.ts';
import { lockUser } from '../../db/lock-user.ts';
import type { PushGateway, VapidKeys } from '../../gateways/push/push-gateway.ts';
import { AppError, signedOut } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { SignedIn } from '../../lib/signed-in.ts';
import { createDelivery } from './deliver-notifications.ts';
import { collectNotifications, ENDING_WITHIN_MS } from './collect-notifications.ts';
import {
  readPushSettings,
  savePushSettings,
  countDevices,
  deleteByEndpoint,
  hastenWaiting,
  keepNewestDevices,
  queueUnheard,
  runsStore,
  saveSubscription,
} from './push.repo.ts';
import { isTimeZone } from './quiet-hours.ts';
import { createVapidKeys } from './vapid-keys.ts';
import { digestOf } from '../../lib/same-secret.ts';

/** The services that browsers subscribe their users at. */
const KNOWN_HOSTS = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

/**
 * Whether we may speak to an endpoint. It is a browser that names it, and a browser can be made to say
 * anything: without a list we would knock at whatever door inside our own network somebody asks us to.
 */
export function createPushHosts(more: string[]) {
  const hosts = [...KNOWN_HOSTS, ...more];
  return (endpoint: string): boolean => {
    const url = URL.parse(endpoint);
    if (url?.protocol !== 'https:' || url.username || url.password) return false;
    // A port that is not the usual one is part of `host`, and has to be named.
    return hosts.some((host) =>
      host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host,
    );
  };
}

/** Before the next run begins; what is left is its to send. */
const LONGEST_RUN_MS = 4 * 60_000;

type Dependencies = {
  db: Db;
  clock: Clock;
  gateway: PushGateway;
  vapidKeys: VapidKeys | null;
  /** Seals the keys that we make ourselves. */
  secret: string;
  pushHosts: string[];
  log: FastifyBaseLogger;
};

export type PushNotifications = ReturnType<typeof createPush>;

export function createPush(deps: Dependencies) {
  const { db, clock, gateway, secret, log } = deps;
  const keys = createVapidKeys({ db, clock, given: deps.vapidKeys, secret, log });
  const isPushService = createPushHosts(deps.pushHosts);
  const deliver = createDelivery({ db, clock, gateway, keys, log });

  function deliverDue(): Promise<number> {
    const end = performance.now() + LONGEST_RUN_MS;
    return deliver(() => performance.now() > end);
  }

  async function read(userId: string): Promise<PushResult> {
    const { publicKey } = await keys();
    const settings = await readPushSettings(db, userId);
    const devices = await countDevices(db, userId);
    return { public_key: publicKey, settings, runs_store: await runsStore(db, userId), devices };
  }

  function refuseUseless({ endpoint, keys: deviceKeys, time_zone }: PushSubscriptionBody): void {
    if (!isPushService(endpoint)) {
      throw new AppError('NOT_SERVED', 'We do not send news through that push service.');
    }
    if (!isTimeZone(time_zone)) throw new AppError('INVALID_INPUT', 'That is not a time zone');
    if (!isPoint(deviceKeys.p256dh)) throw new AppError('INVALID_INPUT', 'That is not a key');
  }

  return {
    read,

    async change(userId: string, change: PushSettingsBody): Promise<PushResult> {
      await db.transaction(async (tx) => {
        if (!(await lockUser(tx, userId, 'no key update'))) throw signedOut();
        await savePushSettings(tx, userId, changed(await readPushSettings(tx, userId), change));
        await hastenWaiting(tx, userId, clock.now());
      });
      return read(userId);
    },

    /** From now on the device that asks gets push notifications, for as long as its session lasts. */
    async subscribe({ user, token }: SignedIn, device: PushSubscriptionBody): Promise<PushResult> {
      refuseUseless(device);
      await db.transaction(async (tx) => {
        await lockUser(tx, user.id, 'no key update');
        const now = clock.now();
        if (!(await saveSubscription(tx, user.id, digestOf(token), device, now))) throw signedOut();
        await keepNewestDevices(tx, user.id, MAX_DEVICES);
        await queueUnheard(tx, user.id, new Date(now.getTime() - ENDING_WITHIN_MS), now);
      });
      return read(user.id);
    },

    async unsubscribe(userId: string, endpoint: string): Promise<PushResult> {
      await deleteByEndpoint(db, userId, endpoint);
      return read(userId);
    },

    /**
     * Looks for what to notify of and sends what is due. Any number of processes may do so at once: each thing is
     * noted by one of them, each device served by one.
     */
    async run(): Promise<{ noted: number; sent: number }> {
      const noted = await collectNotifications(db, clock.now());
      return { noted, sent: await deliverDue() };
    },

    /** Sends what is due, without looking for more. */
    deliver: deliverDue,
  };
}

const changed = (before: PushSettings, change: PushSettingsBody): PushSettings => ({
  new_deals: change.new_deals ?? before.new_deals,
  ending_coupons: change.ending_coupons ?? before.ending_coupons,
  saved_deals: change.saved_deals ?? before.saved_deals,
  passes: change.passes ?? before.passes,
  used_coupons: change.used_coupons ?? before.used_coupons,
  waitlists: change.waitlists ?? before.waitlists,
  offers: change.offers ?? before.offers,
  bargains: change.bargains ?? before.bargains,
  quiet_from: change.quiet_from ?? before.quiet_from,
  quiet_until: change.quiet_until ?? before.quiet_until,
});

/** Whether anything can be encrypted for a device with this key. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}
