import { beforeAll, describe, expect, it } from 'vitest';
import {
  emptyMemory,
  type ChatMemory,
  type TurnReply,
} from '../../src/features/assistant/offline/chat-state.ts';
import { createOfflineAssistant } from '../../src/features/assistant/offline/offline-assistant.ts';
import type { ProductRow } from '../../src/db/product-row.ts';
import { demoCatalogue } from './demo-catalogue.ts';
import { generateRequests, type Generated } from './generated-requests.ts';
import { faultsOf, namesOf } from './grounded.ts';
import { hasWord, wholeText } from './chat-case.ts';

/** All of them with the long tests. */
const REQUESTS = process.env.LONG ? 750 : 250;
/** A wish that a product of the catalogue answers, and nothing is found, happens so seldom. */
const FOUND = 0.95;

const catalogue = demoCatalogue();
const names = namesOf(catalogue.rows);
const assistant = createOfflineAssistant(catalogue);

type Answered = Generated & { reply: TurnReply; faults: string[] };

let answered: Answered[];

function converse(request: Generated): Answered {
  let memory: ChatMemory = emptyMemory;
  const faults: string[] = [];
  let reply!: TurnReply;
  for (const say of request.turns) {
    reply = assistant.reply(say, memory);
    faults.push(...faultsOf(say, reply, memory, names));
    memory = reply.memory;
  }
  return { ...request, reply, faults };
}

const isWithin = ({ pricePaise }: ProductRow, { budget }: Generated): boolean =>
  !budget ||
  (pricePaise !== null && pricePaise >= budget.from * 100 && pricePaise <= budget.to * 100);

/** Stated under the label that was named, or, of a plain word, under any. */
function states(product: ProductRow, { asked }: Generated): boolean {
  if (!asked) return true;
  if (/^\d/.test(asked.value)) return product.attributes[asked.label] === asked.value;
  const words = asked.value.toLowerCase().split(' ');
  const text = wholeText({ ...product, description: '' });
  return words.every((word) => hasWord(text, word));
}

const isRuledOut = (product: ProductRow, { not }: Generated): boolean =>
  not !== null && hasWord(wholeText(product), not);

/** One that answers as well and costs less than what is called the cheapest. */
const answersCheaper = (row: ProductRow, cheapest: ProductRow, request: Generated): boolean =>
  row.productType === cheapest.productType &&
  row.pricePaise! < cheapest.pricePaise! &&
  row.title.toLowerCase().includes(request.thing.replace(/s$/, '')) &&
  states(row, request) &&
  !isRuledOut(row, request);

/** What was said and shown, for whoever reads a failure. */
const told = ({ turns, reply }: Answered, products: ProductRow[]): string =>
  `${turns.join(' | ')} → ${reply.message} [${products.map(({ name }) => name).join('; ')}]`;

const wrong = (
  isWrong: (product: ProductRow, request: Generated) => boolean,
  among = answered,
): string[] =>
  among.flatMap((each) => {
    const products = each.reply.products.filter((product) => isWrong(product, each));
    return products.length > 0 ? told(each, products) : [];
  });

beforeAll(() => {
  answered = generateRequests(catalogue.rows, REQUESTS).map(converse);
});

describe(`${REQUESTS} requests over the whole catalogue`, () => {
  it('shows nothing outside the budget', () => {
    expect(wrong((product, request) => !isWithin(product, request))).toEqual([]);
  });

  it('shows nothing that does not state what was asked for', () => {
    // Unless it is said that nothing does.
    const silently = answered.filter(({ reply }) => !reply.message.includes('None of them says'));
    expect(wrong((product, request) => !states(product, request), silently)).toEqual([]);
  });

  it('shows nothing that was ruled out, not even in a description', () => {
    expect(wrong(isRuledOut)).toEqual([]);
  });

  it('names and prices only what is there, and counts what it shows', () => {
    expect(
      answered.flatMap((each) => each.faults.map((fault) => `${fault}: ${told(each, [])}`)),
    ).toEqual([]);
  });

  it('shows products of the catalogue as they are', () => {
    const rows = new Set(catalogue.rows);
    expect(wrong((product) => !rows.has(product))).toEqual([]);
  });

  it('finds something wherever there is something', () => {
    const possible = answered.filter(({ example }) => example !== null);
    const missed = possible.filter(({ reply }) => reply.products.length === 0);
    const most = Math.floor(possible.length * (1 - FOUND));
    expect(missed.map((each) => told(each, [])).slice(most)).toEqual([]);
  });

  it('says the cheapest there is where the budget is too small', () => {
    const tooSmall = answered.filter(({ example }) => example === null);
    expect(tooSmall.length).toBeGreaterThan(REQUESTS / 25);
    expect(tooSmall.filter(({ reply }) => reply.products.length > 0)).toEqual([]);
    const named = tooSmall.flatMap((each) => {
      const name = /The cheapest I have is (.+) at ₹/u.exec(each.reply.message)?.[1];
      const cheapest = catalogue.rows.find((row) => row.name === name);
      return cheapest ? { each, cheapest } : [];
    });
    expect(named.length / tooSmall.length).toBeGreaterThan(FOUND);
    const wrongly = named.filter(
      ({ each, cheapest }) =>
        !states(cheapest, each) ||
        isRuledOut(cheapest, each) ||
        catalogue.rows.some((row) => answersCheaper(row, cheapest, each)),
    );
    expect(wrongly.map(({ each }) => told(each, []))).toEqual([]);
  });

  it('every suggestion leads on', () => {
    const dead = answered.slice(0, 150).flatMap((each) =>
      each.reply.suggestions.flatMap((suggestion) => {
        const reply = assistant.reply(suggestion, each.reply.memory);
        return reply.products.length > 0
          ? []
          : `${suggestion} after ${told(each, [])}: ${reply.message}`;
      }),
    );
    expect(dead).toEqual([]);
  });
});
