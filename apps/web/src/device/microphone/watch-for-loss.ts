/** A switch between two microphones is silent for a moment; a call takes longer. */
const LONGEST_BREAK_MS = 1000;

/** Calls `onLost` once when the sound is gone for good. Gives the way to stop watching. */
export function watchForLoss(stream: MediaStream, onLost: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  const lose = () => {
    watching.abort();
    onLost();
  };
  for (const track of stream.getTracks()) {
    track.addEventListener('ended', lose, { signal });
    track.addEventListener('unmute', () => clearTimeout(timer), { signal });
    track.addEventListener(
      'mute',
      () => {
        clearTimeout(timer);
        timer = setTimeout(lose, LONGEST_BREAK_MS);
      },
      { signal },
    );
  }
  return () => watching.abort();
}
