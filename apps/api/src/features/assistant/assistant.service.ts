import { randomUUID } from 'node:crypto';
import type { ChatBody, ChatResult, NearbyOffer } from '@baeon/contracts/assistant/assistant-wire';
import type { Deal } from '@baeon/contracts/campaigns/campaigns-wire';
import type { Coordinates } from '@baeon/contracts/places/geo';
import { isPlainText } from '@baeon/contracts/common/plain-text';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { isUuid } from '../../lib/uuid.ts';
import type { Catalogue } from '../products/catalogue.ts';
import { toProduct, type ProductImage } from '../../lib/to-product.ts';
import { dealsText, dealText, dealWording, thingsIn, withBefore } from './deal-texts.ts';
import type { DealsNear } from './deals-near.ts';
import { storesText, type StoresNear } from './stores-near.ts';
import { findChat, saveChat } from './chats.repo.ts';
import {
  emptyMemory,
  memorySchema,
  needFor,
  type ChatMemory,
  type DealsQuestion,
  type Need,
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
  catalogue: Pick<Catalogue, 'answer' | 'confirmed' | 'isReady' | 'kindsIn' | 'kindOf'>;
  assistant: Assistant;
  dealsNear: DealsNear;
  storesNear: StoresNear;
  image: ProductImage;
};

export type ChatService = ReturnType<typeof createChatService>;

export function createChatService(deps: Dependencies) {
  const { db, clock, assistant } = deps;

  async function needAbout(about: string | null | undefined): Promise<Need | null> {
    if (!about || !isPlainText(about)) return null;
    const { catalogue } = deps;
    const kinds = await catalogue.answer([about], () => catalogue.kindsIn(about));
    return { ...needFor(about), isKind: kinds.length > 0 };
  }

  /** A chat that is over, or somebody else's, begins anew with no more than what it was about. */
  async function recall(
    { conversation_id: id, product_name: about }: ChatBody,
    userId: string | null,
  ) {
    const found = id && isUuid(id) ? await findChat(db, id, userId, clock.now()) : null;
    const memory = memorySchema.safeParse(found?.memory);
    if (found && memory.success) return { id: id!, memory: memory.data };
    return { id: randomUUID(), memory: { ...emptyMemory, need: await needAbout(about) } };
  }

  /** Deals are told of once for each kind of thing, and whenever they are asked for. */
  async function withDeals(body: ChatBody, reply: TurnReply) {
    const at = placeOf(body);
    const { asksForDeals: asked, memory } = reply;
    if (asked?.detail) return detailOf(asked, reply, at);
    if (asked) return dealsAsked(asked, reply, at);
    if (reply.asksForStores) {
      const stores = at ? await deps.storesNear(reply.asksForStores, at) : [];
      return { message: reply.message + storesText(stores), offers: [], memory };
    }
    const [first] = reply.products;
    const { words = '' } = memory.need ?? {};
    const isNews = first !== undefined && words !== body.product_name && reply.isNew === true;
    const kind = first && deps.catalogue.kindOf(first.id)?.name;
    const names = [words, kind ?? ''].filter((name) => name !== '');
    const offers = at && isNews ? await deps.dealsNear.forKind(names, at) : [];
    const told = offers[0] ? ` ${tellOf(offers)}` : '';
    return { message: reply.message + told, offers, memory };
  }

  async function dealsAsked(asked: DealsQuestion, reply: TurnReply, at: Coordinates | null) {
    const { memory } = reply;
    if (!at) return { message: dealWording.needsPlace, offers: [], memory };
    const [shown] = memory.shown;
    const about = asked.ofShown && shown ? (deps.catalogue.kindOf(shown)?.name ?? '') : asked.about;
    const aside = thingsIn(asked.aside ?? '');
    const before = memory.deals?.about ?? '';
    const found = await deps.dealsNear.about(withBefore(about, before, aside), at);
    const isAny = thingsIn(about).length === 0;
    const offers = found.offers.length > 0 || !isAny ? found.offers : await deps.dealsNear.near(at);
    const ids = offers.map(({ campaign_id: id }) => id);
    const deals = { ids: ids.length > 0 ? ids : (memory.deals?.ids ?? []), about };
    const message = dealsText(found, offers);
    return { message, offers, memory: { ...memory, deals } };
  }

  /** The one that is named by its store, else the one at a place. */
  async function dealMeant(
    { place, said = '' }: NonNullable<DealsQuestion['detail']>,
    ids: string[],
    at: Coordinates | null,
  ): Promise<Deal | null> {
    const told = await Promise.all(ids.map((id) => deps.dealsNear.deal(id, at)));
    const words = new Set(said.split(/[^\p{L}\p{M}]+/u));
    const named = told.find((deal) =>
      deal?.advertiser.name
        .toLowerCase()
        .split(' ')
        .some((word) => word.length > 3 && words.has(word)),
    );
    return named ?? told.at(place) ?? told[0] ?? null;
  }

  async function detailOf({ detail }: DealsQuestion, reply: TurnReply, at: Coordinates | null) {
    const { memory } = reply;
    const deal = await dealMeant(detail!, memory.deals?.ids ?? [], at);
    const message = deal ? dealText(deal, detail!.what) : dealWording.none;
    const offers = deal
      ? [
          {
            campaign_id: deal.campaign.id,
            title: deal.campaign.title,
            store: deal.advertiser.name,
            distance_km: deal.distance_km,
          },
        ]
      : [];
    return { message, offers, memory };
  }

  return {
    async reply(body: ChatBody, userId: string | null, origin: string): Promise<ChatResult> {
      if (!(await deps.catalogue.isReady())) {
        throw new AppError('NOT_READY', 'One moment, the catalogue is being read.');
      }
      const { id, memory } = await recall(body, userId);
      const reply = await assistant.reply(body.user_input, memory);
      const { message, offers, memory: remembered } = await withDeals(body, reply);
      const products = await deps.catalogue.confirmed(reply.products);
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + KEPT_MS);
      await saveChat(db, { id, userId, memory: remembered, now, expiresAt });
      return {
        message,
        product_name: remembered.need?.words || (body.product_name ?? null),
        category: reply.products[0]?.category ?? body.category ?? null,
        conversation_id: id,
        table: reply.table,
        products: products.map((row) => toProduct(row, { origin, image: deps.image })),
        rows: reply.rows,
        offers,
        suggestions: reply.suggestions,
      };
    },
  };
}

const placeOf = ({ latitude, longitude }: ChatBody): Coordinates | null =>
  latitude == null || longitude == null ? null : { latitude, longitude };

function tellOf([first, ...others]: NearbyOffer[]): string {
  const more = others.length > 0 ? ', among others' : '';
  return `There is a deal near you: ${first!.title} at ${first!.store}${more}.`;
}
