import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOpenAiChat } from '../../src/gateways/chat-model/openai.ts';
import { writeJson } from '../support/http-server.ts';
import { KEY, startModel } from './chat-model-support.ts';

/** Answers in the shapes that the public interfaces document, and that their servers are known to write. */
const fixture = (name: string): string =>
  readFileSync(new URL(`./completions/${name}`, import.meta.url), 'utf8');

let answer = '';
let refusal: { status: number; json: unknown } | null = null;
let model: Awaited<ReturnType<typeof startModel>>;

beforeAll(async () => {
  model = await startModel(({ body }, response) => {
    if (refusal && body.tool_choice === 'required') {
      return writeJson(response, refusal.status, refusal.json);
    }
    response.writeHead(200);
    response.end(answer);
  });
});
afterAll(() => model.close());

const complete = (text: string) => {
  answer = text;
  model.seen.length = 0;
  const chat = createOpenAiChat({ baseUrl: model.url, apiKey: KEY, model: 'some-model' });
  const messages = [
    { role: 'user' as const, content: 'Hello' },
    {
      role: 'assistant' as const,
      content: '',
      toolCalls: [{ id: 'call_1', name: 'show', arguments: '{}' }],
    },
    { role: 'tool' as const, callId: 'call_1', content: '{}' },
  ];
  return chat.complete({ messages, tools: [] }, AbortSignal.timeout(5000));
};
const called = (...calls: [name: string, given: object][]) => ({
  ok: true,
  toolCalls: calls.map(([name]) => expect.objectContaining({ name })),
});

describe('what servers are known to answer', () => {
  it.each([
    ['openai-one-call.sse', [['search_products', { query: 'wireless earbuds', max_price: 2000 }]]],
    [
      'openai-parallel-calls.sse',
      [
        ['product_details', { id: 'p-1' }],
        ['product_details', { id: 'p-2' }],
      ],
    ],
    ['openai-null-content.json', [['search_products', { query: 'yoga mat' }]]],
    [
      'gemini-one-index-for-all.sse',
      [
        ['product_details', { id: 'p-1' }],
        ['product_details', { id: 'p-2' }],
      ],
    ],
    ['openrouter-comments.sse', [['search_products', { query: 'kettle' }]]],
    ['ollama-arguments-as-object.json', [['search_products', { query: 'table fan' }]]],
    ['mistral-content-in-parts.json', [['search_products', { query: 'desk lamp' }]]],
    ['deepseek-reasoning.sse', [['search_products', { query: 'kettle' }]]],
    ['function-call-of-old.json', [['search_products', { query: 'clock' }]]],
  ] satisfies [string, [string, object][]][])('%s calls tools', async (name, calls) => {
    const completion = await complete(fixture(name));
    expect(completion).toMatchObject(called(...calls));
    if (!completion.ok) return;
    expect(completion.toolCalls.map(({ arguments: given }) => JSON.parse(given))).toEqual(
      calls.map(([, given]) => given),
    );
    const ids = completion.toolCalls.map(({ id }) => id);
    expect(new Set(ids).size).toBe(calls.length);
  });

  it.each([
    ['openai-text-only.sse', 'What would you like to spend?'],
    ['empty.json', ''],
  ])('%s is a text alone', async (name, content) => {
    expect(await complete(fixture(name))).toEqual({ ok: true, content, toolCalls: [] });
  });

  it('keeps what a model thinks out of what it says', async () => {
    const completion = await complete(fixture('mistral-content-in-parts.json'));
    expect(completion).toMatchObject({ content: 'One moment.' });
    const reasoned = await complete(fixture('deepseek-reasoning.sse'));
    expect(reasoned).toMatchObject({ content: '' });
  });

  it.each([
    ['openai-refusal.sse', 'a refusal'],
    ['openai-refusal.json', 'a refusal'],
    ['azure-content-filter.sse', 'a refusal'],
    ['openai-cut-at-length.sse', 'an answer cut short'],
    ['openrouter-error-in-stream.sse', 'an error of the server'],
    ['error-as-answer.json', 'an error of the server'],
  ])('%s is no answer', async (name, reason) => {
    expect(await complete(fixture(name))).toEqual({ ok: false, reason });
  });

  it('asks without a demand for a call where a server does not know it', async () => {
    const message = "Unsupported value: 'tool_choice' does not support 'required'";
    refusal = { status: 400, json: { error: { message, type: 'invalid_request_error' } } };
    const completion = await complete(fixture('openai-one-call.sse'));
    refusal = null;
    expect(completion).toMatchObject({ ok: true });
    expect(model.seen.map(({ body }) => body.tool_choice)).toEqual(['required', 'auto']);
  });

  it('writes null for a text that there is none of beside calls', async () => {
    await complete(fixture('openai-text-only.sse'));
    expect(model.seen[0]!.body.messages[1]!.content).toBeNull();
  });
});
