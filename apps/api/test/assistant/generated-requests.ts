import type { ProductRow } from '../../src/db/product-row.ts';
import { demoRandom, type DemoRandom } from '@baeon/demo-city/random';
import { hasWord, wholeText } from './chat-case.ts';

/** Something that is asked for, and how a product is seen to have it. */
type AskedFeature = { say: string; label: string; value: string };
type Budget = { say: string; from: number; to: number };

export type Generated = {
  /** One sentence, or one after the other. */
  turns: string[];
  asked: AskedFeature | null;
  budget: Budget | null;
  /** A word that must occur nowhere. */
  not: string | null;
  /** A product of the catalogue that answers it; null where the budget is too small for any. */
  example: ProductRow | null;
  thing: string;
};

/** "Files and folders" are files, or folders. */
function thingOf(product: ProductRow): string {
  const parts = kindOf(product).toLowerCase().split(' and ');
  const text = product.title.toLowerCase();
  return parts.find((part) => text.includes(part.replace(/s$/, ''))) ?? parts[0]!;
}

const kindOf = ({ productType }: ProductRow): string => productType!.split(' > ').at(-1)!;

/** Values that people ask for in just these words. */
const isSayable = (value: string): boolean =>
  /^(?:[A-Z][a-z]+(?: [A-Z][a-z]+)?|\d+(?:\.\d+)? (?:GB|L|kg|inch|ton|star|W|mAh|seater|cm))$/.test(
    value,
  );
/** These are things of their own, or said of nearly everything. */
const LEFT_OUT =
  /^(?:Warranty|Compatible with|Fits|Includes|Ideal for|Pack|Feature|Print|Maximum load)$/;
const MEASURED = /^\d/;

/** Said so often otherwise that nobody means a feature by them alone. */
const EVERYDAY = /^(?:yes|all|whole|left|right)$/i;

function askFor(product: ProductRow, random: DemoRandom): AskedFeature | null {
  const sayable = Object.entries(product.attributes).filter(
    ([label, value]) => isSayable(value) && !LEFT_OUT.test(label) && !EVERYDAY.test(value),
  );
  if (sayable.length === 0) return null;
  const [label, value] = random.pick(sayable);
  const said = value.toLowerCase();
  return { say: MEASURED.test(value) ? `${said} ${label.toLowerCase()}` : said, label, value };
}

const inThousands = (rupees: number): string => `${rupees / 1000}k`;

/** A budget that a product is within, in one of the ways in which people say it. */
function budgetFor({ pricePaise }: ProductRow, random: DemoRandom): Budget {
  const rupees = pricePaise! / 100;
  const above = (Math.ceil(rupees / 500) + random.whole(0, 4)) * 500;
  const below = Math.max(100, Math.floor((rupees * 0.6) / 100) * 100);
  return random.pick<Budget>([
    { say: `under ${above}`, from: 0, to: above },
    { say: `below ₹${above.toLocaleString('en-IN')}`, from: 0, to: above },
    { say: `less than ${inThousands(above)}`, from: 0, to: above },
    { say: `up to rs ${above}`, from: 0, to: above },
    { say: `${above} ke andar`, from: 0, to: above },
    { say: `within ${above}`, from: 0, to: above },
    { say: `between ${below} and ${above}`, from: below, to: above },
    { say: `above ${below}`, from: below, to: Infinity },
  ]);
}

/** A word that a product of the kind has and this one has not. */
function ruleOut(product: ProductRow, alike: ProductRow[], random: DemoRandom): string | null {
  const text = wholeText(product);
  const words = alike.flatMap(({ attributes, brand }) => [
    ...['Colour', 'Material'].flatMap((label) => attributes[label]?.toLowerCase().split(' ') ?? []),
    ...(brand ? [brand.toLowerCase()] : []),
  ]);
  const others = [...new Set(words)].filter(
    (word) => /^[a-z]{3,}$/.test(word) && !hasWord(text, word),
  );
  return others.length > 0 ? random.pick(others) : null;
}

const NOT = ['not', 'without', 'but not', 'no'];

/** Requests over the whole catalogue, the same ones every time. */
export function generateRequests(rows: ProductRow[], count: number): Generated[] {
  const random = demoRandom('requests to the assistant');
  const byKind = Map.groupBy(rows, kindOf);
  return Array.from({ length: count }, () => {
    const product = random.pick(rows);
    const kind = kindOf(product);
    const thing = thingOf(product);
    const asked = random.chance(0.75) ? askFor(product, random) : null;
    const not = random.chance(0.4) ? ruleOut(product, byKind.get(kind)!, random) : null;
    const isTooLittle = random.chance(0.1);
    const budget = isTooLittle
      ? { say: 'under ₹20', from: 0, to: 20 }
      : random.chance(0.8)
        ? budgetFor(product, random)
        : null;
    const ruled = not && `${random.pick(NOT)} ${not}`;
    const parts = [asked && `${asked.say}`, ruled, budget?.say].filter((part) => part != null);
    const sentence = [asked?.say, thing, ruled, budget?.say].filter((part) => part).join(' ');
    const turns = random.chance(0.5) ? [sentence] : [thing, ...parts];
    return { turns, asked, budget, not, thing, example: isTooLittle ? null : product };
  });
}
