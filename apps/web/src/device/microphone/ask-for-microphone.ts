import { askForMedia } from '../media/ask-for-media.ts';

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

/** The microphone, until the signal says otherwise, or the browser's reason why not. */
export function askForMicrophone(over: AbortSignal): Promise<MediaStream> {
  return askForMedia({ constraints, permission: 'microphone', patienceMs: PATIENCE_MS }, over);
}
