type Mark = { route: string; at: number };

type Options = {
  /** Milliseconds on any clock, and those that this thread had of the processor. */
  nowMs(): number;
  spentMs(): number;
  mostMs: number;
  blocked(ms: number, route: string): void;
};

/** What kept the event loop where no request was seen meanwhile. */
export const BACKGROUND = 'background';

export const threadSpentMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * Tells which route kept the event loop for too long. A route is marked where its work begins and ends; `look` is called
 * every few milliseconds, if nothing keeps it. Time in which the machine did something else does not count.
 */
export function createLoopWatch({ nowMs, spentMs, mostMs, blocked }: Options) {
  let marks: Mark[] = [];
  let lookedAt = nowMs();
  let spentThen = spentMs();

  /** Whose mark stands at the longest pause between two marks: before it, or else behind it. */
  function ownerOf(until: number): string {
    let owner = BACKGROUND;
    let longest = 0;
    let before: Mark | null = null;
    for (const mark of [...marks, { route: BACKGROUND, at: until }]) {
      const pause: number = mark.at - (before?.at ?? lookedAt);
      if (pause > longest) {
        longest = pause;
        owner = before?.route ?? mark.route;
      }
      before = mark;
    }
    return owner;
  }

  return {
    mark(route: string): void {
      marks.push({ route, at: nowMs() });
    },

    look(): void {
      const [now, spent] = [nowMs(), spentMs()];
      const ms = Math.min(now - lookedAt, spent - spentThen);
      if (ms > mostMs) blocked(ms, ownerOf(now));
      marks = [];
      lookedAt = nowMs();
      spentThen = spentMs();
    },
  };
}
