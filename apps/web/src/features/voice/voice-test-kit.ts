import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { MicrophoneFailure } from '@baeon/ui/device/microphone/microphone.ts';
import type { Recording } from '@baeon/ui/device/microphone/recorder.ts';

/** Stands in for the device's module, of which a test's `vi.mock` makes this one. */
export class MicrophoneError extends Error {
  readonly kind: MicrophoneFailure;

  constructor(kind: MicrophoneFailure) {
    super(kind);
    this.kind = kind;
  }
}

type Options = { signal: AbortSignal; onLost: () => void };

export const audio = new Blob(['sound'], { type: 'audio/mpeg' });

export function recording(known: Partial<Recording> = {}) {
  return {
    level: vi.fn(() => 0.5),
    finish: vi.fn(async () => audio),
    cancel: vi.fn<() => void>(),
    ...known,
  };
}

/** Opens at once, unless a test makes it answer otherwise. */
export const startRecording = vi.fn<(options: Options) => Promise<Recording>>();

export function microphoneOpens(known: Partial<Recording> = {}) {
  const opened = recording(known);
  startRecording.mockReset().mockResolvedValue(opened);
  return opened;
}

export const microphoneFails = (kind: MicrophoneFailure) =>
  startRecording.mockReset().mockRejectedValue(new MicrophoneError(kind));

/** Neither yes nor no, until the test says so. */
export function microphoneAsks() {
  const answer = Promise.withResolvers<Recording>();
  startRecording.mockReset().mockReturnValue(answer.promise);
  return answer;
}

/** Lets a time go by, and whatever it sets off. */
export async function passed(ms = 0): Promise<void> {
  await act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(ms);
  });
}

type Reply = { status?: number; result: unknown; error?: boolean };

export const heard = (translatedText: string): Reply => ({ result: { translatedText } });
export const refused = (status: number, code: string, retry_after_seconds?: number): Reply => ({
  status,
  error: true,
  result: { code, msg: 'Said by the server', retry_after_seconds },
});

/** A server that gives these answers in turn, then none. Null is a dead network. */
export function speechServer(...replies: (Reply | null)[]) {
  const fetchStub = vi.fn<typeof fetch>(async (_url, init) => {
    const reply = replies.shift();
    if (reply === null) throw new TypeError('Failed to fetch');
    if (reply) {
      const { status = 200, error = false, result } = reply;
      return Response.json({ error, result }, { status });
    }
    return new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  });
  vi.stubGlobal('fetch', fetchStub);
  return fetchStub;
}

/** As if the person had switched to another tab, or had come back. */
export function tabHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}
