import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { SentenceVectors } from '../../../gateways/sentence-vectors/sentence-vectors.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Catalogue } from '../../products/catalogue.ts';
import type { ProductIndex } from '../../../lib/product-index.ts';
import type { Assistant } from '../assistant.service.ts';
import type { TurnReply } from '../offline/chat-state.ts';
import type { FromThread, ThreadSetting, ToThread } from './messages.ts';

const WORKER = new URL('./assistant-worker.ts', import.meta.url);
/** Who comes behind so many is asked to come back. */
const MOST_WAITING = 50;
/** A turn has a limit of its own; a thread that says nothing for so long is beyond it. */
const SILENCE_MS = 10_000;
/** Until it first says something it reads its code, which a busy machine takes long for. */
const START_MS = 60_000;
const LOOK_MS = 1000;
/** Unless somebody speaks before, it is begun when the start of the process no longer needs every core. */
const WARM_AFTER_MS = 5000;
/** Products sent to it at once; they are on their way while requests are answered. */
const AT_ONCE = 25;
const RETRY_AFTER_SECONDS = 2;

type Options = {
  catalogue: Pick<Catalogue, 'index' | 'follow' | 'isReady' | 'size'>;
  /** Null: the assistant knows no meanings. */
  vectors: Pick<SentenceVectors, 'embed'> | null;
  folder: string;
  log: FastifyBaseLogger;
  worker?: URL;
  silenceMs?: number;
};

type Turn = PromiseWithResolvers<TurnReply>;

type Thread = {
  worker: Worker;
  /** Whose products it has, or is being given. */
  index: ProductIndex | null;
  isBeingFilled: boolean;
  /** Resolves once it has had all products for the first time. */
  begun: PromiseWithResolvers<void>;
  taken: (() => void) | null;
  turns: Map<number, Turn>;
  heardAt: number;
  /** How long it may say nothing. */
  patienceMs: number;
};

const busy = () =>
  new AppError('NOT_READY', 'Please say that again in a moment.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

/** Our own assistant away from the thread that answers requests: however long a turn takes, nobody else waits for it. */
export function createAssistantThread(options: Options) {
  const {
    catalogue,
    vectors,
    folder,
    log,
    worker: file = WORKER,
    silenceMs = SILENCE_MS,
  } = options;
  let thread: Thread | null = null;
  let timer: NodeJS.Timeout | undefined;
  let warmFrom = Infinity;
  let lastId = 0;
  let isClosed = false;

  const post = ({ worker }: Thread, message: ToThread): void => worker.postMessage(message, []);

  function begin(): Thread {
    const setting: ThreadSetting = { folder: vectors ? folder : null, logLevel: log.level };
    const started: Thread = {
      worker: new Worker(file, { workerData: setting }),
      index: null,
      isBeingFilled: false,
      begun: Promise.withResolvers(),
      taken: null,
      turns: new Map(),
      heardAt: performance.now(),
      patienceMs: START_MS,
    };
    // Whoever waits for it hears of it; if nobody does, nobody needs to.
    started.begun.promise.catch(() => {});
    const { worker } = started;
    worker.on('message', (message: FromThread) => hear(started, message));
    worker.on('error', (error) => lose(started, error.message));
    worker.on('exit', () => lose(started, 'it ended'));
    // It lives for the API, not the other way round.
    worker.unref();
    return started;
  }

  function hear(from: Thread, message: FromThread): void {
    from.heardAt = performance.now();
    from.patienceMs = silenceMs;
    if (message.kind === 'taken') return from.taken?.();
    if (message.kind === 'embed') return void embed(from, message);
    const turn = from.turns.get(message.id);
    from.turns.delete(message.id);
    if (message.kind === 'reply') turn?.resolve(message.reply);
    else turn?.reject(message.error);
  }

  async function embed(
    from: Thread,
    { id, texts, isUrgent }: Extract<FromThread, { kind: 'embed' }>,
  ): Promise<void> {
    const found = (await vectors?.embed(texts, isUrgent)) ?? null;
    if (thread === from) post(from, { kind: 'vectors', id, vectors: found });
  }

  /** The next turn starts another one. */
  function lose(lost: Thread, reason: string): void {
    if (thread !== lost) return;
    thread = null;
    if (!isClosed) log.warn({ reason }, 'the thread of the assistant was lost');
    void lost.worker.terminate();
    lost.begun.reject(busy());
    for (const turn of lost.turns.values()) turn.reject(busy());
    lost.taken?.();
  }

  /** Gives it all products, a few at a time, and again where they were all read anew meanwhile. */
  async function fill(into: Thread): Promise<void> {
    if (into.isBeingFilled) return;
    into.isBeingFilled = true;
    const isLost = () => thread !== into;
    for (let { index } = catalogue; into.index !== index && !isLost(); { index } = catalogue) {
      into.index = index;
      post(into, { kind: 'anew' });
      for (const some of groups(index.products(), AT_ONCE)) {
        const taken = new Promise<void>((resolve) => (into.taken = resolve));
        post(into, { kind: 'products', put: some, gone: [] });
        await taken;
        if (isLost() || catalogue.index !== index) break;
      }
      if (isLost() || catalogue.index !== index) continue;
      post(into, { kind: 'read' });
      into.begun.resolve();
    }
    into.isBeingFilled = false;
  }

  function started(): Thread {
    thread ??= begin();
    if (thread.index !== catalogue.index) void fill(thread);
    return thread;
  }

  /** Starts it once there is something to speak of, follows what was read anew, and ends what answers no more. */
  function look(): void {
    const now = performance.now();
    if (catalogue.size > 0 && now >= warmFrom) started();
    const silent = thread;
    const isSilent = () =>
      silent && silent.turns.size > 0 && now - silent.heardAt >= silent.patienceMs;
    // After a pause of our own its words may lie there unread: they are read before we judge.
    if (isSilent()) setImmediate(() => isSilent() && lose(silent!, 'no answer in time'));
  }

  catalogue.follow((index, put, gone) => {
    if (thread?.index === index) post(thread, { kind: 'products', put, gone });
  });

  const assistant: Assistant = {
    async reply(text, memory) {
      if (isClosed || (thread?.turns.size ?? 0) >= MOST_WAITING) throw busy();
      const asked = started();
      timer ??= setInterval(look, Math.min(LOOK_MS, silenceMs)).unref();
      const id = ++lastId;
      const turn: Turn = Promise.withResolvers();
      if (asked.turns.size === 0) asked.heardAt = performance.now();
      asked.turns.set(id, turn);
      asked.begun.promise.then(
        () => post(asked, { kind: 'turn', id, text, memory }),
        () => {},
      );
      return turn.promise;
    },
  };

  return {
    assistant,
    start(): void {
      warmFrom = performance.now() + WARM_AFTER_MS;
      timer ??= setInterval(look, LOOK_MS).unref();
    },
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(timer);
      const ending = thread;
      if (!ending) return;
      lose(ending, 'closed');
      await ending.worker.terminate();
    },
  };
}

function* groups<T>(all: Iterable<T>, size: number): Generator<T[]> {
  let some: T[] = [];
  for (const each of all) {
    some.push(each);
    if (some.length < size) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}
