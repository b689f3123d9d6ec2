/** A recording stops by itself after this. */
export const LONGEST_RECORDING_MS = 10_000;
/** Ten seconds of speech are some 80 kB; ten seconds of the best MP3 there is fit in, too. */
export const MOST_AUDIO_BYTES = 512 * 1024;

/** What the client sends: one file of a multipart form. */
export const audioFile = { field: 'audio', name: 'audio.mp3', type: 'audio/mpeg' } as const;

export const voiceMessages = {
  denied: 'Please allow microphone access to search using your voice.',
  homeFailed: 'We are facing some issues, please try again later.',
  unprocessed: 'Failed to process audio.',
  unrecognised: 'We could not recognize your voice. Please try again or type your query.',
} as const;
