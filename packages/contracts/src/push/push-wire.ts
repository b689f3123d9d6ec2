import { z } from 'zod';

/** Phones and browsers of one person; a further one takes the place of the oldest. */
export const MAX_DEVICES = 10;

const base64url = (bytes: number) =>
  z
    .string()
    .regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`), 'That is not a key');

/** What a browser's push service gave it, as `PushSubscription.toJSON()` spells it. */
export const pushSubscriptionBody = z.object({
  endpoint: z.url({ protocol: /^https$/, error: 'endpoint must be an https address' }).max(1000),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  time_zone: z.string().max(60).describe('Of the device; quiet hours are meant there'),
});

export const pushEndpointBody = pushSubscriptionBody.pick({ endpoint: true });

const hour = z.number().int().min(0).max(23);

/** What somebody wants to hear of, and when not. */
export const pushSettingsSchema = z.object({
  new_deals: z.boolean().describe('New deals of followed shops'),
  ending_coupons: z.boolean().describe('Held coupons that are about to end'),
  saved_deals: z.boolean().describe('Saved deals that are about to end or to sell out'),
  passes: z.boolean().describe('Coupons that friends give, take or bring'),
  used_coupons: z.boolean().describe('Own coupons that a store took or gave back'),
  waitlists: z.boolean().describe('Sold-out deals that somebody waits for'),
  offers: z.boolean().describe('What shops offer for deals that were raised'),
  bargains: z
    .boolean()
    .describe('For owners: what is wanted near their stores, and what became of bids'),
  quiet_from: hour.describe('The hour from which on nothing is sent'),
  quiet_until: hour.describe('The hour from which on it is sent again; the same: no quiet hours'),
});

export const pushSettingsBody = pushSettingsSchema.partial();

export const pushResult = z.object({
  public_key: z.string().describe('The VAPID key to subscribe with'),
  settings: pushSettingsSchema,
  runs_store: z.boolean().describe('Whether bargains are any of their business'),
  devices: z.number().int().nonnegative().describe('How many of this person get news'),
});

/** What a push message says, encrypted for the device. */
export const pushMessageSchema = z.object({
  title: z.string(),
  body: z.string(),
  url: z.string().describe('A path of the app, opened by a tap'),
  tag: z.string().describe('A later message of the same tag takes its place'),
});

export type PushSubscriptionBody = z.infer<typeof pushSubscriptionBody>;
export type PushSettings = z.infer<typeof pushSettingsSchema>;
export type PushSettingsBody = z.infer<typeof pushSettingsBody>;
export type PushResult = z.infer<typeof pushResult>;
export type PushMessage = z.infer<typeof pushMessageSchema>;

export const defaultPushSettings: PushSettings = {
  new_deals: true,
  ending_coupons: true,
  saved_deals: true,
  passes: true,
  used_coupons: true,
  waitlists: true,
  offers: true,
  bargains: true,
  quiet_from: 21,
  quiet_until: 8,
};

export type PushTopic = Exclude<keyof PushSettings, 'quiet_from' | 'quiet_until'>;

/** Of what people are told, and what they switch off to hear of it no more: never an answer that they asked for. */
export const notificationTopics = {
  ending_coupon: 'ending_coupons',
  new_deal: 'new_deals',
  saved_ending: 'saved_deals',
  saved_low: 'saved_deals',
  pass_received: 'passes',
  pass_taken: 'passes',
  referral_bonus: 'passes',
  coupon_used: 'used_coupons',
  coupon_back: 'used_coupons',
  waitlist_held: 'waitlists',
  waitlist_ended: 'waitlists',
  bid_made: 'offers',
  counter_refused: 'offers',
  pool_reached: 'offers',
  pool_missed: 'offers',
  bargain_near: 'bargains',
  counter_made: 'bargains',
  bid_accepted: 'bargains',
  bid_over: 'bargains',
  approved: null,
  sent_back: null,
} as const satisfies Record<string, PushTopic | null>;

export type NotificationKind = keyof typeof notificationTopics;

/** What happened to somebody's property, or is theirs for minutes: they hear of it at once, also in quiet hours. */
export const urgentKinds = [
  'coupon_used',
  'coupon_back',
  'waitlist_held',
] as const satisfies NotificationKind[];
export const isUrgent = (kind: NotificationKind): boolean =>
  urgentKinds.some((urgent) => urgent === kind);
