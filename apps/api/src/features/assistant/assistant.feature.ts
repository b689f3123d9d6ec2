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
import { createModelAssistant } from './model/model-assistant.ts';
import { createAssistantThread } from './thread/assistant-thread.ts';

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
  const thread = createAssistantThread({
    catalogue,
    vectors,
    folder: deps.config.dataDir,
    log: deps.log,
  });
  const chat = createChatService({
    db,
    clock,
    catalogue,
    assistant: chooseAssistant(deps, thread.assistant),
    dealsNear: createDealsNear(campaigns),
    storesNear: createStoresNear(deps.directory),
    image,
  });
  return {
    routes: [{ prefix: API_PREFIX, plugin: assistantRoutes({ chat, ownOrigin }) }],
    async start() {
      thread.start();
    },
    async close() {
      await thread.close();
      await vectors?.close();
    },
  };
}

function chooseAssistant({ config, catalogue, log }: Dependencies, own: Assistant): Assistant {
  if (!config.chatModel) return own;
  const model = createOpenAiChat(config.chatModel);
  return createModelAssistant({ model, catalogue, own, log });
}
