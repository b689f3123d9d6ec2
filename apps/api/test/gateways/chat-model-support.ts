import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { listenOnLoopback } from '../support/http-server.ts';

export const KEY = 'sk-not-to-be-seen';

type Call = { name: string; arguments: object | string };

/** What a model was sent, as far as tests read it. */
export type SeenByModel = {
  path: string;
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    messages: {
      role: string;
      content: string;
      tool_call_id?: string;
      tool_calls?: { id: string; function: { name: string; arguments: string } }[];
    }[];
    tools: { type: string; function: { name: string; parameters: any } }[];
    [more: string]: unknown;
  };
};

/** A server that plays a model: the answer is written piece by piece, as it is given. */
export async function startModel(
  answer: (seen: SeenByModel, response: ServerResponse) => void | Promise<void>,
) {
  const seen: SeenByModel[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const noted = { path: request.url!, headers: request.headers, body: JSON.parse(body) };
    seen.push(noted);
    await answer(noted, response);
  });
  const { origin, close } = await listenOnLoopback(server);
  return { url: `${origin}/v1`, seen, close };
}

const event = (json: unknown, end = '\n') => `data: ${JSON.stringify(json)}${end}${end}`;
const chunk = (delta: object, finish_reason: string | null = null) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta, finish_reason }],
});
const written = ({ arguments: given }: Call) =>
  typeof given === 'string' ? given : JSON.stringify(given);

/** A stream as OpenAI's servers write it, every text in pieces of a few letters. */
export function streamOf(
  { content = '', calls = [] as Call[] },
  { end = '\n', finish = calls.length > 0 ? 'tool_calls' : 'stop' } = {},
): string {
  const pieces = (text: string) => text.match(/[^]{1,7}/gu) ?? [];
  return [
    event(chunk({ role: 'assistant', content: '' }), end),
    `: keep-alive${end}${end}`,
    ...pieces(content).map((piece) => event(chunk({ content: piece }), end)),
    ...calls.flatMap((call, index) => [
      event(
        chunk({
          tool_calls: [
            {
              index,
              id: `call_${index}`,
              type: 'function',
              function: { name: call.name, arguments: '' },
            },
          ],
        }),
        end,
      ),
      ...pieces(written(call)).map((piece) =>
        event(chunk({ tool_calls: [{ index, function: { arguments: piece } }] }), end),
      ),
    ]),
    event(chunk({}, finish), end),
    event({ id: 'chatcmpl-1', choices: [], usage: { total_tokens: 9 } }, end),
    `data: [DONE]${end}${end}`,
  ].join('');
}

/** The same in one piece, from servers that do not stream. */
export const wholeOf = ({ content = '', calls = [] as Call[] }) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [
    {
      index: 0,
      message: {
        role: 'assistant',
        content: calls.length > 0 ? null : content,
        tool_calls: calls.map((call, index) => ({
          id: `call_${index}`,
          type: 'function',
          function: { name: call.name, arguments: written(call) },
        })),
      },
      finish_reason: calls.length > 0 ? 'tool_calls' : 'stop',
    },
  ],
});

export function writeStream(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.end(text);
}
