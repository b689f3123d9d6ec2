import { guardAgainstSilence } from '../silence.ts';

/** Devices that must be woken first, such as wireless headsets, take some seconds. */
const PATIENCE_MS = 15_000;

const constraints: MediaStreamConstraints = {
  audio: {
    channelCount: 1,
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
  },
};

export function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/**
 * The microphone, or the browser's reason why not. It is let go when the signal says so, also where
 * the browser hands it over after that.
 */
export function askForMicrophone(over: AbortSignal): Promise<MediaStream> {
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
      permission: 'microphone',
      patienceMs: PATIENCE_MS,
      signal: settled.signal,
      onSilence: (last) =>
        reject(
          new DOMException(
            'The browser does not answer.',
            last === 'denied' ? 'NotAllowedError' : 'TimeoutError',
          ),
        ),
    });
  });
  return asked.finally(() => settled.abort());
}
