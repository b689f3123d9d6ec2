import { demoCampaigns } from '@baeon/demo-city/campaigns';
import { demoStores } from '@baeon/demo-city/stores';
import { demoProducts } from '@baeon/demo-city/products/products';
import { referenceCategories } from '../../apps/api/src/seed/reference/reference-tables.ts';
import { randomNumbers } from '../numbers.ts';

const PRICES = [
  'three hundred',
  'five hundred',
  'seven hundred and fifty',
  'one thousand',
  'fifteen hundred',
  'two thousand five hundred',
  'three thousand',
  'eight thousand',
  'ten thousand',
  'twenty thousand',
  'thirty five thousand',
  'fifty thousand',
  'one lakh',
];

/** How people ask: {thing} such as headphones, {name} as it stands in the catalogue, {place} such as cafes. */
const TEMPLATES = [
  'show me {thing} under {price} rupees',
  'show me {colour} {thing}',
  '{thing}',
  '{thing}',
  '{name}',
  '{name}',
  '{brand} {thing}',
  '{brand} {thing}',
  '{brand} {thing} under {price}',
  '{colour} {thing} under {price} rupees',
  'cheap {thing} near me',
  'best {thing} for my home',
  'compare {brand} and {rival} {thing}',
  'I am looking for {thing}',
  'do you have {colour} {thing}',
  'what does the {name} cost',
  'is there anything off on {thing}',
  '{place} near me',
  'offers on {place}',
  'deals at {store}',
  '{store}',
  'any discount at {store} today',
  '{deal}',
];

/** Words only, none with a figure or of one letter: how those are said is another matter. */
const SAYABLE = /^[a-z][a-z'-]+(?: (?:a|&|[a-z][a-z'-]+)){0,5}$/i;

/** What people may say to find something in the demo's catalogue, the same for the same seed. */
export function shoppingPhrases(count: number, seed: number): string[] {
  const random = randomNumbers(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const parts = sayableParts();
  const phrases = new Set<string>();
  while (phrases.size < count) {
    const template = TEMPLATES[phrases.size % TEMPLATES.length]!;
    // A brand is asked for what it makes.
    const product = pick(parts.products);
    phrases.add(
      template.replaceAll(/\{(\w+)\}/g, (_all, slot: string) => {
        if (slot === 'thing') return product.thing;
        if (slot === 'brand') return product.brand;
        if (slot === 'rival') return pick(product.rivals);
        return pick(parts.lists[slot]!);
      }),
    );
  }
  return [...phrases];
}

function sayableParts() {
  const unique = (texts: Iterable<string>): string[] =>
    [...new Set(texts)].filter((text) => SAYABLE.test(text)).sort();
  const all = demoProducts();
  const makers = new Map<string, Set<string>>();
  for (const { productType, brand } of all) {
    const thing = lastOf(productType ?? '').toLowerCase();
    if (!SAYABLE.test(thing) || !brand || !SAYABLE.test(brand)) continue;
    makers.set(thing, (makers.get(thing) ?? new Set()).add(brand));
  }
  return {
    products: [...makers].flatMap(([thing, brands]) =>
      [...brands].map((brand) => {
        const others = [...brands].filter((other) => other !== brand);
        return { thing, brand, rivals: others.length > 0 ? others : ['other'] };
      }),
    ),
    lists: {
      price: PRICES,
      name: unique(all.map(({ name }) => name.split(/ \(| (?=\d)/)[0]!)),
      colour: unique(all.flatMap(({ attributes }) => attributes['Colour']?.toLowerCase() ?? [])),
      place: unique(
        referenceCategories.flatMap(({ name }) => lastOf(name).toLowerCase().split(' & ')),
      ),
      store: unique(Array.from(demoStores(), ({ name }) => name.replaceAll('&', 'and'))),
      deal: unique(demoCampaigns().map(({ title }) => title.replaceAll(/[:,].*/g, ''))),
    } as Record<string, string[]>,
  };
}

const lastOf = (path: string): string => path.split(/ > |\//).at(-1)!;
