import { setTimeout as pause } from 'node:timers/promises';
import type { ModelConfig } from '../provider-config.ts';
import { pauseBeforeAgain, reasonOf } from '../http/request.ts';
import type { ChatMessage, ChatModel, ChatRequest, Completion, Tool } from './chat-model.ts';
import { readCompletion } from './read-completion.ts';

const MOST_BYTES = 1024 * 1024;

/** How long a server may say nothing, and how long to wait before the second and last attempt. */
type ChatPatience = { silenceMs: number; pauseMs: number };

const PATIENCE: ChatPatience = { silenceMs: 8000, pauseMs: 250 };

type Attempt = {
  completion: Completion;
  retryAfterMs: number | null;
  /** The server does not know that a call can be asked for. */
  withoutChoice?: boolean;
};

class TooLarge extends Error {}

const failed = (reason: string, retryAfterMs: number | null = null): Attempt => ({
  completion: { ok: false, reason },
  retryAfterMs,
});

function toWire(message: ChatMessage): object {
  switch (message.role) {
    case 'assistant': {
      const calls = message.toolCalls.map(({ id, name, arguments: given }) => ({
        id,
        type: 'function',
        function: { name, arguments: given },
      }));
      return {
        role: 'assistant',
        // Some servers refuse an empty text; OpenAI's own write null beside calls.
        content: message.content === '' && calls.length > 0 ? null : message.content,
        ...(calls.length > 0 ? { tool_calls: calls } : {}),
      };
    }
    case 'tool':
      return { role: 'tool', tool_call_id: message.callId, content: message.content };
    default:
      return message;
  }
}

const toWireTool = (tool: Tool): object => ({ type: 'function', function: tool });

/** Any server that speaks OpenAI's chat completions. */
export function createOpenAiChat(
  config: ModelConfig,
  { silenceMs, pauseMs }: ChatPatience = PATIENCE,
): ChatModel {
  const url = new URL(config.baseUrl);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/chat/completions`;

  /** Servers that refuse it once are not asked for it again. */
  let choice: 'required' | 'auto' = 'required';

  async function attempt(body: string, signal: AbortSignal): Promise<Attempt> {
    const silence = new AbortController();
    const watch = setTimeout(() => silence.abort(), silenceMs);
    let hasBegun = false;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${config.apiKey}`,
          'content-type': 'application/json',
          accept: 'text/event-stream, application/json',
        },
        body,
        redirect: 'error',
        signal: AbortSignal.any([signal, silence.signal]),
      });
      hasBegun = true;
      watch.refresh();
      const pieces = piecesOf(response, () => watch.refresh());
      if (!response.ok) return await refusal(response, pieces);
      return { completion: await readCompletion(pieces), retryAfterMs: null };
    } catch (error) {
      if (signal.aborted) return failed('no answer in time');
      if (silence.signal.aborted) return failed('no answer in time, silent');
      if (error instanceof TooLarge) return failed('an answer too large');
      // Neither the message of an error nor its address: both may hold what is not for a log.
      const { name, cause } = error as Error & { cause?: { code?: string } };
      return failed(cause?.code ?? name, hasBegun || !cause?.code ? null : pauseMs);
    } finally {
      clearTimeout(watch);
      // A stream may go on behind its end.
      silence.abort();
    }
  }

  async function refusal(response: Response, pieces: AsyncIterable<string>): Promise<Attempt> {
    let text = '';
    for await (const piece of pieces) text += piece;
    const again = failed(reasonOf(response.status, text), pauseBeforeAgain(response, pauseMs));
    const isBad = response.status === 400 || response.status === 422;
    return isBad && text.includes('tool_choice')
      ? { ...again, retryAfterMs: 0, withoutChoice: true }
      : again;
  }

  return {
    async complete({ messages, tools }: ChatRequest, signal): Promise<Completion> {
      const bodyWith = (toolChoice: typeof choice): string =>
        JSON.stringify({
          model: config.model,
          messages: messages.map(toWire),
          tools: tools.map(toWireTool),
          tool_choice: toolChoice,
          stream: true,
        });
      const first = await attempt(bodyWith(choice), signal);
      if (first.retryAfterMs === null) return first.completion;
      try {
        await pause(first.retryAfterMs, undefined, { signal });
      } catch {
        return { ok: false, reason: 'no answer in time' };
      }
      if (first.withoutChoice) choice = 'auto';
      return (await attempt(bodyWith(choice), signal)).completion;
    },
  };
}

async function* piecesOf(response: Response, heard: () => void): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    heard();
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new TooLarge();
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}
