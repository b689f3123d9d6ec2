import { randomUUID } from 'node:crypto';
import type { ChatBody, ChatResult, NearbyOffer } from '@baeon/contracts/assistant/assistant-wire';
import type { Coordinates } from '@baeon/contracts/places/geo';
import { isPlainText } from '@baeon/contracts/common/plain-text';
import type { Db } from '../../db/client.ts';
import type { ProductRow } from '../../db/product-row.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { isUuid } from '../../lib/uuid.ts';
import type { Catalogue } from '../products/catalogue.ts';
import { toProduct, type ProductImage } from '../../lib/to-product.ts';
import { findChat, saveChat } from './chats.repo.ts';
import {
  emptyMemory,
  memorySchema,
  needFor,
  type ChatMemory,
  type TurnReply,
} from './offline/chat-state.ts';

/** A chat that rests this long is over. */
const KEPT_MS = 24 * 3_600_000;

/** Whoever answers: our own assistant, or a model with ours behind it. */
export type Assistant = {
  reply(text: string, memory: ChatMemory): Promise<TurnReply> | TurnReply;
};

type Dependencies = {
  db: Db;
  clock: Clock;
  catalogue: Pick<Catalogue, 'isReady' | 'find'>;
  assistant: Assistant;
  /** Live deals near a place in stores that sell such a product. */
  offersNear(
    kind: Pick<ProductRow, 'category' | 'productType'>,
    at: Coordinates,
  ): Promise<NearbyOffer[]>;
  image: ProductImage;
};

export type ChatService = ReturnType<typeof createChatService>;

export function createChatService(deps: Dependencies) {
  const { db, clock, assistant } = deps;

  /** A chat that is over, or somebody else's, begins anew with no more than what it was about. */
  async function recall(
    { conversation_id: id, product_name: about }: ChatBody,
    userId: string | null,
  ) {
    const found = id && isUuid(id) ? await findChat(db, id, userId, clock.now()) : null;
    const memory = memorySchema.safeParse(found?.memory);
    if (found && memory.success) return { id: id!, memory: memory.data };
    const need = about && isPlainText(about) ? needFor(about) : null;
    return { id: randomUUID(), memory: { ...emptyMemory, need } };
  }

  /** Deals are told of once for each kind of product, and whenever they are asked for. */
  async function offersFor(body: ChatBody, reply: TurnReply): Promise<NearbyOffer[]> {
    const { latitude, longitude } = body;
    const kind = reply.products[0] ?? lastShown(reply.memory) ?? kindOf(body);
    const isNews = reply.products.length > 0 && kind?.category !== body.category;
    if (!kind || latitude == null || longitude == null) return [];
    return isNews || reply.asksForDeals ? deps.offersNear(kind, { latitude, longitude }) : [];
  }

  const lastShown = ({ shown: [first] }: ChatMemory) => (first ? deps.catalogue.find(first) : null);

  return {
    async reply(body: ChatBody, userId: string | null, origin: string): Promise<ChatResult> {
      if (!(await deps.catalogue.isReady())) {
        throw new AppError('NOT_READY', 'One moment, the catalogue is being read.');
      }
      const { id, memory } = await recall(body, userId);
      const reply = await assistant.reply(body.user_input, memory);
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + KEPT_MS);
      await saveChat(db, { id, userId, memory: reply.memory, now, expiresAt });
      const offers = await offersFor(body, reply);
      return {
        message: withOffers(body, reply, offers),
        product_name: reply.memory.need?.words || (body.product_name ?? null),
        category: reply.products[0]?.category ?? body.category ?? null,
        conversation_id: id,
        table: reply.table,
        products: reply.products.map((row) => toProduct(row, { origin, image: deps.image })),
        rows: reply.rows,
        offers,
        suggestions: reply.suggestions,
      };
    },
  };
}

const kindOf = ({ category }: ChatBody) => (category ? { category, productType: null } : null);

function withOffers(body: ChatBody, reply: TurnReply, offers: NearbyOffer[]): string {
  const { message, asksForDeals } = reply;
  const [first] = offers;
  if (first) {
    const others = offers.length > 1 ? ', among others' : '';
    const told = `There is a deal near you: ${first.title} at ${first.store}${others}.`;
    return asksForDeals ? told : `${message} ${told}`;
  }
  if (!asksForDeals) return message;
  if (body.latitude == null || body.longitude == null) return dealTexts.needsPlace;
  return body.category || reply.memory.shown.length > 0 ? message : dealTexts.needsProduct;
}

const dealTexts = {
  needsPlace: 'I need to know where you are to look for deals near you.',
  needsProduct:
    'Tell me first what you are looking for, then I can look for deals on that near you.',
} as const;
