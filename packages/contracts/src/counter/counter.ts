/** Who runs a store, and who works in it. */
export const storeRoles = ['owner', 'staff'] as const;
export type StoreRole = (typeof storeRoles)[number];

export const INVITATION_DAYS = 30;
export const ENROLMENT_MINUTES = 10;
export const PIN_LENGTH = 4;
export const PIN_TRIES = 5;
export const PIN_LOCK_MINUTES = 10;
/** From the last thing that somebody did at the till. */
export const SHIFT_MINUTES = 30;
/** At the till itself; later the owner may. */
export const UNDO_MINUTES = 10;
/** Why something was undone. */
export const LONGEST_REASON = 200;
export const MOST_BILL_RUPEES = 1_000_000;
/** Of one campaign, by one till between two syncs. */
export const MOST_TAKEN_OFFLINE = 100;

/** Everything that is recorded of whoever runs a store or works at its tills. */
export const counterActs = [
  'owner_invited',
  'staff_invited',
  'invitation_withdrawn',
  'owner_joined',
  'staff_joined',
  'store_taken_over',
  'person_removed',
  'enrolment_made',
  'till_enrolled',
  'till_renamed',
  'till_removed',
  'till_staff_added',
  'pin_changed',
  'pin_locked',
  'till_staff_removed',
  'signed_in_at_till',
  'signed_out_at_till',
  'key_made',
  'key_removed',
  'redeemed',
  'undone',
  'redeemed_offline',
  'conflict_recorded',
  'conflict_settled',
  'campaign_paused',
  'campaign_resumed',
  'offline_limit_changed',
  'deal_made',
  'deal_changed',
  'deal_ended',
  'refusal_answered',
  'message_retried',
  'record_downloaded',
  'person_looked_up',
  'person_signed_out',
  'person_blocked',
  'person_unblocked',
  'import_started',
  'data_downloaded',
  'bid_made',
  'bid_withdrawn',
  'counter_refused',
  'store_changed',
  'shop_invited',
  'shop_applied',
  'shop_opened',
  'shop_approved',
  'shop_sent_back',
  'deal_applied',
  'deal_approved',
  'deal_sent_back',
] as const;
export type CounterAct = (typeof counterActs)[number];

/** What whoever takes a coupon may want to look at twice. */
export const couponDoubts = [
  'other_branch',
  'any_store',
  'ends_today',
  'passed_on_before',
  /** A live code of before, or of a clock that is wrong: ask to open the app. */
  'stale_code',
] as const;
export type CouponDoubt = (typeof couponDoubts)[number];
