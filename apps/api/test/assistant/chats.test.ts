import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyMemory, memorySchema } from '../../src/features/assistant/offline/chat-state.ts';
import { createOfflineAssistant } from '../../src/features/assistant/offline/offline-assistant.ts';
import type { ProductRow } from '../../src/db/product-row.ts';
import { demoCatalogue } from './demo-catalogue.ts';
import { faultsOf, namesOf } from './grounded.ts';
import { casesSchema, differences } from './chat-case.ts';

const FOLDER = join(import.meta.dirname, 'cases');
const catalogue = demoCatalogue();
const assistant = createOfflineAssistant(catalogue);
const names = namesOf(catalogue.rows);

const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => {
    const cases = casesSchema.parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')));
    return { about: name.replace('.json', ''), cases };
  });

/** The chat as it went, for whoever reads a failure. */
const lineOf = (say: string, message: string, products: ProductRow[]): string =>
  [`> ${say}`, message, ...products.map(({ name }) => `  - ${name}`)].join('\n');

describe.each(files)('chats: $about', ({ cases }) => {
  it.each(cases)('$name', ({ turns }) => {
    let memory = emptyMemory;
    let before: ProductRow[] = [];
    let so = '';
    for (const { say, expect: expected } of turns) {
      const reply = assistant.reply(say, memory);
      so = `${so}\n${lineOf(say, reply.message, reply.products)}`;
      const otherwise = differences(reply, expected, before);
      const faults = faultsOf(say, reply, memory, names);
      expect({ otherwise, faults, so }).toEqual({ otherwise: [], faults: [], so });
      // As it comes back from the database.
      memory = memorySchema.parse(structuredClone(reply.memory));
      if (reply.products.length > 0) before = reply.products;
    }
  });
});

it('there are enough of them', () => {
  expect(files.flatMap(({ cases }) => cases).length).toBeGreaterThanOrEqual(120);
});
