import { voiceMessages } from '@baeon/contracts/speech/speech';
import { toast } from 'react-hot-toast/headless';
import type { MicrophoneFailure } from '@baeon/ui/device/microphone/microphone.ts';
import type { ApiError } from '@baeon/ui/lib/api-error.ts';
import { textsOf } from '@baeon/ui/lib/texts.ts';
import { voiceTexts } from './voice-texts.ts';

type VoiceScreen = 'home' | 'chat';

export type VoiceFailure =
  | { cause: 'microphone'; kind: MicrophoneFailure }
  /** What there is of the recording cannot be used. */
  | { cause: 'recording' }
  | { cause: 'server'; error: ApiError }
  | { cause: 'nothing-heard' };

function microphoneText(kind: MicrophoneFailure): string {
  if (kind === 'denied') return voiceMessages.denied;
  if (kind === 'unavailable') return voiceMessages.unprocessed;
  return textsOf(voiceTexts).noMicrophone[kind];
}

/** Statuses that find fault with what was sent. */
const aboutTheAudio = new Set([400, 413, 415, 422]);

const troubleTexts: Record<VoiceScreen, string> = {
  home: voiceMessages.homeFailed,
  chat: voiceMessages.unprocessed,
};

function refusalText({ status, code, message }: ApiError, screen: VoiceScreen): string {
  if (aboutTheAudio.has(status)) return voiceMessages.unprocessed;
  const isServersToSay = status === 429 || code === 'VOICE_NOT_INSTALLED';
  // A stranger's 429, like a proxy's, has no sentence of ours.
  return isServersToSay && code !== 'UNREADABLE' ? message : troubleTexts[screen];
}

/** What to tell a person about a recording that came to nothing. */
export function failureText(failure: VoiceFailure, screen: VoiceScreen): string {
  switch (failure.cause) {
    case 'microphone':
      return microphoneText(failure.kind);
    case 'recording':
      return voiceMessages.unprocessed;
    case 'server':
      return refusalText(failure.error, screen);
    case 'nothing-heard':
      return voiceMessages.unrecognised;
  }
}

/** Says nothing twice: news of one recording take the place of those of the one before. */
export function toastVoiceFailure(failure: VoiceFailure, screen: VoiceScreen): void {
  toast.error(failureText(failure, screen), { id: 'voice' });
}
