import { textsOf } from '../../lib/texts.ts';
import { deviceTexts } from '../device-texts.ts';
import { guardAgainstSilence } from '../silence.ts';

export function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

type Question = {
  constraints: MediaStreamConstraints;
  permission: PermissionName;
  /** How long the browser may take once it has the person's answer. */
  patienceMs: number;
};

/**
 * The microphone or the camera, or the browser's reason why not. It is let go when the signal says
 * so, also where the browser hands it over after that.
 */
export function askForMedia(question: Question, over: AbortSignal): Promise<MediaStream> {
  const { constraints, permission, patienceMs } = question;
  const settled = new AbortController();
  const asked = new Promise<MediaStream>((resolve, reject) => {
    over.addEventListener('abort', () => reject(over.reason as Error), { signal: settled.signal });
    const take = (stream: MediaStream) => {
      if (over.aborted) return stopTracks(stream);
      over.addEventListener('abort', () => stopTracks(stream));
      resolve(stream);
    };
    navigator.mediaDevices.getUserMedia(constraints).then(take, reject);
    void guardAgainstSilence({
      permission,
      patienceMs,
      signal: settled.signal,
      onSilence: (last) =>
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
