export function closeContext(context: AudioContext): void {
  // It rejects where it is closed already.
  context.close().catch(() => {});
}

/** To be called within the person's tap: Safari lets no sound start later. Ends with the signal. */
export function openContext(over: AbortSignal): AudioContext {
  // At the device's own rate, because Firefox lets no microphone into any other.
  const context = new AudioContext();
  over.addEventListener('abort', () => closeContext(context));
  context.resume().catch(() => {});
  return context;
}
