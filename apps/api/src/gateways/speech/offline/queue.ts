/** Thrown at whoever comes when too many wait already. */
export class QueueFull extends Error {}

/** One after the other, in the order in which they came, and only so many of them waiting. */
export function createQueue(mostWaiting: number) {
  const waiting: (() => void)[] = [];
  let isTaken = false;

  /** The next one's turn; whoever went away meanwhile has left the line. */
  function next(): void {
    const go = waiting.shift();
    if (go) go();
    else isTaken = false;
  }

  function turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (!isTaken) {
      isTaken = true;
      return Promise.resolve();
    }
    if (waiting.length >= mostWaiting) return Promise.reject(new QueueFull());
    return new Promise((resolve, reject) => {
      const go = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(go), 1);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(go);
    });
  }

  return {
    get waiting(): number {
      return waiting.length;
    },

    async take<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
      await turn(signal);
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
