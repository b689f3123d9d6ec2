import { englishUseHours } from '@baeon/contracts/campaigns/use-hours';
import { distanceText } from '@baeon/contracts/places/geo';
import { digitsText } from '../../lib/format/format.ts';
import { defineTexts, textsOf } from '../../lib/texts.ts';

export const dealTexts = defineTexts('dealParts', {
  campaignStates: {
    live: 'Live',
    upcoming: 'Starts soon',
    sold_out: 'Sold out',
    paused: 'Paused',
    ended: 'Ended',
  },
  couponStates: {
    ready: 'Ready to use',
    used: 'Used',
    expired: 'Expired',
  },
  // Ours rather than the browser's: reading its calendars holds up the first list.
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  date: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
  validTill: (date: string) => `Valid till ${date}`,
  ended: 'Ended',
  endsToday: 'Ends today',
  endsTodayHours: (hours: number) => `Ends today, ${hours} h left`,
  endsTodayMinutes: (minutes: number) => `Ends today, ${minutes} min left`,
  endsTomorrow: 'Ends tomorrow',
  endsIn: (days: number) => `Ends in ${days} days`,
  daysLeft: (days: number) => `${days} days left`,
  soldOut: 'Sold out',
  dealsLeft: (count: number) => (count === 1 ? '1 deal left' : `${digitsText(count)} deals left`),
  rated: (score: string) => `Rated ${score} of 5`,
  saving: {
    percent: (amount: number) => `${amount}% off`,
    rupees: (amount: number) => `₹${digitsText(amount)} off`,
  },
  distance: (km: string) => `${km} KM`,
  honoured: (honoured: string, shown: string) => `Honoured ${honoured} of ${shown}`,
  lastHonoured: {
    days: ['last today', 'last yesterday'],
    on: (date: string) => `last on ${date}`,
  },
  leastBill: (rupees: number) => `For bills from ₹${digitsText(rupees)}`,
  usable: (when: string) => `To be used ${when}`,
  useHours: englishUseHours,
  about: 'About this offer',
  terms: 'Terms',
  facts: {
    validTill: 'Valid Till',
    dealsLeft: 'Deals Left',
    allGone: 'All gone',
    oneEach: 'One for each person',
  },
});

export type DealTexts = (typeof dealTexts)['english'];

/** '1.2 KM', as cards show it; null where nobody knows how far it is. */
export function distanceLabel(
  km: number | null,
  texts: DealTexts = textsOf(dealTexts),
): string | null {
  return km === null ? null : texts.distance(distanceText(km));
}
