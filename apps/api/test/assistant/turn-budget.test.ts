import { describe, expect, it } from 'vitest';
import { emptyMemory } from '../../src/features/assistant/offline/chat-state.ts';
import { createOfflineAssistant } from '../../src/features/assistant/offline/offline-assistant.ts';
import { createBoundedAssistant } from '../../src/features/assistant/offline/turn-budget.ts';
import { catalogueOf, productRow } from './demo-catalogue.ts';

const catalogue = catalogueOf(
  Array.from({ length: 60 }, (_, nth) =>
    productRow(`Sofa Model ${nth}`, 10_000 + nth, { productType: 'Furniture > Sofas' }),
  ),
);
const own = createOfflineAssistant(catalogue);
const wish = 'a sofa under 20k';
const long = `${wish}, ${'zemivepi headphoness gavozo or zogoka withot kala '.repeat(9)}`.slice(
  0,
  499,
);

/** A clock that goes on by so much with each search; `spent` afterwards. */
function slow(msASearch: number) {
  let now = 0;
  const ticking = {
    ...catalogue,
    search: (request: Parameters<typeof catalogue.search>[0]) => {
      now += msASearch;
      return catalogue.search(request);
    },
  };
  const assistant = createBoundedAssistant(ticking, () => now);
  return { assistant, spent: () => now };
}

describe('the time that a turn may take', () => {
  it('is no matter to what is answered within it', () => {
    const { assistant } = slow(1);
    for (const text of [wish, 'sofa, not blue', 'thanks']) {
      expect(assistant.reply(text, emptyMemory)).toEqual(own.reply(text, emptyMemory));
    }
  });

  it('is kept by reading no more than the beginning of what takes longer', () => {
    const { assistant, spent } = slow(100);
    const { products, message } = assistant.reply(long, emptyMemory);
    expect(message).not.toBe('');
    expect(products.length).toBeGreaterThan(0);
    for (const { pricePaise } of products) expect(pricePaise).toBeLessThanOrEqual(2_000_000);
    expect(spent()).toBeLessThan(2000);
  });

  it('ends in a question where even that takes longer, and what was said before stays', () => {
    const { assistant, spent } = slow(10_000);
    const { memory } = own.reply('sofa', emptyMemory);
    const reply = assistant.reply(long, memory);
    expect(reply).toMatchObject({ products: [], memory });
    expect(reply.message).toMatch(/\?$/);
    expect(spent()).toBeLessThan(60_000);
  });
});
