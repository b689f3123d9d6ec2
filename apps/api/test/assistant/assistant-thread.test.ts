import { describe, expect, it } from 'vitest';
import { emptyMemory } from '../../src/features/assistant/offline/chat-state.ts';
import { createOfflineAssistant } from '../../src/features/assistant/offline/offline-assistant.ts';
import { createAssistantThread } from '../../src/features/assistant/thread/assistant-thread.ts';
import { createProductIndex } from '../../src/lib/product-index.ts';
import type { ProductFollower } from '../../src/features/products/catalogue.ts';
import type { ProductRow } from '../../src/db/product-row.ts';
import { createLog } from '../../src/lib/log.ts';
import { atEnd } from '../support/cleanup.ts';
import { catalogueOf, productRow } from './demo-catalogue.ts';

const sofa = productRow('Blue Fabric Sofa', 20_000, { productType: 'Furniture > Sofas' });
const chair = productRow('Oak Chair', 4000, { productType: 'Furniture > Chairs' });
const lamp = productRow('Brass Lamp', 900, { productType: 'Furniture > Lamps' });

function indexOf(rows: ProductRow[]) {
  const index = createProductIndex();
  for (const row of rows) index.put(row);
  return index;
}

/** The products of an API, which a test changes as the API does. */
function shelf(rows: ProductRow[]) {
  let index = indexOf(rows);
  let follower: ProductFollower = () => {};
  return {
    get index() {
      return index;
    },
    get size() {
      return index.size;
    },
    isReady: async () => true,
    follow: (each: ProductFollower) => void (follower = each),
    change(put: ProductRow[], gone: string[]) {
      for (const id of gone) index.remove(id);
      for (const row of put) index.put(row);
      follower(index, put, gone);
    },
    readAnew: (all: ProductRow[]) => void (index = indexOf(all)),
  };
}

function startThread(
  catalogue: ReturnType<typeof shelf>,
  options: { worker?: URL; silenceMs?: number } = {},
) {
  const log = createLog('silent');
  const thread = createAssistantThread({ catalogue, vectors: null, folder: '', log, ...options });
  atEnd(() => thread.close());
  return async (text: string, memory = emptyMemory) => thread.assistant.reply(text, memory);
}

const workerOf = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort } from 'node:worker_threads';
       const reply = (id, message) => parentPort.postMessage({ kind: 'reply', id, reply: { message } });
       parentPort.on('message', (told) => {
         if (told.kind === 'products') parentPort.postMessage({ kind: 'taken' });
         if (told.kind === 'turn') { ${code} }
       });`,
    )}`,
  );

describe('the thread of the assistant', () => {
  it('answers what the assistant answers, of the same products, turn after turn', async () => {
    const rows = [sofa, chair, lamp];
    const say = startThread(shelf(rows));
    const own = createOfflineAssistant(catalogueOf(rows));
    let memory = emptyMemory;
    for (const said of ['a sofa under 25k', 'does it come in blue?', 'and a chair', 'total?']) {
      const expected = own.reply(said, memory);
      expect(await say(said, memory)).toEqual(expected);
      ({ memory } = expected);
    }
  });

  it('follows what changes, and what is read anew', async () => {
    const catalogue = shelf([sofa]);
    const say = startThread(catalogue);
    const names = async (text: string) => (await say(text)).products.map(({ name }) => name);
    expect(await names('chair')).not.toContain('Oak Chair');
    catalogue.change([chair], [sofa.id]);
    expect(await names('chair')).toEqual(['Oak Chair']);
    expect(await names('sofa')).not.toContain('Blue Fabric Sofa');
    catalogue.readAnew([lamp]);
    await expect.poll(() => names('lamp')).toEqual(['Brass Lamp']);
    expect(await names('chair')).not.toContain('Oak Chair');
  });

  it('is ended where it answers no more, and the next turn has another one', async () => {
    const worker = workerOf(`if (told.text === 'hang') for (;;); reply(told.id, told.text);`);
    const say = startThread(shelf([sofa]), { worker, silenceMs: 1000 });
    const [hung, behind] = await Promise.allSettled([say('hang'), say('behind it')]);
    for (const { status, reason } of [hung, behind] as PromiseRejectedResult[]) {
      expect([status, reason.code]).toEqual(['rejected', 'NOT_READY']);
    }
    expect(await say('sofa')).toEqual({ message: 'sofa' });
  });

  it('tells of what went wrong with one turn, and answers the next', async () => {
    const worker = workerOf(
      `if (told.text !== 'bad') return reply(told.id, told.text);
       parentPort.postMessage({ kind: 'failed', id: told.id, error: new Error('broken') });`,
    );
    const say = startThread(shelf([sofa]), { worker });
    await expect(say('bad')).rejects.toThrow('broken');
    expect(await say('good')).toEqual({ message: 'good' });
  });

  it('asks those to come back who come behind too many', async () => {
    const say = startThread(shelf([sofa]), { worker: workerOf('') });
    const waiting = Array.from({ length: 50 }, () => say('sofa').catch(() => {}));
    await expect(say('sofa')).rejects.toMatchObject({ code: 'NOT_READY', retryAfterSeconds: 2 });
    expect(waiting).toHaveLength(50);
  });
});
