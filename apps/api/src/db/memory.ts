import type { ChangeFeed, Topic } from './change-feed.ts';

type Options = {
  feed: Pick<ChangeFeed, 'on' | 'listening'>;
  topic: Topic;
  /** Beyond this the one that was read longest ago goes. */
  most: number;
};

export type Memory<V> = ReturnType<typeof createMemory<V>>;

/**
 * What was read of somebody, until the feed tells that it has changed; while nobody tells, nothing is
 * remembered.
 */
export function createMemory<V>({ feed, topic, most }: Options) {
  const known = new Map<string, V>();
  /** Who is being read; who changes meanwhile is not in it any more. */
  const underway = new Map<string, symbol>();

  const forget = (id: string) => {
    known.delete(id);
    underway.delete(id);
  };

  feed.on(topic, {
    changed: (ids) => ids.forEach(forget),
    missed() {
      known.clear();
      underway.clear();
    },
  });

  return {
    /** To be called by whoever changes something here and is about to say so. */
    forget,

    find: (id: string): V | undefined => (feed.listening ? known.get(id) : undefined),

    /** Remembers what `load` gives, unless that is null. */
    async read(id: string, load: () => Promise<V | null>): Promise<V | null> {
      const mark = Symbol(id);
      underway.set(id, mark);
      try {
        const value = await load();
        if (value !== null && feed.listening && underway.get(id) === mark) {
          if (known.size >= most) known.delete(known.keys().next().value!);
          known.set(id, value);
        }
        return value;
      } finally {
        if (underway.get(id) === mark) underway.delete(id);
      }
    },
  };
}
