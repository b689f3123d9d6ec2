import type { NearbyOffer } from '@baeon/contracts/assistant/assistant-wire';
import type { Deal, Offer } from '@baeon/contracts/campaigns/campaigns-wire';
import { COUPON_TYPE } from '@baeon/contracts/campaigns/campaigns';
import type { Coordinates } from '@baeon/contracts/places/geo';
import { otherNames } from '@baeon/search/synonyms';
import { plain } from '@baeon/search/words';
import type { Campaigns } from '../campaigns/campaigns.service.ts';
import type { DealsQuestion } from './offline/chat-state.ts';

const MOST_TOLD = 5;
const MOST_ASIDE = 3;
/** Of what is found, so many are looked at for one that names the thing. */
const LOOKED_AT = 20;
const EVERYTHING =
  /\b(?:everything|any (?:purchase|bill|item)|all (?:items|products)|store ?wide|whole store|entire (?:store|range|bill)|total bill|your bill|on bills?)\b/iu;

const toNearby = ({ campaign_id, title, store, distance_km }: Offer): NearbyOffer => ({
  campaign_id,
  title,
  store: store.name,
  distance_km,
});

const inWords = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

const wholeName = (name: string): RegExp =>
  new RegExp(` ${inWords(name).replace(/(?<!s)s$/u, '')}(?:e?s)? `, 'u');

/** In a sentence a single word may be a verb: "made while you watch". */
function nameInSentence(name: string): RegExp {
  const words = inWords(name).replace(/(?<!s)s$/u, '');
  return words.includes(' ')
    ? wholeName(name)
    : new RegExp(
        ` (?:(?:an?|the|any|all|every|each|on|of|with|for|our|your|and|or) (?:\\p{L}+ )?${words}|${words}e?s) `,
        'u',
      );
}

export type DealsNear = ReturnType<typeof createDealsNear>;

/** Live deals near a place, for a chat. */
export function createDealsNear(campaigns: Pick<Campaigns, 'offers' | 'search' | 'deal'>) {
  return {
    /** Those about what was asked, the nearest first; all that are near where nothing was. */
    async about(words: string, at: Coordinates): Promise<NearbyOffer[]> {
      const found =
        words === ''
          ? (await campaigns.offers({ ...at, type: COUPON_TYPE, limit: MOST_TOLD })).offers
          : await campaigns.search(words, at, MOST_TOLD);
      return found.map(toNearby);
    },

    /** Those that have to do with a kind of thing: it is named in them, or they are for all that such a store has. */
    async forKind(kinds: string[], at: Coordinates): Promise<NearbyOffer[]> {
      const names = kinds.flatMap((kind) => [kind, ...otherNames(kind.replace(/(?<!s)s$/u, ''))]);
      // Word by word: a membership that may be frozen is no freezer.
      const [inNames, inSentences] = [names.map(wholeName), names.map(nameInSentence)];
      const isNamed = (text: string, patterns = inNames) => {
        const words = ` ${inWords(plain(text))} `;
        return patterns.some((pattern) => pattern.test(words));
      };
      const found = (
        await Promise.all(kinds.map((kind) => campaigns.search(kind, at, LOOKED_AT)))
      ).flat();
      const each = [...new Map(found.map((offer) => [offer.campaign_id, offer])).values()];
      return each
        .filter(({ title, description, store }) => {
          const text = `${title} ${description}`;
          return (
            isNamed(title) ||
            isNamed(description, inSentences) ||
            (EVERYTHING.test(text) && isNamed(`${store.name} ${store.category}`))
          );
        })
        .slice(0, MOST_ASIDE)
        .map(toNearby);
    },

    deal: (id: string, at: Coordinates | null): Promise<Deal | null> =>
      campaigns.deal(id, at ?? {}, null).catch(() => null),
  };
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
