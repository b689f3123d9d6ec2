import { textsOf } from '../../lib/texts.ts';
import { deviceTexts } from '../device-texts.ts';
import { watchPermissionTimeout } from '../permission.ts';

export function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

type Question = {
  constraints: MediaStreamConstraints;
  permission: PermissionName;
  /** How long the browser may take once it has the person's answer. */
  timeoutMs: number;
};

/**
 * The microphone or the camera, or the browser's reason why not. It is let go when the signal says
 * so, also where the browser hands it over after that.
 */
export function askForMedia(question: Question, over: AbortSignal): Promise<MediaStream> {
  const { constraints, permission, timeoutMs } = question;
  const settled = new AbortController();
  const asked = new Promise<MediaStream>((resolve, reject) => {
    over.addEventListener('abort', () => reject(over.reason as Error), { signal: settled.signal });
    const take = (stream: MediaStream) => {
      if (over.aborted) return stopTracks(stream);
      over.addEventListener('abort', () => stopTracks(stream));
      resolve(stream);
    };
    navigator.mediaDevices.getUserMedia(constraints).then(take, reject);
    void watchPermissionTimeout({
      permission,
      timeoutMs,
      signal: settled.signal,
      onTimeout: (last) =>
        reject(
          new DOMException(
            textsOf(deviceTexts).noAnswer,
            last === 'denied' ? 'NotAllowedError' : 'TimeoutError',
          ),
        ),
    });
  });
  return asked.finally(() => settled.abort());
}

type Watch = {
  /** For how long the stream may be mute before it counts as lost. */
  longestBreakMs: number;
  /** Whether a break counts only while the page is seen. */
  onlyWhileVisible?: boolean;
  onLost: () => void;
};

/** Calls `onLost` once when the stream is gone for good. Gives the way to stop watching. */
export function watchForLoss(stream: MediaStream, watch: Watch): () => void {
  const { longestBreakMs, onlyWhileVisible = false, onLost } = watch;
  const watching = new AbortController();
  const { signal } = watching;
  let mute = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  const lose = () => {
    watching.abort();
    onLost();
  };
  const count = () => {
    clearTimeout(timer);
    const counts = mute && !(onlyWhileVisible && document.visibilityState === 'hidden');
    if (counts) timer = setTimeout(lose, longestBreakMs);
  };
  const become = (state: boolean) => () => {
    mute = state;
    count();
  };
  for (const track of stream.getTracks()) {
    track.addEventListener('ended', lose, { signal });
    track.addEventListener('mute', become(true), { signal });
    track.addEventListener('unmute', become(false), { signal });
  }
  if (onlyWhileVisible) document.addEventListener('visibilitychange', count, { signal });
  return () => watching.abort();
}
