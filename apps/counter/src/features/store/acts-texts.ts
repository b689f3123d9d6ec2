import type { CounterAct } from '@baeon/contracts/counter/counter';
import { defineTexts } from '@baeon/ui/lib/texts.ts';

const acts: Record<CounterAct, string> = {
  owner_invited: 'Owner invited',
  staff_invited: 'Staff invited',
  invitation_withdrawn: 'Invitation withdrawn',
  owner_joined: 'Owner joined',
  staff_joined: 'Staff joined',
  store_taken_over: 'Store taken over by its phone',
  person_removed: 'Person removed',
  enrolment_made: 'Code for a till made',
  till_enrolled: 'Till enrolled',
  till_renamed: 'Till renamed',
  till_removed: 'Till removed',
  till_staff_added: 'Name added',
  pin_changed: 'PIN changed',
  pin_locked: 'Name locked after wrong PINs',
  till_staff_removed: 'Name removed',
  signed_in_at_till: 'Signed in at a till',
  signed_out_at_till: 'Signed out at a till',
  key_made: 'Key made',
  key_removed: 'Key removed',
  redeemed: 'Coupon taken',
  undone: 'Undone',
  redeemed_offline: 'Coupon taken offline',
  conflict_recorded: 'Conflict recorded',
  conflict_settled: 'Conflict settled',
  campaign_paused: 'Deal paused',
  campaign_resumed: 'Deal resumed',
  offline_limit_changed: 'Offline limit changed',
  refusal_answered: 'Refusal answered',
  message_retried: 'Message sent again',
};

export const actsTexts = defineTexts('acts', {
  title: 'Record',
  trouble: 'The record could not be loaded',
  empty: 'Nothing has been done yet.',
  more: 'Show earlier ones',
  acts,
});
