import { digitsText } from '@baeon/ui/lib/format/format.ts';
import { rupeesText } from '@baeon/ui/lib/format/money.ts';
import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const bargainTexts = defineTexts('bargains', {
  states: {
    raised: 'Shops near you have been told. You hear from us when one makes an offer.',
    bargaining: 'You named a price. The shop makes a new offer, or says no.',
    offered: 'Compare the offers, and accept the one that you like.',
  },
  closed: {
    accepted: 'You accepted an offer.',
    by_shopper: 'You closed this deal. Nobody bargains for it any more.',
    over: 'Nobody came to terms in two weeks. You can raise it again.',
  },
  openPage: 'See the product',
  offers: 'Offers',
  offerCount: (count: number) => (count === 1 ? '1 offer' : `${digitsText(count)} offers`),
  people: (count: number, km: number) =>
    count === 1
      ? 'So far you are the only one near here who wants this.'
      : `${digitsText(count)} people within ${km} km want this.`,
  invite: 'Invite others',
  inviteText: (product: string) =>
    `Who else wants this? Together we get a better price: ${product}`,
  notLoaded: 'This deal could not be loaded',
  gone: 'This deal is not here',
  whyGone: 'It is somebody else’s, or the link is not complete.',
  allDeals: 'See my deals',

  off: {
    rupees: (amount: number) => `${rupeesText(amount)} off`,
    percent: (amount: number) => `${amount}% off`,
  },
  away: (km: string) => `${km} km away`,
  honoured: (honoured: string, shown: string) => `Honoured ${honoured} of ${shown}`,
  new: 'New here',
  acceptBy: (day: string) => `Accept by ${day}`,
  closes: (day: string) => `Closes on ${day}`,
  usableTill: (day: string) => `Then use it by ${day}`,
  taken: (taken: string, all: string) => `${taken} of ${all} taken`,
  saidYes: (count: number) =>
    count === 1 ? '1 person is in' : `${digitsText(count)} people are in`,
  step: (amount: string, from: number) =>
    from === 1 ? `${amount} from the first` : `${amount} from ${digitsText(from)} people`,
  reached: 'Reached',
  accept: 'Accept',
  join: 'I’m in',
  namePrice: 'Name a price',
  decline: 'No, thanks',
  declined: 'You declined this offer.',
  accepted: 'You accepted this offer.',
  youAreIn: 'You are in. When it closes, everybody who is in gets the best price reached.',
  missed: 'Not enough people were in. Nobody is bound by it.',
  takeBack: 'I’m out',
  showCoupon: 'Show the coupon',
  asked: {
    open: (price: string) => `You asked for ${price}. The shop has not answered yet.`,
    answered: (price: string) => `You asked for ${price}. This is the shop’s answer.`,
    refused: (price: string) => `You asked for ${price}. The shop said no.`,
    over: (price: string) => `You asked for ${price}.`,
  },

  acceptTitle: (price: string, store: string) => `${price} at ${store}?`,
  acceptText: 'You get the coupon at once, and the other shops are told that you chose.',
  joinText:
    'If enough people are in when it closes, you get a coupon for the best price reached. Below that nobody gets anything, and nobody pays.',
  priceTitle: (store: string) => `Name a price to ${store}`,
  priceText: 'You can do so once. The shop makes a new offer, or says no.',
  price: 'Your price in rupees',
  priceWrong: 'Enter an amount in whole rupees',
  send: 'Send',
  close: 'Close this deal',
  closeTitle: 'Close this deal?',
  closeText: 'Shops are told that you do not look for it any more.',

  pool: {
    title: 'Want this together?',
    people: (count: number, km: number) =>
      count === 1
        ? `1 person within ${km} km wants this.`
        : `${digitsText(count)} people within ${km} km want this.`,
    text: (brand: string) =>
      `The more people want the same, the better the price that ${brand} gets for all. Nobody sees who is in it.`,
    join: 'I want this too',
    far: (brand: string) =>
      `You are too far from the others. ${brand} bargains for you where you are.`,
    noPlace: 'We need to know where you are.',
    choose: 'Choose a place',
    closed: 'Nobody waits for this any more. You can raise it for yourself.',
  },
});
