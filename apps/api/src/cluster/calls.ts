/** One end of the channel between the primary process and one of its workers. */
type Channel = {
  on(event: 'message', hear: (message: Message) => void): unknown;
  send?(message: Message, told: (error: Error | null) => void): unknown;
};

type Message = { call: string; id: number; value: unknown } | { reply: number; value: unknown };

/** What the other end may ask for, by name. */
type Answers = Record<string, (value: never) => unknown>;

export type Call = ReturnType<typeof createCalls>;

/** Asks the process at the other end, and answers what it asks. */
export function createCalls(channel: Channel, answers: Answers) {
  const waiting = new Map<number, (value: unknown) => void>();
  let last = 0;
  // Whoever is gone is not told; that it is gone shows elsewhere.
  const send = (message: Message) => channel.send?.(message, () => {});

  async function answer(name: string, value: unknown): Promise<unknown> {
    try {
      return (await answers[name]?.(value as never)) ?? null;
    } catch {
      return null;
    }
  }

  channel.on('message', (message) => {
    if ('reply' in message) waiting.get(message.reply)?.(message.value);
    else if ('call' in message) {
      const { call, id } = message;
      void answer(call, message.value).then((value) => send({ reply: id, value }));
    }
  });

  /** Null when there is no answer in time. */
  return async <T>(name: string, value: unknown, withinMs: number): Promise<T | null> => {
    const id = ++last;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    waiting.set(id, resolve);
    const patience = setTimeout(resolve, withinMs, null);
    send({ call: name, id, value });
    const given = await promise;
    clearTimeout(patience);
    waiting.delete(id);
    return given as T | null;
  };
}
