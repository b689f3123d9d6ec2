import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const voiceTexts = defineTexts('voice', {
  start: 'Start voice recording',
  stop: 'Stop recording',
  cancel: 'Cancel recording',
  heard: (text: string) => `Heard: ${text}`,
  stopsIn: (seconds: number) => `Stops in ${seconds} s`,
  steps: {
    opening: { title: 'Getting ready...', hint: 'Please wait' },
    asking: { title: 'Waiting for your permission...', hint: 'Please allow the microphone' },
    recording: { title: 'Listening...', hint: 'Tap anywhere to stop' },
    processing: { title: 'Processing your voice...', hint: 'Please wait' },
  },
  noMicrophone: {
    missing: 'No microphone was found on this device.',
    insecure: 'Voice search needs a secure (https) connection.',
    unsupported: 'This browser cannot record your voice.',
  },
});
