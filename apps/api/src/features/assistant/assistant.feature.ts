import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/client.ts';
import { createOpenAiChat } from '../../gateways/chat-model/openai.ts';
import type { ModelConfig, SearchConfig } from '../../gateways/provider-config.ts';
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
import { threadSpentMs } from '../../lib/loop-watch.ts';
import { createNearShelves } from './meaning/shelf-vectors.ts';
import { withMeaning } from './meaning/with-meaning.ts';
import { createBoundedAssistant } from './offline/turn-budget.ts';
import { withRetrieval } from './with-retrieval.ts';
import { createAssistantThread } from './thread/assistant-thread.ts';

type Dependencies = {
  config: {
    chatModel: ModelConfig | null;
    sentenceVectors: boolean;
    dataDir: string;
    search: SearchConfig | null;
  };
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
  const { assistant: own, ...kept } = ownAssistant(deps, vectors);
  const chat = createChatService({
    db,
    clock,
    catalogue,
    assistant: chooseAssistant(deps, own),
    dealsNear: createDealsNear(campaigns),
    storesNear: createStoresNear(deps.directory),
    image,
  });
  return {
    routes: [{ prefix: API_PREFIX, plugin: assistantRoutes({ chat, ownOrigin }) }],
    async start() {
      kept.start();
    },
    async close() {
      await kept.close();
      await vectors?.close();
    },
  };
}

/** In a thread that has all products too; where they are retrieved, here, within the limit of each turn. */
function ownAssistant(
  { config, catalogue, log }: Dependencies,
  vectors: ReturnType<typeof createSentenceVectors> | null,
) {
  const folder = config.dataDir;
  if (!config.search) return createAssistantThread({ catalogue, vectors, folder, log });
  const rules = withRetrieval(createBoundedAssistant(catalogue, threadSpentMs), catalogue);
  const near = vectors && createNearShelves({ vectors, catalogue, folder, log });
  const assistant: Assistant = near ? withMeaning(rules, near) : rules;
  return { assistant, start: () => near?.start(), close: async () => near?.close() };
}

function chooseAssistant({ config, catalogue, log }: Dependencies, own: Assistant): Assistant {
  if (!config.chatModel) return own;
  const model = createOpenAiChat(config.chatModel);
  return createModelAssistant({ model, catalogue, own, log });
}
