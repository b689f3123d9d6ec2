import { describe, expect, it } from 'vitest';
import { readCompletion } from '../../src/gateways/chat-model/read-completion.ts';
import { streamOf, wholeOf } from './chat-model-support.ts';

async function* inPieces(pieces: Uint8Array[]): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for (const piece of pieces) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}
const read = (text: string) => readCompletion(inPieces([Buffer.from(text)]));

const answer = {
  content: 'Ein Gruß: ₹18,999 🙂',
  calls: [
    { name: 'search_products', arguments: { query: 'phone “5G” ₹' } },
    { name: 'product_details', arguments: { id: 'x' } },
  ],
};
const expected = {
  ok: true,
  content: answer.content,
  toolCalls: [
    { id: 'call_0', name: 'search_products', arguments: '{"query":"phone “5G” ₹"}' },
    { id: 'call_1', name: 'product_details', arguments: '{"id":"x"}' },
  ],
};
const callsIn = (...tool_calls: object[]) =>
  `data: ${JSON.stringify({ choices: [{ delta: { tool_calls } }] })}\n\n`;

describe('an answer that comes as a stream', () => {
  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('is the same wherever it is cut, with %s', async (_name, end) => {
    const bytes = Buffer.from(streamOf(answer, { end }));
    for (let at = 0; at <= bytes.length; at += 1) {
      const pieces = [bytes.subarray(0, at), bytes.subarray(at)];
      expect(await readCompletion(inPieces(pieces)), `cut at ${at}`).toEqual(expected);
    }
    const single = Array.from(bytes, (_byte, at) => bytes.subarray(at, at + 1));
    expect(await readCompletion(inPieces(single))).toEqual(expected);
  });

  it('needs no empty line behind the last event, nor a space before the data', async () => {
    const text = streamOf(answer).replaceAll('data: ', 'data:');
    expect(await read(text.trimEnd())).toEqual(expected);
    expect(await read(text.replace('data:[DONE]', ''))).toEqual(expected);
    expect(await read(`\uFEFF\n\n${text}`)).toEqual(expected);
  });

  it('joins data over several lines, wherever it is cut', async () => {
    const bytes = Buffer.from(
      'data: {"choices":[{"delta":{"content":"hi"},\r\ndata: "finish_reason":"stop"}]}\r\n\r\n',
    );
    for (let at = 0; at <= bytes.length; at += 1) {
      const pieces = [bytes.subarray(0, at), bytes.subarray(at)];
      expect(await readCompletion(inPieces(pieces)), `cut at ${at}`).toMatchObject({
        content: 'hi',
      });
    }
  });

  it('puts calls together by their index, however they are mixed', async () => {
    const text = [
      callsIn({ index: 1, id: 'b', function: { name: 'show', arguments: '{"b"' } }),
      callsIn(
        { index: 0, id: 'a', function: { name: 'search_', arguments: '' } },
        { index: 1, id: 'b', function: { name: 'show', arguments: ':1}' } },
      ),
      callsIn({ index: 0, function: { name: 'products', arguments: '{}' } }),
      'data: [DONE]\n\n',
    ].join('');
    const { toolCalls } = (await read(text)) as typeof expected;
    expect(toolCalls.toSorted((x, y) => x.id.localeCompare(y.id))).toEqual([
      { id: 'a', name: 'search_products', arguments: '{}' },
      { id: 'b', name: 'show', arguments: '{"b":1}' },
    ]);
  });

  it.each([
    ['without an index', {}, {}],
    ['with one index for all', { index: 0 }, { index: 0 }],
  ])('tells calls %s apart by their ids', async (_name, first, second) => {
    const text = [
      callsIn({ ...first, id: 'a', function: { name: 'show', arguments: '{"n":' } }),
      callsIn({ ...first, function: { arguments: '1}' } }),
      callsIn({ ...second, id: 'b', function: { name: 'show', arguments: '{"n":2}' } }),
      'data: [DONE]\n\n',
    ].join('');
    expect(await read(text)).toMatchObject({
      toolCalls: [
        { id: 'a', name: 'show', arguments: '{"n":1}' },
        { id: 'b', name: 'show', arguments: '{"n":2}' },
      ],
    });
  });

  it('gives calls without an id one of their own, and no arguments for none', async () => {
    const text = `${callsIn({ index: 0, function: { name: 'show' } })}data: [DONE]\n\n`;
    expect(await read(text)).toMatchObject({
      toolCalls: [{ id: 'call_1', name: 'show', arguments: '{}' }],
    });
  });

  it.each([
    ['breaks off', streamOf(answer).slice(0, 900), 'not JSON'],
    ['breaks off between events', callsIn({ index: 0, id: 'a' }), 'a broken stream'],
    ['is no JSON', 'data: {{\n\n', 'not JSON'],
    ['reports an error', 'data: {"error":{"message":"overloaded"}}\n\n', 'an error of the server'],
    ['is a web page', '<html><body>Bad gateway</body></html>', 'not JSON'],
    ['is empty', '  \n', 'not JSON'],
    ['was cut for its length', streamOf(answer, { finish: 'length' }), 'an answer cut short'],
    ['was filtered', streamOf(answer, { finish: 'content_filter' }), 'a refusal'],
    ['refuses', 'data: {"choices":[{"delta":{"refusal":"No."}}]}\n\ndata: [DONE]\n\n', 'a refusal'],
  ])('is none where it %s', async (_name, text, reason) => {
    expect(await read(text)).toEqual({ ok: false, reason });
  });
});

describe('an answer in one piece', () => {
  it('reads like a stream', async () => {
    expect(await read(JSON.stringify(wholeOf(answer)))).toEqual({ ...expected, content: '' });
    expect(await read(JSON.stringify(wholeOf({ content: 'Hi' }), null, 2))).toEqual({
      ok: true,
      content: 'Hi',
      toolCalls: [],
    });
  });

  it('may have its arguments as an object', async () => {
    const call = { id: 'a', function: { name: 'show', arguments: { message: 'x' } } };
    const text = JSON.stringify({ choices: [{ message: { tool_calls: [call] } }] });
    expect(await read(text)).toMatchObject({ toolCalls: [{ arguments: '{"message":"x"}' }] });
  });

  it.each([
    ['half of one', '{"choices": [', 'not JSON'],
    ['another form', '{"choices": 3}', 'an answer of another form'],
  ])('is none where it is %s', async (_name, text, reason) => {
    expect(await read(text)).toEqual({ ok: false, reason });
  });
});
