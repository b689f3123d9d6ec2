import type { ServiceArea } from '@baeon/contracts/places/geo';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { ModelConfig } from '../../gateways/provider-config.ts';
import { createOfflineSpeech } from '../../gateways/speech/offline/offline.ts';
import { createOpenAiSpeech } from '../../gateways/speech/openai.ts';
import type { SpeechGateway } from '../../gateways/speech/speech-gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { API_PREFIX } from '../../lib/feature.ts';
import type { Catalogue } from '../products/catalogue.ts';
import { speechRoutes } from './speech.routes.ts';
import { createSpeech, createTranscriptCorrection } from './speech.service.ts';
import { createStoreVocabulary } from './store-vocabulary.ts';

type Dependencies = {
  config: { speechModel: ModelConfig | null; serviceArea: ServiceArea };
  pool: Pool;
  clock: Clock;
  catalogue: Catalogue;
  log: FastifyBaseLogger;
  gateway: SpeechGateway | undefined;
};

export function createSpeechFeature({
  config,
  pool,
  clock,
  catalogue,
  log,
  ...given
}: Dependencies) {
  const gateway = given.gateway ?? chooseGateway(config.speechModel, log);
  const near = config.serviceArea;
  const vocabulary = createStoreVocabulary({ pool, clock, near, catalogue, log });
  const speech = createSpeech({ gateway, correct: createTranscriptCorrection(vocabulary) });
  return {
    routes: [{ prefix: API_PREFIX, plugin: speechRoutes({ speech }) }],
    close: () => gateway.close(),
  };
}

function chooseGateway(model: ModelConfig | null, log: FastifyBaseLogger): SpeechGateway {
  const own = createOfflineSpeech({ log });
  return model ? createOpenAiSpeech(model, { own, check: own.check, log }) : own;
}
