import type { BidKind } from '@baeon/contracts/deal-raise/bargains';
import { rupeesText } from '@baeon/ui/lib/format/money.ts';
import { defineTexts } from '@baeon/ui/lib/texts.ts';

const kinds: Record<BidKind, string> = {
  price: 'The price, in rupees',
  rupees: 'Rupees off your price',
  percent: 'Percent off your price',
};

export const storeBargainsTexts = defineTexts('storeBargains', {
  title: 'Wanted near you',
  hint: 'What people asked us to bargain for, the nearest first. Nobody sees who they are until they come to your till.',
  empty: 'Nobody near you waits for an offer just now.',
  more: 'Show more',
  people: (count: number) => (count === 1 ? '1 person' : `${count} people within 8 km`),
  away: (km: number) => `about ${km} km away`,
  justNow: 'just now',
  page: 'See the product',
  waiting: 'No offer of yours yet',
  off: {
    rupees: (amount: number) => `${rupeesText(amount)} off`,
    percent: (amount: number) => `${amount}% off`,
  },
  step: (amount: string, from: number) => (from === 1 ? amount : `${amount} from ${from} people`),
  yours: (steps: string) => `Your offer: ${steps}`,
  till: (day: string) => `till ${day}`,
  taken: (taken: number, all: number) => `${taken} of ${all} taken`,
  asks: (price: string) => `Somebody asks for ${price}`,
  sayNo: 'Say no',
  sayNoTitle: (price: string) => `Say no to ${price}?`,
  sayNoText: 'Your offer stays. To say yes, or to meet them between, change your offer instead.',
  offer: 'Make an offer',
  change: 'Change the offer',
  changeText: 'It takes the place of your offer, and people are told.',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this offer?',
  withdrawText: 'Nobody can accept it any more.',
  kind: 'What the offer names',
  kinds,
  amount: 'How much',
  from: 'From how many people on',
  fromHint:
    '1: whoever accepts has it at once. More: all who are in get it together, when it closes.',
  better: 'Better, from more people on (may stay empty)',
  betterFrom: 'From how many people on, for that',
  howMany: 'How many you have',
  until: 'Until when',
  days: ['Today', 'Tomorrow'],
  inDays: (count: number) => `In ${count} days`,
  note: 'Anything else? (terms, colour, delivery)',
  send: 'Send the offer',
  notWhole: 'Enter whole numbers, please',
});
