import type { ServiceArea } from '@baeon/contracts/places/geo';
import type { Clock } from '../../lib/clock.ts';
import { API_PREFIX } from '../../lib/feature.ts';
import type { Campaigns } from '../campaigns/campaigns.service.ts';
import type { Stores } from '../stores/stores.service.ts';
import type { Searches } from './searches.service.ts';
import { suggestionsRoutes, userSearchesRoutes } from './suggestions.routes.ts';
import { createSuggester } from './suggestions.service.ts';

type Dependencies = {
  config: { serviceArea: ServiceArea };
  userPrefix: string;
  clock: Clock;
  campaigns: Campaigns;
  stores: Stores;
  searches: Searches;
};

/** What is suggested to whoever searches deals, and what they searched for before. */
export function createSuggestionsFeature({ config, userPrefix, ...deps }: Dependencies) {
  const suggest = createSuggester({ ...deps, serviceArea: config.serviceArea });
  return {
    routes: [
      { prefix: API_PREFIX, plugin: suggestionsRoutes({ suggest }) },
      { prefix: userPrefix, plugin: userSearchesRoutes(deps) },
    ],
    /** What was searched for last is kept. */
    close: deps.searches.settled,
  };
}
