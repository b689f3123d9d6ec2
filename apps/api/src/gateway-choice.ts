import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import type { Assistant } from './features/assistant/assistant.service.ts';
import { createModelAssistant } from './features/assistant/model/model-assistant.ts';
import { createTalk } from './features/assistant/offline/talk.ts';
import { keepInInbox } from './features/sms/inbox.repo.ts';
import type { ShownPictures } from './features/pictures/shown-pictures.ts';
import type { Places } from './features/places/places.service.ts';
import type { Catalogue } from './features/products/catalogue.ts';
import { findNearestStores, findStoresByPlaceIds } from './features/stores/stores.repo.ts';
import { toNearbyBusiness } from './features/stores/stores.service.ts';
import { createOpenAiChat } from './gateways/chat-model/openai.ts';
import type { Counters } from './gateways/counters/counters.ts';
import { createPostgresCounters } from './gateways/counters/postgres-counters.ts';
import { createRedisCounters } from './gateways/counters/redis-counters.ts';
import type { GeocoderGateway } from './gateways/geocoder/geocoder-gateway.ts';
import { createGoogleGeocoder } from './gateways/geocoder/google.ts';
import { createOfflineGeocoder } from './gateways/geocoder/offline.ts';
import { createGooglePlaces } from './gateways/places/google.ts';
import { createOfflinePlaces } from './gateways/places/offline.ts';
import type { PlacesGateway } from './gateways/places/places-gateway.ts';
import type { PushGateway } from './gateways/push/push-gateway.ts';
import { createWebPush } from './gateways/push/web-push.ts';
import { createInbox } from './gateways/sms/inbox.ts';
import type { SmsGateway } from './gateways/sms/sms-gateway.ts';
import { createTwilio } from './gateways/sms/twilio.ts';
import { createWebhook } from './gateways/sms/webhook.ts';
import { createOfflineSpeech } from './gateways/speech/offline/offline.ts';
import { createOpenAiSpeech } from './gateways/speech/openai.ts';
import type { SpeechGateway } from './gateways/speech/speech-gateway.ts';
import type { Clock } from './lib/clock.ts';
import type { Pictures } from './lib/pictures.ts';

/** Which provider of each outside thing the settings ask for. */

export function chooseCounters(
  config: Config,
  { pool, clock, log }: { pool: Pool; clock: Clock; log: FastifyBaseLogger },
): Counters {
  const inDatabase = createPostgresCounters({ pool, clock });
  if (!config.redisUrl) return inDatabase;
  return createRedisCounters({ url: config.redisUrl, fallback: inDatabase, log });
}

export function chooseSmsGateway(config: Config, db: Db, clock: Clock): SmsGateway {
  switch (config.sms.provider) {
    case 'inbox':
      return createInbox((messages) => keepInInbox(db, messages, clock.now()));
    case 'twilio':
      return createTwilio(config.sms);
    case 'webhook':
      return createWebhook(config.sms, clock);
  }
}

export function choosePlaces(
  config: Config,
  { db, pictures, log }: { db: Db; pictures: ShownPictures; log: FastifyBaseLogger },
): PlacesGateway {
  const own = createOfflinePlaces({
    findNearby: async (at, radiusKm, limit) => {
      const found = await findNearestStores(db, at, radiusKm, limit);
      return found.map(({ store, km }) => toNearbyBusiness(store, pictures, km));
    },
    findByPlaceIds: async (placeIds) => {
      const found = await findStoresByPlaceIds(db, placeIds);
      return found.map((store) => toNearbyBusiness(store, pictures, null));
    },
  });
  if (!config.googlePlaces) return own;
  const logo: Pictures['logo'] = (store) => pictures.logo({ ...store, logo: null });
  return createGooglePlaces(config.googlePlaces, { own, logo, log });
}

export function chooseGeocoder(
  config: Config,
  gazetteer: Places,
  log: FastifyBaseLogger,
): GeocoderGateway {
  const offline = createOfflineGeocoder(gazetteer);
  const { googleGeocoder } = config;
  return googleGeocoder ? createGoogleGeocoder(googleGeocoder, offline, log) : offline;
}

export function chooseAssistant(
  config: Config,
  { catalogue, log }: { catalogue: Catalogue; log: FastifyBaseLogger },
): Assistant {
  const own = createTalk(catalogue);
  if (!config.chatModel) return own;
  const model = createOpenAiChat(config.chatModel);
  return createModelAssistant({ model, catalogue, own, log });
}

export const choosePush = ({ push }: Config): PushGateway =>
  createWebPush({ subject: push.subject });

export function chooseSpeech(config: Config, log: FastifyBaseLogger): SpeechGateway {
  const own = createOfflineSpeech({ log });
  if (!config.speechModel) return own;
  return createOpenAiSpeech(config.speechModel, { own, check: own.check, log });
}
