import type { FastifyBaseLogger } from 'fastify';
import type { ProductRow } from '../../../db/product-row.ts';
import type { ChatMessage, ChatModel, ToolCall } from '../../../gateways/chat-model/chat-model.ts';
import type { Catalogue } from '../../products/catalogue.ts';
import type { Assistant } from '../assistant.service.ts';
import { compareRows } from '../offline/compare.ts';
import {
  needFor,
  plainReply,
  type AssistantCatalogue,
  type ChatMemory,
  type Need,
  type TurnReply,
} from '../offline/chat-state.ts';
import { texts } from '../offline/wording.ts';
import { faultOf } from './grounding/fault.ts';
import type { Fault } from './grounding/ground.ts';
import { createLookUp, type LookUp } from './look-up.ts';
import { historyOf } from './product-data.ts';
import { boundNeed, needOfTurn } from './need-of-turn.ts';
import { heldNeed, readingData, replyOf, turnMessages, neededWords } from './read-turn-tool.ts';
import {
  INSTRUCTIONS,
  REMINDER,
  MOST_COMPARED,
  dealsArguments,
  readArguments,
  showArguments,
  TOOLS,
  turnArguments,
} from './tools.ts';

const MOST_ROUNDS = 5;
const MOST_CALLS = 8;
/** How often an answer may be found wanting before we answer ourselves. */
const MOST_FAULTS = 2;
/** All rounds together; the web app waits for 15 seconds. */
const PATIENCE_MS = 12_000;

type Dependencies = {
  model: ChatModel;
  catalogue: AssistantCatalogue & Pick<Catalogue, 'answer' | 'understand'>;
  /** Reads every turn, and answers where the model does not, or must not be believed. */
  own: Assistant;
  log: FastifyBaseLogger;
  patienceMs?: number;
};

type Outcome = { reply: TurnReply } | { reason: string };

/** What is known of one turn while it is answered. */
type Setting = {
  text: string;
  memory: ChatMemory;
  shown: ProductRow[];
  lookUp: LookUp;
  /** What an answer is held to by what the person said. */
  need: Need | null;
  /** Our own reading of what the person said, and the last one of what the model made of it. */
  own: TurnReply;
  reading: TurnReply;
};

/** Deals near the person are listed by whoever knows where they are. */
const dealsReply = (about: string, memory: ChatMemory): TurnReply => ({
  ...plainReply(texts.noDeals, memory),
  asksForDeals: { about: about.toLowerCase(), ofShown: false, detail: null },
});

const wrongArguments: Fault = {
  reason: 'arguments of another form',
  hint: 'These are not its arguments.',
};

/** A model that words what our own assistant finds; nothing is shown that is not checked first. */
export function createModelAssistant(deps: Dependencies): Assistant {
  const { model, catalogue, own, log, patienceMs = PATIENCE_MS } = deps;

  /** What is looked for from here on: by the words of the model, where these brought up what it shows. */
  async function needShown({ reading, memory, lookUp }: Setting, products: ProductRow[]) {
    const found = new Set(reading.products.map(({ id }) => id));
    const other = products.find(({ id }) => !found.has(id) && lookUp.queryOf(id) !== null);
    if (!other) return reading.memory.need;
    const { need } = (await own.reply(lookUp.queryOf(other.id)!, { ...memory, need: null })).memory;
    return heldNeed(reading.memory.need, need);
  }

  async function judge(call: ToolCall, setting: Setting): Promise<Outcome | { fault: Fault }> {
    const { text, memory, shown, lookUp, reading } = setting;
    const answer = readArguments(showArguments, call.arguments);
    if (!answer) return { fault: wrongArguments };
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
    const read = heldNeed(setting.need, reading.memory.need);
    const need = boundNeed(read, memory.need, products, shown);
    const said = [text, ...neededWords(memory.need), ...neededWords(need)].join(' \n ');
    const message = answer.message.replaceAll(/\*\*|__|`|^#+\s*/gmu, '');
    const fault = faultOf(message, {
      products,
      need,
      said,
      others: lookUp.others(products),
      brandsIn: (words) => catalogue.brandsIn(words).map(({ brand }) => brand),
    });
    if (fault) return { fault };
    const remembered = await needShown(setting, products);
    const rows = table ? compareRows(products) : [];
    const answered = { message, products, rows, table, need: remembered };
    return { reply: replyOf(answered, reading, memory) };
  }

  /** Another reading of the turn; the first one goes on to bind. */
  async function readAgain(call: ToolCall, setting: Setting): Promise<string> {
    const wanted = readArguments(turnArguments, call.arguments);
    if (!wanted) return JSON.stringify({ error: wrongArguments.hint });
    setting.reading = await own.reply(wanted.text, setting.memory);
    setting.lookUp.note(setting.reading.products);
    return readingData(setting.reading);
  }

  async function ask(setting: Setting): Promise<Outcome> {
    const { text, memory, shown, lookUp } = setting;
    const signal = AbortSignal.timeout(patienceMs);
    const messages: ChatMessage[] = [
      { role: 'system', content: INSTRUCTIONS },
      ...historyOf(memory, shown),
      ...turnMessages(text, setting.own),
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
        const note = (result: string) =>
          messages.push({ role: 'tool', callId: call.id, content: result });
        if (call.name === 'read_turn') {
          note(await readAgain(call, setting));
          continue;
        }
        const deals = call.name === 'list_deals' && readArguments(dealsArguments, call.arguments);
        if (deals) return { reply: dealsReply(deals.about, memory) };
        if (call.name !== 'show') {
          note(await catalogue.answer([], () => lookUp.run(call)));
          continue;
        }
        const judged = await judge(call, setting);
        if (!('fault' in judged)) return judged;
        faults += 1;
        if (faults >= MOST_FAULTS) return { reason: judged.fault.reason };
        note(JSON.stringify({ error: `Not shown. ${judged.fault.hint}` }));
      }
    }
    return { reason: 'no end of rounds' };
  }

  /** A budget binds whatever else was not understood. */
  function withPriceOf(text: string, need: Need | null): Need | null {
    const { price } = catalogue.understand(text);
    return price && !need?.price ? { ...(need ?? needFor('')), price } : need;
  }

  return {
    async reply(text, memory) {
      const shown = memory.shown.flatMap((id) => catalogue.find(id) ?? []);
      const read = await own.reply(text, memory);
      if (read.asksForDeals) return read;
      const need = withPriceOf(text, needOfTurn(catalogue, text, memory, shown).need);
      const lookUp = createLookUp(catalogue, need, [...shown, ...read.products]);
      const outcome = await ask({ text, memory, shown, need, lookUp, own: read, reading: read });
      if ('reply' in outcome) return outcome.reply;
      log.warn({ reason: outcome.reason }, 'the model did not answer, our own assistant does');
      return read;
    },
  };
}
