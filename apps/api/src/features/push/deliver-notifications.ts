import {
  isUrgent,
  notificationTopics,
  type NotificationKind,
  type PushSettings,
} from '@baeon/contracts/push/push-wire';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { Push, PushGateway, PushOutcome } from '../../gateways/push/push-gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import {
  beginTry,
  forgetDevice,
  giveBack,
  listWaiting,
  putOff,
  settleDeliveries,
  takeDevices,
  type WaitingDevice,
  readEndingCoupons,
  readNewDeals,
} from './deliver-notifications.repo.ts';
import { endingCouponsPush, newDealsPush, toldThingsPush } from './push-message.ts';
import { otherKinds, readToldThings } from './told-things.repo.ts';
import { quietUntil } from './quiet-hours.ts';
import type { VapidKeysOf } from './vapid-keys.ts';

const DEVICES_AT_ONCE = 25;
const THINGS_AT_ONCE = 500;
/** Longer than a device can take; one that is held so long was held by a process that died. */
const TAKEN_MS = 2 * 60_000;
/** A try whose end nobody noted may have been a success: it is made again once. */
const MOST_DOUBTS = 2;

const MINUTE = 60_000;
const LONGEST_REST_MS = 60 * MINUTE;
const LONGEST_ASKED_REST_MS = 24 * 60 * MINUTE;
/** Two weeks of tries, mostly an hour apart, in which a device was never reached. */
const MOST_FAILURES = 340;

type Dependencies = {
  db: Db;
  clock: Clock;
  gateway: PushGateway;
  keys: VapidKeysOf;
  log: FastifyBaseLogger;
};

/** What waits of one kind for a device, and holds still. */
type Telling = { kind: NotificationKind; thingIds: string[]; push: Push };

export function createDelivery({ db, clock, gateway, keys, log }: Dependencies) {
  async function currentNotifications(
    device: WaitingDevice,
    now: Date,
    isMeant: (kind: NotificationKind) => boolean,
  ): Promise<Telling[]> {
    const listed = await listWaiting(db, device, THINGS_AT_ONCE);
    const waiting = listed.filter(({ kind }) => isMeant(kind));
    const { settings, userId, language, timeZone } = device;
    const tellings: Telling[] = [];

    async function look<T extends { id: string }>(
      kind: NotificationKind,
      isWanted: boolean,
      read: (ids: string[]) => Promise<T[]>,
      toPush: (things: T[], oldest: string) => Push,
    ): Promise<void> {
      const ofKind = waiting.filter((one) => one.kind === kind);
      if (ofKind.length === 0) return;
      const sure = ofKind.filter(({ doubts }) => doubts < MOST_DOUBTS).map((one) => one.thingId);
      const things = isWanted && sure.length > 0 ? await read(sure) : [];
      const holding = new Set(things.map(({ id }) => id));
      const over = ofKind.map((one) => one.thingId).filter((id) => !holding.has(id));
      if (over.length > 0) await settleDeliveries(db, device, kind, over);
      const oldest = sure.find((id) => holding.has(id));
      if (oldest) tellings.push({ kind, thingIds: [...holding], push: toPush(things, oldest) });
    }

    await look(
      'ending_coupon',
      settings.ending_coupons,
      (ids) => readEndingCoupons(db, userId, ids, now),
      (coupons, oldest) => endingCouponsPush(coupons, oldest, language, now),
    );
    await look(
      'new_deal',
      settings.new_deals,
      (ids) => readNewDeals(db, userId, ids, now),
      (deals, oldest) => newDealsPush(deals, oldest, language, now),
    );
    for (const kind of otherKinds) {
      await look(
        kind,
        isWanted(kind, settings),
        (ids) => readToldThings(db, kind, { userId, ids, now }),
        (things, oldest) => toldThingsPush(kind, things, { oldest, language, now, timeZone }),
      );
    }
    return tellings;
  }

  async function send(device: WaitingDevice, { kind, thingIds, push }: Telling) {
    await beginTry(db, device, kind, thingIds);
    const outcome = await gateway.send(device, push, await keys());
    const about = { service: URL.parse(device.endpoint)?.host, news: kind };
    switch (outcome.kind) {
      case 'sent':
        await settleDeliveries(db, device, kind, thingIds);
        log.info({ ...about, things: thingIds.length }, 'news sent');
        break;
      case 'refused':
        await settleDeliveries(db, device, kind, thingIds);
        log.error({ ...about, reason: outcome.reason }, 'news given up');
        break;
      case 'failed':
        await putOff(db, device, kind, thingIds);
        log.warn({ ...about, reason: outcome.reason }, 'news has to wait');
        break;
      case 'gone':
        log.info(about, 'a device has unsubscribed');
    }
    return outcome;
  }

  /** Tells a device what waits for it; how many messages that were. */
  async function deliverTo(device: WaitingDevice): Promise<number> {
    const now = clock.now();
    const quiet = quietUntil(now, device.timeZone, device.settings);
    const isMeant = quiet ? isUrgent : () => true;
    let sent = 0;
    for (const telling of await currentNotifications(device, now, isMeant)) {
      const outcome = await send(device, telling);
      const failures = device.failures + 1;
      if (outcome.kind === 'gone' || (outcome.kind === 'failed' && failures >= MOST_FAILURES)) {
        await forgetDevice(db, device);
        return sent;
      }
      if (outcome.kind === 'failed') {
        const next = new Date(now.getTime() + restAfter(failures, outcome));
        await giveBack(db, device, { failures, next, now });
        return sent;
      }
      if (outcome.kind === 'sent') sent += 1;
    }
    const failures = quiet && sent === 0 ? device.failures : 0;
    await giveBack(db, device, { failures, next: quiet ?? now, now });
    return sent;
  }

  /** One device's trouble is its own: it is tried again when nobody is at it any more. */
  async function deliverCarefully(device: WaitingDevice): Promise<number> {
    try {
      return await deliverTo(device);
    } catch (error) {
      log.error({ err: error }, 'news of a device has to wait');
      return 0;
    }
  }

  /** Sends what is due, until nothing is or `isTime` says to stop; how many messages that were. */
  return async function deliverNotifications(isTime: () => boolean): Promise<number> {
    let sent = 0;
    while (!isTime()) {
      const now = clock.now();
      const until = new Date(now.getTime() + TAKEN_MS);
      const devices = await takeDevices(db, { atMost: DEVICES_AT_ONCE, now, until });
      if (devices.length === 0) break;
      for (const count of await Promise.all(devices.map(deliverCarefully))) sent += count;
    }
    return sent;
  };
}

function isWanted(kind: NotificationKind, settings: PushSettings): boolean {
  const topic = notificationTopics[kind];
  return topic === null || settings[topic];
}

function restAfter(failures: number, { retryAfterSeconds }: PushOutcome & { kind: 'failed' }) {
  const own = Math.min(LONGEST_REST_MS, MINUTE * 2 ** Math.min(failures - 1, 10));
  const asked = Math.min(LONGEST_ASKED_REST_MS, (retryAfterSeconds ?? 0) * 1000);
  return Math.max(own, asked);
}
