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
