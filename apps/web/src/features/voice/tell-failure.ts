import { toast } from 'react-hot-toast/headless';
import { failureText, type VoiceFailure, type VoiceScreen } from './voice-messages.ts';

/** Says nothing twice: news of one recording take the place of those of the one before. */
export function tellFailure(failure: VoiceFailure, screen: VoiceScreen): void {
  toast.error(failureText(failure, screen), { id: 'voice' });
}
