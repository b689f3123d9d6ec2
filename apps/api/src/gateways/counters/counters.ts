/** Counts hits of a key within a fixed window, together with every other API process. */
export type Counters = {
  hit(key: string, windowMs: number): Promise<{ hits: number; endsInMs: number }>;
  close(): Promise<void>;
};
