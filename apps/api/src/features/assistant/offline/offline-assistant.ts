import type { ProductRow } from '../../../db/product-row.ts';
import { changeNeed } from './change-need.ts';
import { compareReply } from './compare.ts';
import { findProducts, kindOf } from './find-products.ts';
import { beyondPrice, beyondSize } from './go-beyond.ts';
import {
  emptyMemory,
  needFor,
  type ChatMemory,
  type Need,
  plainReply,
  type TurnReply,
  type AssistantCatalogue,
} from './chat-state.ts';
import { readTurn, withoutBeyond, type Beyond } from './read-turn.ts';
import { answerNeed, moreReply } from './show-products.ts';
import type { SmallTalk } from './small-talk.ts';
import { withStarsMeant } from './stars.ts';
import { kindsOf } from './suggestions.ts';
import { detailsReply } from './details.ts';
import { texts } from './wording.ts';

/** The assistant that needs nobody else: what it says is put together from rows of the catalogue alone. */
export function createOfflineAssistant(catalogue: AssistantCatalogue) {
  function smallTalk(talk: SmallTalk, memory: ChatMemory): TurnReply {
    if (talk.kind === 'outside') {
      return plainReply(`${talk.because} ${texts.whatICan}`, memory, kindsOf(catalogue));
    }
    const isOpening = talk.kind === 'greeting' || talk.kind === 'help' || talk.kind === 'who';
    return plainReply(texts[talk.kind], memory, isOpening ? kindsOf(catalogue) : []);
  }

  function changed(said: string, memory: ChatMemory): { need: Need; isNew: boolean } {
    const { need: before } = memory;
    const among = before ? findProducts(catalogue, needFor(kindOf(catalogue, before))) : [];
    const { need, isNew } = changeNeed(said, memory, catalogue.countNamed, among);
    return { need: withStarsMeant(catalogue, need), isNew };
  }

  /** "Cheaper", and "cheaper in black" as well; null where there is nothing to go beyond. */
  function beyond(
    kind: Beyond,
    said: string,
    memory: ChatMemory,
    shown: ProductRow[],
  ): TurnReply | null {
    if (!memory.need || memory.seen === 0) return null;
    const { rest, by } = withoutBeyond(said, kind, shown);
    const { need, isNew } =
      rest === '' ? { need: memory.need, isNew: false } : changed(rest, memory);
    if (isNew) return null;
    const here = { need, memory, shown };
    return kind === 'cheaper' || kind === 'dearer'
      ? beyondPrice(catalogue, kind, here)
      : beyondSize(catalogue, kind, by, here);
  }

  function request(said: string, memory: ChatMemory): TurnReply {
    const { need, isNew } = changed(said, memory);
    return answerNeed(catalogue, need, memory, isNew);
  }

  return {
    reply(text: string, before: ChatMemory): TurnReply {
      const shown = before.shown.flatMap((id) => catalogue.find(id) ?? []);
      const { spokenOf, ...kept } = before;
      const memory = { ...kept, shown: shown.map(({ id }) => id) };
      const { text: said, turn } = readTurn(text, shown, spokenOf);
      switch (turn.kind) {
        case 'small talk':
          return smallTalk(turn.talk, memory);
        case 'afresh':
          return plainReply(texts.afresh, emptyMemory, kindsOf(catalogue));
        case 'deals':
          return { ...plainReply(texts.noDeals, memory, kindsOf(catalogue)), asksForDeals: true };
        case 'compare':
          return compareReply(catalogue, said, turn, memory, shown);
        case 'details':
          return shown.length > 0
            ? detailsReply(turn, memory, shown)
            : plainReply(texts.nothingShown, memory, kindsOf(catalogue));
        case 'more':
          return moreReply(catalogue, memory);
        case 'cheaper':
        case 'dearer':
        case 'bigger':
        case 'smaller':
          return beyond(turn.kind, said, memory, shown) ?? request(said, memory);
        case 'stars':
        case 'request':
          return request(said, memory);
      }
    },
  };
}
