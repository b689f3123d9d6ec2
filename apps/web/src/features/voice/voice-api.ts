import { audioFile } from '@baeon/contracts/speech/speech';
import type { SpeechResult } from '@baeon/contracts/speech/speech-wire';
import { wire } from '../../config/paths.ts';
import { callApi } from '../../lib/api-client.ts';
import { ApiError, localError } from '@baeon/ui/lib/api-error.ts';

/** On a weak network an upload is slow, and a busy server lets one wait. */
const TIMEOUT_MS = 60_000;
/** Whoever would have to wait longer is told instead. */
const LONGEST_PAUSE_S = 10;

async function translated(form: FormData, signal: AbortSignal): Promise<string> {
  const call = { method: 'POST', body: form, signal, timeoutMs: TIMEOUT_MS } as const;
  const result = await callApi<Partial<SpeechResult> | null>(wire.speech, call);
  if (typeof result?.translatedText !== 'string') throw localError('UNREADABLE', 200);
  return result.translatedText.trim();
}

/** How long to wait before a second try, in seconds; null where one is of no use. */
function pauseBeforeAgain(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.status !== 503) return null;
  const { retryAfterSeconds: seconds } = error;
  return seconds !== null && seconds <= LONGEST_PAUSE_S ? seconds : null;
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** What was said in a recording; empty where it was not understood. */
export async function spokenText(audio: Blob, signal: AbortSignal): Promise<string> {
  const form = new FormData();
  const { field, name, type } = audioFile;
  form.set(field, new File([audio], name, { type }));
  try {
    return await translated(form, signal);
  } catch (error) {
    const seconds = pauseBeforeAgain(error);
    if (seconds === null) throw error;
    await pause(seconds, signal);
    return translated(form, signal);
  }
}
