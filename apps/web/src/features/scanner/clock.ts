export type Clock = {
  /** Milliseconds since any moment. */
  now(): number;
  /** Gives the way to call it off. */
  after(ms: number, task: () => void): () => void;
};

export const pageClock: Clock = {
  now: () => performance.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
