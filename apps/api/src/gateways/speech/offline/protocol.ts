/** What the process that hears is asked, one thing at a time. */
export type Question =
  | { kind: 'check'; mp3: Uint8Array }
  /** `plainly` is quicker: only what was likeliest, with nothing to weigh. */
  | { kind: 'hear'; mp3: Uint8Array; plainly: boolean }
  /** About the sound that was heard last. */
  | { kind: 'weigh'; texts: readonly string[] };

export type Reply =
  | { kind: 'checked' }
  | { kind: 'heard'; text: string; others: string[] }
  | { kind: 'weighed'; likelihoods: number[] }
  | { kind: 'refused'; fault: 'unreadable' | 'too-long' }
  /** Voice is not installed here. */
  | { kind: 'missing'; reason: string }
  | { kind: 'failed'; reason: string };
