import type { Language } from '@baeon/contracts/profile/language';
import { isUrgent, type NotificationKind, type PushMessage } from '@baeon/contracts/push/push-wire';
import { timeText } from '../../lib/day-text.ts';
import type { Push } from '../../gateways/push/push-gateway.ts';
import { pushTexts, type PushTexts } from './push-texts.ts';
import type { EndingCoupon, NewDeal } from './deliver-notifications.repo.ts';
import type { ToldThing } from './told-things.repo.ts';

const LONGEST_TITLE = 70;
const LONGEST_STORE = 40;
const STORES_NAMED = 2;
/** A deal that began days ago is news no more. */
const DEAL_TTL_SECONDS = 2 * 24 * 3600;
const WALLET = '/user-coupon-profile';
const DEALS = '/baeon-home';
const SAVED = '/saved';
const COUNTER = '/counter/me';

const offers = (bidId: string) => `/my-deals/${bidId}`;
/** In the app for shops. */
const bargains = (_id: string, storeId: string | null | undefined) =>
  storeId ? `/counter/me/stores/${storeId}?show=bargains` : '/counter/me';

/** Where one of a kind leads to, from a device as in the app. */
export const pathOf: Record<
  NotificationKind,
  (thingId: string, storeId?: string | null) => string
> = {
  ending_coupon: (id) => `${WALLET}?coupon=${id}`,
  new_deal: (id) => `/coupon/${id}`,
  saved_ending: (id) => `/coupon/${id}`,
  saved_low: (id) => `/coupon/${id}`,
  pass_received: () => WALLET,
  pass_taken: () => WALLET,
  referral_bonus: (id) => `${WALLET}?coupon=${id}`,
  coupon_used: () => WALLET,
  coupon_back: () => WALLET,
  waitlist_held: (id) => `/coupon/${id}`,
  waitlist_ended: (id) => `/coupon/${id}`,
  bid_made: offers,
  counter_refused: offers,
  pool_reached: offers,
  pool_missed: offers,
  bargain_near: bargains,
  counter_made: bargains,
  bid_accepted: bargains,
  bid_over: bargains,
  approved: () => COUNTER,
  sent_back: () => COUNTER,
};

/** By the letter, so that none is cut in two. */
const cut = (text: string, longest: number): string => {
  const letters = [...text];
  return letters.length <= longest
    ? text
    : `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
};

const secondsUntil = (until: string, now: Date): number =>
  Math.max(0, Math.floor((Date.parse(until) - now.getTime()) / 1000));

const dayOf = (at: Date, timeZone: string): string => at.toLocaleDateString('en-CA', { timeZone });

const endsToday = ({ until, time_zone }: EndingCoupon, now: Date): boolean =>
  dayOf(new Date(until), time_zone) === dayOf(now, time_zone);

/** The stores' names, each once, as many as a phone shows. */
function storesOf(names: (string | null)[], texts: PushTexts): string {
  const stores = [...new Set(names.filter((name) => name !== null))];
  const named = stores
    .slice(0, STORES_NAMED)
    .map((name) => cut(name, LONGEST_STORE))
    .join(', ');
  const more = stores.length - STORES_NAMED;
  return more > 0 ? texts.andMore(named, more) : named;
}

/** A repeat has the same oldest thing in it, and so takes the place of what it repeats. */
const toPush = (
  kind: string,
  oldest: string,
  message: Omit<PushMessage, 'tag'>,
  how: Pick<Push, 'ttlSeconds' | 'urgency'>,
): Push => ({
  payload: JSON.stringify({ ...message, tag: `${kind}-${oldest}` } satisfies PushMessage),
  topic: oldest.replaceAll('-', ''),
  ...how,
});

export function endingCouponsPush(
  coupons: EndingCoupon[],
  oldest: string,
  language: Language,
  now: Date,
): Push {
  const texts = pushTexts[language];
  const today = coupons.filter((coupon) => endsToday(coupon, now)).length;
  const [first, ...more] = coupons as [EndingCoupon, ...EndingCoupon[]];
  const how = {
    ttlSeconds: Math.max(...coupons.map(({ until }) => secondsUntil(until, now))),
    urgency: 'normal',
  } as const;
  if (more.length === 0) {
    const title = cut(first.title, LONGEST_TITLE);
    const message = {
      title: texts.couponEnds[today ? 'today' : 'tomorrow'],
      body: first.store ? texts.at(title, cut(first.store, LONGEST_STORE)) : title,
      url: pathOf.ending_coupon(first.id),
    };
    return toPush('ending-coupon', oldest, message, how);
  }
  const onOneDay = today === 0 ? 'tomorrow' : 'today';
  const when = today > 0 && today < coupons.length ? 'by_tomorrow' : onOneDay;
  const stores = storesOf(
    coupons.map(({ store }) => store),
    texts,
  );
  const message = {
    title: texts.couponsEnd(coupons.length, when),
    body: stores || cut(first.title, LONGEST_TITLE),
    url: WALLET,
  };
  return toPush('ending-coupon', oldest, message, how);
}

export function newDealsPush(
  deals: NewDeal[],
  oldest: string,
  language: Language,
  now: Date,
): Push {
  const texts = pushTexts[language];
  const [first, ...more] = deals as [NewDeal, ...NewDeal[]];
  const lasting = Math.max(...deals.map(({ until }) => secondsUntil(until, now)));
  const how = { ttlSeconds: Math.min(DEAL_TTL_SECONDS, lasting), urgency: 'low' } as const;
  const store = cut(first.store, LONGEST_STORE);
  const title = cut(first.title, LONGEST_TITLE);
  if (more.length === 0) {
    const message = { title: texts.newDeal(store), body: title, url: pathOf.new_deal(first.id) };
    return toPush('new-deal', oldest, message, how);
  }
  const isOneStore = more.every((deal) => deal.store === first.store);
  const message = isOneStore
    ? { title: texts.newDeals(deals.length, store), body: texts.andMore(title, more.length) }
    : {
        title: texts.newDealsOfStores(deals.length),
        body: storesOf(
          deals.map((deal) => deal.store),
          texts,
        ),
      };
  return toPush('new-deal', oldest, { ...message, url: DEALS }, how);
}

type Told = { oldest: string; language: Language; now: Date; timeZone: string };

/** What is told in two words: one by its title, several by their stores. */
export function toldThingsPush(
  kind: keyof PushTexts['others'],
  things: ToldThing[],
  { oldest, language, now, timeZone }: Told,
): Push {
  const texts = pushTexts[language];
  const [first, ...more] = things as [ToldThing, ...ToldThing[]];
  const title = cut(first.title, LONGEST_TITLE);
  const isSaved = kind === 'saved_ending' || kind === 'saved_low';
  const message = {
    title: texts.others[kind](things.length),
    body: first.store ? texts.at(title, cut(first.store, LONGEST_STORE)) : title,
    url: more.length > 0 && isSaved ? SAVED : pathOf[kind](first.id, first.store_id),
  };
  const lasting = Math.max(...things.map(({ until }) => secondsUntil(until, now)));
  const urgency = isUrgent(kind) ? 'high' : 'normal';
  const how = { ttlSeconds: Math.min(DEAL_TTL_SECONDS, lasting), urgency } as const;
  if (more.length > 0) message.body = texts.andMore(message.body, more.length);
  else if (kind === 'waitlist_held') {
    message.body = texts.until(message.body, timeText(new Date(first.until), timeZone));
  }
  return toPush(kind.replace('_', '-'), oldest, message, how);
}
