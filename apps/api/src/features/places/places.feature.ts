import type { ServiceArea } from '@baeon/contracts/places/geo';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/client.ts';
import { createGoogleGeocoder } from '../../gateways/geocoder/google.ts';
import { createOfflineGeocoder } from '../../gateways/geocoder/offline.ts';
import type { GoogleMapsConfig } from '../../gateways/provider-config.ts';
import { API_PREFIX } from '../../lib/feature.ts';
import { placesRoutes } from './places.routes.ts';
import { createPlaces } from './places.service.ts';

type Dependencies = {
  config: { serviceArea: ServiceArea; googleGeocoder: GoogleMapsConfig | null };
  db: Db;
  log: FastifyBaseLogger;
};

/** The gazetteer, and whoever else knows where a place is. */
export function createPlacesFeature({ config, db, log }: Dependencies) {
  const places = createPlaces({ db, near: config.serviceArea });
  const offline = createOfflineGeocoder(places);
  const { googleGeocoder } = config;
  return {
    places,
    geocoder: googleGeocoder ? createGoogleGeocoder(googleGeocoder, offline, log) : offline,
    routes: [{ prefix: API_PREFIX, plugin: placesRoutes({ places }) }],
  };
}
