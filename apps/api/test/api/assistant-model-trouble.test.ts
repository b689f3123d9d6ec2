import { describe, expect, it } from 'vitest';
import { createModelAssistant } from '../../src/features/assistant/model/model-assistant.ts';
import { createOfflineAssistant } from '../../src/features/assistant/offline/offline-assistant.ts';
import { emptyMemory, type ChatMemory } from '../../src/features/assistant/offline/chat-state.ts';
import { createOpenAiChat } from '../../src/gateways/chat-model/openai.ts';
import { KEY } from '../gateways/chat-model-support.ts';
import {
  idsIn,
  search,
  show,
  shownIdsIn,
  useModel,
  type Brain,
} from './assistant-model-support.ts';

const { say, think, model, reasons, context, sql } = await useModel();
await context.catalogue.settled();
const own = createOfflineAssistant(context.catalogue);

const STRANGER = '0199d1b1-0000-7000-8000-000000000001';

async function memoryOf(conversationId: string | null): Promise<ChatMemory> {
  const [row] = await sql<{ memory: ChatMemory }>(
    'select memory from conversations where id = $1',
    [conversationId],
  );
  return row?.memory ?? emptyMemory;
}

/** Our own assistant's words, and one line in the log that says why. */
async function expectOwnAnswer(
  text: string,
  thinks: Brain,
  reason: string,
  conversationId: string | null = null,
) {
  const expected = own.reply(text, await memoryOf(conversationId));
  const reply = await say(text, thinks, conversationId);
  expect(reasons()).toEqual([reason]);
  expect(reply.status).toBe(200);
  expect(reply.message).toBe(expected.message);
  expect(reply.names).toEqual(expected.products.map(({ name }) => name));
  expect(reply.suggestions).toEqual(expected.suggestions);
  return reply;
}

const afterSearch =
  (step: (ids: string[]) => ReturnType<Brain>): Brain =>
  (_seen, nth) =>
    nth === 1 ? search('smartphone') : step(idsIn(model.seen[1]!));

describe('our own assistant answers instead of a model', () => {
  it.each<[string, Brain, string]>([
    ['that fails twice', () => ({ status: 500 }), 'HTTP 500'],
    ['that refuses us', () => ({ status: 401 }), 'HTTP 401'],
    [
      'that answers in another form',
      () => ({ status: 200, json: { hello: 1 } }),
      'an answer of another form',
    ],
    ['that answers with a web page', () => (response) => response.end('<html>'), 'not JSON'],
    ['that says nothing', () => ({ content: ' ' }), 'an empty answer'],
    ['that only talks', () => ({ content: 'Let me think.' }), 'no end of rounds'],
    ['that only looks', () => search('smartphone'), 'no end of rounds'],
    [
      'that calls tools that do not exist',
      () => ({ calls: [{ name: 'buy', arguments: {} }] }),
      'no end of rounds',
    ],
    [
      'that writes no arguments',
      () => ({ calls: [{ name: 'show', arguments: '{"message": ' }] }),
      'arguments of another form',
    ],
    [
      'that writes other arguments',
      () => ({ calls: [{ name: 'show', arguments: { text: 'x' } }] }),
      'arguments of another form',
    ],
    [
      'that calls everything at once',
      () => ({
        calls: Array.from({ length: 9 }, () => ({
          name: 'search_products',
          arguments: { query: 'x' },
        })),
      }),
      'too many calls',
    ],
    [
      'that shows an unknown product',
      () => show('Look.', [STRANGER]),
      'a product it was not told of',
    ],
    [
      'that shows no product at all',
      () => show('Look.', ['Veltra Nova 5']),
      'a product it was not told of',
    ],
    [
      'that invents a product',
      afterSearch((ids) => show('The Veltra Nova 9 is the best.', ids)),
      'a name that no product has',
    ],
    [
      'that invents a price',
      afterSearch((ids) => show('They begin at ₹4,999.', ids)),
      'an amount that no product has',
    ],
    [
      'that invents a feature',
      afterSearch((ids) => show('All have 16 GB RAM.', ids)),
      'a measure that no product states',
    ],
    [
      'that speaks of what it does not show',
      afterSearch(() => show('The Veltra Nova 6 costs ₹28,999.')),
      'a name that no product has',
    ],
    [
      'that sends people elsewhere',
      afterSearch((ids) => show('See www.example.org', ids)),
      'a link',
    ],
    [
      'that compares one',
      afterSearch((ids) => show('Look.', ids.slice(0, 1), true)),
      'a comparison of nothing',
    ],
  ])('%s', async (_name, thinks, reason) => {
    await expectOwnAnswer('smartphone with 8gb ram', thinks, reason);
    expect(model.seen.length).toBeLessThanOrEqual(5);
  });

  it('that shows a product of the catalogue that it did not look up', async () => {
    const [sofa] = await sql<{ id: string }>(
      `select id from products where name = 'Woodnest Lounge'`,
    );
    const reply = await expectOwnAnswer(
      'smartphone with 8gb ram',
      afterSearch(() => show('Look.', [sofa!.id])),
      'a product it was not told of',
    );
    expect(reply.names).not.toContain('Woodnest Lounge');
  });

  it.each([
    ['cheaper', 'a product outside the budget'],
    ['something more expensive', 'a product outside the budget'],
    ['only rated above 4.3', 'a product rated too low'],
  ])('that shows the same again after “%s”', async (text, reason) => {
    const first = await say('smartphone', (seen, nth) =>
      nth === 1 ? search('smartphone') : show('Here they are.', idsIn(seen)),
    );
    expect(first.names).toHaveLength(4);
    await expectOwnAnswer(
      text,
      (seen) => show('These.', shownIdsIn(seen)),
      reason,
      first.conversation_id,
    );
  });

  it('that shows what is over the budget', async () => {
    const first = await say('smartphone', (seen, nth) =>
      nth === 1 ? search('smartphone', { min_price: 20_000 }) : show('Here is one.', idsIn(seen)),
    );
    expect(first.names).toEqual(['Veltra Nova 6']);
    const reply = await expectOwnAnswer(
      'phone under 10000',
      (seen) => show('This one.', shownIdsIn(seen)),
      'a product outside the budget',
      first.conversation_id,
    );
    expect(reply.names).toEqual(['Kestrel Spark 2']);
  });

  it('that shows what was ruled out', async () => {
    const first = await say('sofa', (seen, nth) =>
      nth === 1 ? search('sofa') : show('Here they are.', idsIn(seen)),
    );
    expect(first.names.toSorted()).toEqual(['Woodnest Lounge', 'Woodnest Meadow']);
    const reply = await expectOwnAnswer(
      'not leather',
      (seen) => show('These.', shownIdsIn(seen)),
      'a product that was ruled out',
      first.conversation_id,
    );
    expect(reply.names).toEqual(['Woodnest Meadow']);
  });

  it('that takes too long, all rounds together', async () => {
    const chat = { apiKey: KEY, baseUrl: model.url, model: 'some-model' };
    const lines: object[] = [];
    const assistant = createModelAssistant({
      model: createOpenAiChat(chat),
      catalogue: context.catalogue,
      own,
      log: { warn: (line: object) => lines.push(line) } as never,
      patienceMs: 400,
    });
    think((_seen, nth) => (nth < 3 ? search('phone') : () => undefined));
    const reply = await assistant.reply('hello', emptyMemory);
    expect(reply.message).toBe(own.reply('hello', emptyMemory).message);
    expect(lines).toEqual([{ reason: 'no answer in time' }]);
  });
});
