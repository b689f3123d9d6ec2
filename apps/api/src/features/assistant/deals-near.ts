import type { NearbyOffer } from '@baeon/contracts/assistant/assistant-wire';
import type { Deal, Offer } from '@baeon/contracts/campaigns/campaigns-wire';
import { COUPON_TYPE } from '@baeon/contracts/campaigns/campaigns';
import type { Coordinates } from '@baeon/contracts/places/geo';
import type { Campaigns } from '../campaigns/campaigns.service.ts';
import {
  howNamed,
  isSaidIn,
  nameInSentence,
  namesNothing,
  namesOf,
  offersThing,
} from './deal-names.ts';
import { dealsAbout } from './deals-about.ts';
import type { AskedOfDeals } from './offline/deal-words.ts';

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

export type DealsNear = ReturnType<typeof createDealsNear>;

/** Live deals near a place, for a chat. */
export function createDealsNear(campaigns: Pick<Campaigns, 'offers' | 'search' | 'deal'>) {
  return {
    /** All that are near. */
    async near(at: Coordinates): Promise<NearbyOffer[]> {
      return (await campaigns.offers({ ...at, type: COUPON_TYPE, limit: MOST_TOLD })).offers.map(
        toNearby,
      );
    },

    /** Those about what was asked, else about what was told beside, the nearest first. */
    async about({ asked, aside }: AskedOfDeals, at: Coordinates) {
      const find = { at, atMost: MOST_TOLD };
      const first = await dealsAbout(campaigns.search, asked, find);
      const found =
        first.offers.length > 0 || aside.length === 0
          ? first
          : {
              ...(await dealsAbout(campaigns.search, aside, find)),
              missing: first.missing,
              things: [],
            };
      return { ...found, offers: found.offers.map(toNearby) };
    },

    /** Those that have to do with a kind of thing: they offer it, or are for all that such a store has. */
    async forKind(kinds: string[], at: Coordinates): Promise<NearbyOffer[]> {
      const names = kinds.flatMap(namesOf);
      const inSentences = names.map(nameInSentence);
      const found = (
        await Promise.all(kinds.map((kind) => campaigns.search(kind, at, LOOKED_AT)))
      ).flat();
      const each = [...new Map(found.map((offer) => [offer.campaign_id, offer])).values()];
      return each
        .filter(({ title, description, store }) => {
          return (
            offersThing(title, names) ||
            (namesNothing(title) && isSaidIn(description, inSentences)) ||
            (EVERYTHING.test(`${title} ${description}`) &&
              howNamed(`${store.name} ${store.category}`, names) === 'whole')
          );
        })
        .slice(0, MOST_ASIDE)
        .map(toNearby);
    },

    deal: (id: string, at: Coordinates | null): Promise<Deal | null> =>
      campaigns.deal(id, at ?? {}, null).catch(() => null),
  };
}
