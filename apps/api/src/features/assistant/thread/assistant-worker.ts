import { parentPort, workerData } from 'node:worker_threads';
import { createLog } from '../../../lib/log.ts';
import { threadSpentMs } from '../../../lib/loop-watch.ts';
import { createProductIndex, lookUpsOf } from '../../../lib/product-index.ts';
import { createNearShelves } from '../meaning/shelf-vectors.ts';
import { withMeaning } from '../meaning/with-meaning.ts';
import { createBoundedAssistant } from '../offline/turn-budget.ts';
import type { FromThread, ThreadSetting, ToThread } from './messages.ts';
import { warmUp } from './warm-up.ts';

/** Answers turns of chats in a thread of its own, from products of its own, which follow those of the API. */

const port = parentPort!;
const { folder, logLevel } = workerData as ThreadSetting;
const log = createLog(logLevel);
const tell = (message: FromThread): void => port.postMessage(message, []);

let index = createProductIndex();
let filling: typeof index | null = null;
let version = 0;
const begun = Promise.withResolvers<true>();
const catalogue = {
  ...lookUpsOf(() => index),
  isReady: () => begun.promise,
  get version() {
    return version;
  },
};

const asked = new Map<number, (vectors: Float32Array[] | null) => void>();
let lastAsked = 0;
const vectors = {
  embed(texts: string[], isUrgent: boolean): Promise<Float32Array[] | null> {
    return new Promise((settle) => {
      const id = ++lastAsked;
      asked.set(id, settle);
      tell({ kind: 'embed', id, texts, isUrgent });
    });
  },
};

const rules = createBoundedAssistant(catalogue, threadSpentMs);
const near = folder === null ? null : createNearShelves({ vectors, catalogue, folder, log });
const assistant = near ? withMeaning(rules, near) : rules;
near?.start();
warmUp({ assistant: rules, catalogue }).catch((error: unknown) => {
  log.warn({ err: error }, 'the assistant could not be warmed up');
});

async function answer({ id, text, memory }: Extract<ToThread, { kind: 'turn' }>): Promise<void> {
  try {
    tell({ kind: 'reply', id, reply: await assistant.reply(text, memory) });
  } catch (error) {
    tell({ kind: 'failed', id, error });
  }
}

port.on('message', (message: ToThread) => {
  switch (message.kind) {
    case 'anew':
      filling = createProductIndex();
      return;
    case 'products': {
      const into = filling ?? index;
      for (const id of message.gone) into.remove(id);
      for (const product of message.put) into.put(product);
      version += 1;
      return tell({ kind: 'taken' });
    }
    case 'read':
      index = filling ?? index;
      filling = null;
      version += 1;
      return begun.resolve(true);
    case 'turn':
      return void answer(message);
    case 'vectors':
      asked.get(message.id)?.(message.vectors);
      asked.delete(message.id);
  }
});
