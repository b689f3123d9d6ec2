import type { NearbyOffer } from '@baeon/contracts/assistant/assistant-wire';
import type { Deal } from '@baeon/contracts/campaigns/campaigns-wire';
import type { DealsFound } from './deals-about.ts';
import type { DealsQuestion } from './offline/chat-state.ts';
import type { AskedOfDeals } from './offline/deal-words.ts';
import { isPersonWord } from './offline/for-whom.ts';

/** What is said of deals. */

export const dealWording = {
  needsPlace: 'I need to know where you are to look for deals near you.',
  none: 'I know of no deal for that near you right now.',
} as const;

/** What is longer is no name that anybody would take for theirs. */
const LONGEST_NAME = 4;

export const thingsIn = (about: string): string[] =>
  about.split(', ').filter((each) => each !== '');

/** Who goes on with "for gents" means what was asked before. */
export function withBefore(about: string, before: string, aside: string[]): AskedOfDeals {
  const asked = thingsIn(about);
  const isOfPeople =
    asked.length > 0 &&
    asked.every((thing) =>
      thing.split(' ').every((word) => isPersonWord(word.replace(/'?s$/u, ''))),
    );
  if (!isOfPeople || before === '') return { asked, aside };
  return { asked: thingsIn(before).map((thing) => `${thing} for ${asked.join(' ')}`), aside };
}

const inList = (names: string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}` : (names[0] ?? '');

/** Those that are shown, and what of the question none of them is about. */
export function dealsText(
  { offers: found, things, missing }: Omit<DealsFound, 'offers'> & { offers: NearbyOffer[] },
  [first, ...others]: NearbyOffer[],
): string {
  const said = missing.filter((name) => name.split(' ').length <= LONGEST_NAME);
  const isNone = found.length === 0 && missing.length > 0;
  if (!first)
    return isNone && said.length === 1
      ? `I know of no deal on ${said[0]!} near you right now.`
      : dealWording.none;
  const none =
    missing.length > 0 && said.length === missing.length
      ? `I know of no deal on ${inList(said)} near you right now. `
      : '';
  const about =
    things.every((name) => name !== '') && things.length > 0 && none !== ''
      ? ` on ${inList(things)}`
      : '';
  const at = `${first.title} at ${first.store}`;
  if (others.length === 0) return `${none}There is a deal${about} near you: ${at}.`;
  return `${none}Here are ${others.length + 1} deals${about} near you, the nearest first: ${at}, among others.`;
}

const dayOf = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone }).format(new Date(instant));

/** What is asked about one deal, from what its store says. */
export function dealText(deal: Deal, what: NonNullable<DealsQuestion['detail']>['what']): string {
  const { title } = deal.campaign;
  const [store] = deal.stores;
  if (what === 'until')
    return `“${title}” is valid until ${dayOf(deal.coupon.expiry_date, deal.time_zone)}.`;
  if (what === 'terms')
    return `“${title}” at ${deal.advertiser.name}: ${deal.terms ?? deal.campaign.description} Valid until ${dayOf(deal.coupon.expiry_date, deal.time_zone)}.`;
  if (what === 'how')
    return `Open “${title}” here to get its coupon, and show the code at ${deal.advertiser.name}.`;
  const address = store
    ? `${store.address.line}, ${store.address.city} ${store.address.pincode}`
    : '';
  const away = deal.distance_km === null ? '' : `, ${deal.distance_km.toFixed(1)} km from you`;
  return `${deal.advertiser.name} is at ${address}${away}.`;
}
