import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChatRequest } from '../../src/gateways/chat-model/chat-model.ts';
import { createOpenAiChat } from '../../src/gateways/chat-model/openai.ts';
import { atEnd } from '../support/cleanup.ts';
import { KEY, startModel, streamOf, wholeOf, writeStream } from './chat-model-support.ts';
import { writeJson } from '../support/http-server.ts';

const hello = { content: 'Hello', calls: [] };
const answered = { ok: true, content: 'Hello', toolCalls: [] };
const request: ChatRequest = { messages: [{ role: 'user', content: 'Hi' }], tools: [] };

let answer: (response: ServerResponse, nth: number) => void;
const server = await startModel((_seen, response) => answer(response, server.seen.length));

beforeEach(() => {
  server.seen.length = 0;
  answer = (response) => writeStream(response, streamOf(hello));
});

const chatAt = (baseUrl: string, silenceMs = 20_000) =>
  createOpenAiChat({ apiKey: KEY, baseUrl, model: 'some-model' }, { silenceMs, pauseMs: 1 });
const ask = (chat = chatAt(server.url), totalMs = 60_000) =>
  chat.complete(request, AbortSignal.timeout(totalMs));

const closed = (response: ServerResponse) =>
  new Promise<void>((done) => response.once('close', () => done()));

describe('a chat model', () => {
  it('is sent the talk and the tools, with the key', async () => {
    const parameters = { type: 'object', properties: {} };
    await chatAt(server.url).complete(
      {
        messages: [
          { role: 'system', content: 'Be kind.' },
          { role: 'user', content: 'Hi' },
          {
            role: 'assistant',
            content: '',
            toolCalls: [{ id: 'a', name: 'show', arguments: '{}' }],
          },
          { role: 'tool', callId: 'a', content: '{"ok":true}' },
          { role: 'assistant', content: 'Well?', toolCalls: [] },
        ],
        tools: [{ name: 'show', description: 'Shows.', parameters }],
      },
      AbortSignal.timeout(60_000),
    );
    const [seen] = server.seen;
    expect(seen!.path).toBe('/v1/chat/completions');
    expect(seen!.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(seen!.body).toEqual({
      model: 'some-model',
      stream: true,
      tool_choice: 'required',
      messages: [
        { role: 'system', content: 'Be kind.' },
        { role: 'user', content: 'Hi' },
        {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: 'a', type: 'function', function: { name: 'show', arguments: '{}' } }],
        },
        { role: 'tool', tool_call_id: 'a', content: '{"ok":true}' },
        { role: 'assistant', content: 'Well?' },
      ],
      tools: [{ type: 'function', function: { name: 'show', description: 'Shows.', parameters } }],
    });
  });

  it('is found under any address', async () => {
    await ask(chatAt(`${server.url}/`));
    await ask(chatAt(`${server.url}/eu?api-version=3`));
    expect(server.seen.map(({ path }) => path)).toEqual([
      '/v1/chat/completions',
      '/v1/eu/chat/completions?api-version=3',
    ]);
  });

  it('may stream or not', async () => {
    expect(await ask()).toEqual(answered);
    answer = (response) => writeJson(response, 200, wholeOf(hello));
    expect(await ask()).toEqual(answered);
    answer = (response) => response.end(streamOf(hello));
    expect(await ask()).toEqual(answered);
  });

  it('is not listened to once it is done', async () => {
    let gone: Promise<void> | undefined;
    answer = (response) => {
      gone = closed(response);
      response.write(streamOf(hello));
    };
    expect(await ask()).toEqual(answered);
    await gone;
  });
});

describe('trouble with a chat model', () => {
  const refusal = (code: string) => ({ error: { message: `${KEY} is bad: Hi`, type: code } });

  it.each([
    ['a fault of the server', (r: ServerResponse) => writeJson(r, 503, {})],
    ['a lost connection', (r: ServerResponse) => void r.socket!.destroy()],
    ['a busy server', (r: ServerResponse) => writeJson(r, 429, {})],
    ['a short pause', (r: ServerResponse) => writeJson(r, 429, {}, { 'retry-after': '0' })],
  ])('is tried once more after %s', async (_name, fails) => {
    answer = (response, nth) =>
      nth === 1 ? fails(response) : writeStream(response, streamOf(hello));
    expect(await ask()).toEqual(answered);
    expect(server.seen).toHaveLength(2);
    expect(server.seen[1]!.body).toEqual(server.seen[0]!.body);
  });

  it('ends after the second fault', async () => {
    answer = (response) => writeJson(response, 500, refusal('server_error'));
    expect(await ask()).toEqual({ ok: false, reason: 'HTTP 500 server_error' });
    expect(server.seen).toHaveLength(2);
  });

  it.each([
    [400, 'invalid_request_error', {}],
    [401, 'invalid_api_key', {}],
    [404, '', {}],
    [429, 'rate_limit_exceeded', { 'retry-after': '3' }],
    [429, 'insufficient_quota', { 'retry-after': 'Sun, 15 Nov 2026 06:30:00 GMT' }],
  ])('is not tried again after %i %s', async (status, code, headers) => {
    answer = (response) => writeJson(response, status, refusal(code), headers);
    const reason = `HTTP ${status} ${code}`.trim();
    expect(await ask()).toEqual({ ok: false, reason });
    expect(server.seen).toHaveLength(1);
  });

  it('is not tried again once it has begun', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(streamOf(hello).slice(0, 150), () => response.socket!.destroy());
    };
    expect(await ask()).toMatchObject({ ok: false });
    expect(server.seen).toHaveLength(1);
  });

  it('is told when nobody listens', async () => {
    const gone = await startModel(() => undefined);
    await gone.close();
    expect(await ask(chatAt(gone.url))).toEqual({ ok: false, reason: 'ECONNREFUSED' });
  });

  it('ends when it says nothing, before an answer or within one', async () => {
    const silent = { ok: false, reason: 'no answer in time, silent' };
    answer = () => undefined;
    expect(await ask(chatAt(server.url, 100))).toEqual(silent);
    answer = (response) => void response.write(streamOf(hello).slice(0, 150));
    expect(await ask(chatAt(server.url, 100))).toEqual(silent);
    expect(server.seen.length).toBeLessThanOrEqual(2);
  });

  it('may take its time as long as it is heard of', async () => {
    const silenceMs = 1500;
    answer = (response) => {
      const until = performance.now() + silenceMs * 1.6;
      const drip = setInterval(() => {
        if (performance.now() < until) return void response.write(': still thinking\n\n');
        clearInterval(drip);
        response.end(streamOf(hello));
      }, 50);
    };
    expect(await ask(chatAt(server.url, silenceMs))).toEqual(answered);
  });

  it('ends when the time is up, though it goes on and on', async () => {
    let gone: Promise<void> | undefined;
    answer = (response) => {
      gone = closed(response);
      const drip = setInterval(() => response.write(': still thinking\n\n'), 10);
      response.once('close', () => clearInterval(drip));
      atEnd(() => clearInterval(drip));
    };
    expect(await ask(chatAt(server.url), 300)).toEqual({ ok: false, reason: 'no answer in time' });
    await gone;
  });

  it('takes no more than a megabyte', async () => {
    let gone: Promise<void> | undefined;
    answer = (response) => {
      gone = closed(response);
      const more = () => {
        while (!response.destroyed && response.write(`: ${'x'.repeat(10_000)}\n\n`));
        response.once('drain', more);
      };
      more();
    };
    expect(await ask()).toEqual({ ok: false, reason: 'an answer too large' });
    await gone;
    expect(server.seen).toHaveLength(1);
  });

  it('follows no redirect, which would carry the key elsewhere', async () => {
    const elsewhere = await startModel((_seen, response) => writeStream(response, streamOf(hello)));
    answer = (response) => writeJson(response, 307, {}, { location: elsewhere.url });
    const reply = await ask();
    expect(reply).toMatchObject({ ok: false });
    expect(JSON.stringify(reply)).not.toContain(KEY);
    expect(elsewhere.seen).toEqual([]);
    expect(server.seen).toHaveLength(1);
  });
});
