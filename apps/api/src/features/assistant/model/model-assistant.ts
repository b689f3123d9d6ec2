import type { FastifyBaseLogger } from 'fastify';
import type { ProductRow } from '../../../db/product-row.ts';
import type { ChatMessage, ChatModel, ToolCall } from '../../../gateways/chat-model/chat-model.ts';
import type { Catalogue } from '../../products/catalogue.ts';
import type { Assistant } from '../assistant.service.ts';
import type { AssistantCatalogue, ChatMemory, Need, TurnReply } from '../offline/chat-state.ts';
import { boundNeed, needOfTurn, type TurnNeed } from './need-of-turn.ts';
import { faultOf } from './grounding/fault.ts';
import type { Fault } from './grounding/ground.ts';
import { historyOf } from './product-data.ts';
import {
  INSTRUCTIONS,
  REMINDER,
  MOST_COMPARED,
  readArguments,
  showArguments,
  TOOLS,
} from './tools.ts';
import { createLookUp, type LookUp } from './look-up.ts';
import { replyOf } from './reply.ts';

const MOST_ROUNDS = 5;
const MOST_CALLS = 8;
/** How often an answer may be found wanting before we answer ourselves. */
const MOST_FAULTS = 2;
/** All rounds together; the web app waits for 15 seconds. */
const PATIENCE_MS = 12_000;

type Dependencies = {
  model: ChatModel;
  catalogue: AssistantCatalogue & Pick<Catalogue, 'understand'>;
  /** Answers where the model does not, or must not be believed. */
  own: Assistant;
  log: FastifyBaseLogger;
  patienceMs?: number;
};

type Outcome = { reply: TurnReply } | { reason: string };

/** What is known of one turn while it is answered. */
type Setting = TurnNeed & { text: string; memory: ChatMemory; shown: ProductRow[]; lookUp: LookUp };

const wordsOf = (need: Need | null): string[] =>
  need
    ? [need.words, ...need.extras, ...need.unwanted, ...need.bounds.map(({ said }) => said)]
    : [];

/** A model that looks products up and proposes what to show; nothing is shown that is not checked first. */
export function createModelAssistant(deps: Dependencies): Assistant {
  const { model, catalogue, own, log, patienceMs = PATIENCE_MS } = deps;

  function judge({ arguments: given }: ToolCall, setting: Setting): Outcome | { fault: Fault } {
    const { text, memory, shown, lookUp, kind } = setting;
    const answer = readArguments(showArguments, given);
    if (!answer) {
      return {
        fault: { reason: 'arguments of another form', hint: 'These are not its arguments.' },
      };
    }
    const ids = [...new Set(answer.product_ids)];
    const products = ids.flatMap((id) => lookUp.find(id) ?? []);
    if (products.length < ids.length) {
      return { fault: { reason: 'a product it was not told of', hint: 'Some id is unknown.' } };
    }
    const table = answer.compare === true;
    if (table && (products.length < 2 || products.length > MOST_COMPARED)) {
      return {
        fault: { reason: 'a comparison of nothing', hint: 'Compare two to four products.' },
      };
    }
    const need = boundNeed(setting.need, memory.need, products, shown);
    const said = [text, ...wordsOf(memory.need), ...wordsOf(need)].join(' \n ');
    const message = answer.message.replaceAll(/\*\*|__|`|^#+\s*/gmu, '');
    const fault = faultOf(message, {
      products,
      need,
      said,
      others: lookUp.others(products),
      brandsIn: (words) => catalogue.brandsIn(words).map(({ brand }) => brand),
    });
    if (fault) return { fault };
    const shownNow = { message, products, table, need, kind };
    return { reply: replyOf(catalogue, shownNow, memory, lookUp.queryOf) };
  }

  async function ask(setting: Setting): Promise<Outcome> {
    const { text, memory, shown, lookUp } = setting;
    const signal = AbortSignal.timeout(patienceMs);
    const messages: ChatMessage[] = [
      { role: 'system', content: INSTRUCTIONS },
      ...historyOf(memory, shown),
      { role: 'user', content: text },
    ];
    let faults = 0;
    for (let round = 1; round <= MOST_ROUNDS; round += 1) {
      const answer = await model.complete({ messages, tools: TOOLS }, signal);
      if (!answer.ok) return { reason: answer.reason };
      const { content, toolCalls } = answer;
      if (content.trim() === '' && toolCalls.length === 0) return { reason: 'an empty answer' };
      if (toolCalls.length > MOST_CALLS) return { reason: 'too many calls' };
      messages.push({ role: 'assistant', content, toolCalls });
      if (toolCalls.length === 0) messages.push({ role: 'user', content: REMINDER });
      for (const call of toolCalls) {
        if (call.name !== 'show') {
          messages.push({ role: 'tool', callId: call.id, content: lookUp.run(call) });
          continue;
        }
        const judged = judge(call, setting);
        if (!('fault' in judged)) return judged;
        faults += 1;
        if (faults >= MOST_FAULTS) return { reason: judged.fault.reason };
        const error = `Not shown. ${judged.fault.hint}`;
        messages.push({ role: 'tool', callId: call.id, content: JSON.stringify({ error }) });
      }
    }
    return { reason: 'no end of rounds' };
  }

  return {
    async reply(text, memory) {
      const shown = memory.shown.flatMap((id) => catalogue.find(id) ?? []);
      const turn = needOfTurn(catalogue, text, memory, shown);
      // Deals near the person are not in the catalogue.
      if (turn.kind === 'deals') return own.reply(text, memory);
      const lookUp = createLookUp(catalogue, turn.need, shown);
      const outcome = await ask({ ...turn, text, memory, shown, lookUp });
      if ('reply' in outcome) return outcome.reply;
      log.warn({ reason: outcome.reason }, 'the model did not answer, our own assistant does');
      return own.reply(text, memory);
    },
  };
}
