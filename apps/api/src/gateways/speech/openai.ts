import { setTimeout as pause } from 'node:timers/promises';
import { audioFile } from '@baeon/contracts/speech/speech';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { ModelConfig } from '../provider-config.ts';
import { type RetryTiming, pauseBeforeAgain, reasonOf, request } from '../http/request.ts';
import { fitText, type SpeechGateway } from './speech-gateway.ts';

const PATIENCE: RetryTiming = { timeoutMs: 10_000, pauseMs: 250 };

const translation = z.object({ text: z.string() });

type Attempt = { text: string } | { reason: string; againAfterMs: number | null };

const failed = (reason: string, againAfterMs: number | null = null): Attempt => ({
  reason,
  againAfterMs,
});

type OpenAiSpeechDeps = {
  /** Answers wherever the server does not. */
  own: SpeechGateway;
  /** Refuses what is no MP3 or goes on for too long, so that nothing else leaves the house. */
  check: (mp3: Uint8Array, signal: AbortSignal) => Promise<void>;
  log: FastifyBaseLogger;
  patience?: RetryTiming;
};

/** Any server that speaks OpenAI's audio translations: from any language into English. */
export function createOpenAiSpeech(
  config: ModelConfig,
  { own, check, log, patience: { timeoutMs, pauseMs } = PATIENCE }: OpenAiSpeechDeps,
): SpeechGateway {
  const url = new URL(config.baseUrl);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/audio/translations`;
  const headers = { authorization: `Bearer ${config.apiKey}`, accept: 'application/json' };

  function formOf(mp3: Uint8Array): FormData {
    const form = new FormData();
    form.append('model', config.model);
    form.append('response_format', 'json');
    form.append('temperature', '0');
    form.append('file', new Blob([mp3], { type: audioFile.type }), audioFile.name);
    return form;
  }

  async function attempt(body: FormData, signal: AbortSignal): Promise<Attempt> {
    const reply = await request(url, { method: 'POST', headers, body }, timeoutMs, signal);
    if (!('status' in reply)) return failed(reply.reason, reply.connectionLost ? pauseMs : null);
    if (reply.status !== 200) {
      return failed(reasonOf(reply.status, reply.text), pauseBeforeAgain(reply, pauseMs));
    }
    try {
      const parsed = translation.safeParse(JSON.parse(reply.text));
      return parsed.success ? parsed.data : failed('an answer of another form');
    } catch {
      return failed('not JSON');
    }
  }

  /** One more attempt for what may pass by itself; a timeout does not, the person has waited. */
  async function ask(mp3: Uint8Array, signal: AbortSignal): Promise<Attempt> {
    const form = formOf(mp3);
    const first = await attempt(form, signal);
    if ('text' in first || first.againAfterMs === null) return first;
    await pause(first.againAfterMs, undefined, { signal }).catch(() => signal.throwIfAborted());
    return attempt(form, signal);
  }

  return {
    async toText(mp3, correct, signal) {
      await check(mp3, signal);
      signal.throwIfAborted();
      const answer = await ask(mp3, signal);
      signal.throwIfAborted();
      if ('text' in answer) {
        const text = fitText(answer.text);
        return text && correct({ text, alternatives: [], scoreTexts: null });
      }
      const { reason } = answer;
      log.warn({ reason }, 'the speech model did not answer, listening by ourselves');
      return own.toText(mp3, correct, signal);
    },

    close: () => own.close(),
  };
}
