import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/client.ts';
import { createOpenAiChat } from '../../gateways/chat-model/openai.ts';
import type { ModelConfig } from '../../gateways/provider-config.ts';
import type { Clock } from '../../lib/clock.ts';
import { API_PREFIX } from '../../lib/feature.ts';
import type { OwnOrigin } from '../../lib/own-site.ts';
import type { ProductImage } from '../../lib/to-product.ts';
import type { Campaigns } from '../campaigns/campaigns.service.ts';
import type { Catalogue } from '../products/catalogue.ts';
import type { Directory } from '../stores/directory.service.ts';
import { createStoresNear } from './stores-near.ts';
import { createDealsNear } from './deals-near.ts';
import { assistantRoutes } from './assistant.routes.ts';
import { createChatService, type Assistant } from './assistant.service.ts';
import { createSentenceVectors } from '../../gateways/sentence-vectors/sentence-vectors.ts';
import { createNearShelves, type NearShelves } from './meaning/shelf-vectors.ts';
import { withMeaning } from './meaning/with-meaning.ts';
import { createModelAssistant } from './model/model-assistant.ts';
import { createOfflineAssistant, type OfflineAssistant } from './offline/offline-assistant.ts';
import { warmUp } from './warm-up.ts';

type Dependencies = {
  config: { chatModel: ModelConfig | null; sentenceVectors: boolean; dataDir: string };
  db: Db;
  clock: Clock;
  catalogue: Catalogue;
  campaigns: Campaigns;
  directory: Directory;
  productImage: ProductImage;
  ownOrigin: OwnOrigin;
  log: FastifyBaseLogger;
};

export function createAssistantFeature(deps: Dependencies) {
  const { db, clock, catalogue, campaigns, productImage: image, ownOrigin } = deps;
  const vectors = deps.config.sentenceVectors ? createSentenceVectors({ log: deps.log }) : null;
  const near =
    vectors &&
    createNearShelves({ vectors, catalogue, folder: deps.config.dataDir, log: deps.log });
  const rules = createOfflineAssistant(catalogue);
  const closing = new AbortController();
  const chat = createChatService({
    db,
    clock,
    catalogue,
    assistant: chooseAssistant(deps, rules, near),
    dealsNear: createDealsNear(campaigns),
    storesNear: createStoresNear(deps.directory),
    image,
  });
  return {
    routes: [{ prefix: API_PREFIX, plugin: assistantRoutes({ chat, ownOrigin }) }],
    async start() {
      near?.start();
      const { signal } = closing;
      warmUp({ assistant: rules, catalogue, signal }).catch((error: unknown) => {
        deps.log.warn({ err: error }, 'the assistant could not be warmed up');
      });
    },
    async close() {
      closing.abort();
      await vectors?.close();
      await near?.close();
    },
  };
}

function chooseAssistant(
  { config, catalogue, log }: Dependencies,
  rules: OfflineAssistant,
  near: NearShelves | null,
): Assistant {
  const own = near ? withMeaning(rules, near) : rules;
  if (!config.chatModel) return own;
  const model = createOpenAiChat(config.chatModel);
  return createModelAssistant({ model, catalogue, own, log });
}
