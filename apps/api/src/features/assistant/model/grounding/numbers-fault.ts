import type { ProductRow } from '../../../../db/product-row.ts';
import { plain } from '@baeon/search/words';
import { factsIn, factsOf, meantFacts, type Fact } from '@baeon/search/measure-facts';
import { inBase, isMeasure, readMeasures, type Measure } from '@baeon/search/measures';
import { stemOf } from '@baeon/search/stem';
import { clausesOf, sentencesOf } from './clauses.ts';
import { allNumbers, bareNumbers, takeMoney, statedOf, type Fault, type Ground } from './ground.ts';

const COUNTS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const COUNT_WORD = new RegExp(String.raw`(?<!\p{L})(?:${COUNTS.join('|')})(?!\p{L})`, 'gu');
const OF_FIVE = /(?:\s*\/\s*|\b(?:out )?of )(?:5|five)\b(?:[ -]stars?)?/gu;

const rupeesOf = (paise: number): number[] => [paise / 100, Math.round(paise / 100)];

const pricesOf = ({ pricePaise, listPricePaise }: ProductRow): number[] =>
  [pricePaise, listPricePaise].filter((price) => price !== null);

/** What one costs less than another, or than its own list price. */
function differencesOf(products: ProductRow[]): number[] {
  const prices = products.flatMap(pricesOf);
  return prices.flatMap((one) =>
    prices.flatMap((other) => (one > other ? rupeesOf(one - other) : [])),
  );
}

function percentsOff({ pricePaise, listPricePaise }: ProductRow): number[] {
  if (pricePaise === null || !listPricePaise || listPricePaise <= pricePaise) return [];
  const percent = (1 - pricePaise / listPricePaise) * 100;
  return [Math.floor(percent), Math.round(percent)];
}

function factsStatedBy(product: ProductRow): Fact[] {
  const { rating } = product;
  return [
    ...factsOf(product),
    ...statedOf(product).flatMap(factsIn),
    ...(rating === null ? [] : [{ number: Number(rating.toFixed(1)), unit: 'star', label: [] }]),
  ];
}

/** "128 GB RAM" is not stated by 128 GB of storage. */
function states(facts: Fact[], { number, unit }: Measure, behind: string | null): boolean {
  return meantFacts(facts, unit, behind === null ? [] : [behind]).some(
    (fact) => Math.abs(fact.number - number) < 0.005,
  );
}

function measuresIn(text: string): {
  measures: { measure: Measure; behind: string | null }[];
  rest: string;
} {
  const pieces = readMeasures(text);
  const measures = pieces.flatMap((piece, nth) => {
    if (!isMeasure(piece)) return [];
    const next = pieces[nth + 1];
    const word =
      next && !isMeasure(next) ? /^\s+(?:of\s+)?(\p{L}+)/u.exec(next.text)?.[1] : undefined;
    return { measure: inBase(piece), behind: word === undefined ? null : stemOf(word) };
  });
  return { measures, rest: pieces.map((piece) => (isMeasure(piece) ? ' ' : piece.text)).join('') };
}

function numbersSaid({ said, need }: Ground): number[] {
  const text = plain(said);
  const limits = [need?.price?.from ?? null, need?.price?.to ?? null].filter(
    (paise) => paise !== null,
  );
  return [...takeMoney(text).amounts, ...allNumbers(text), ...limits.flatMap(rupeesOf)];
}

const prepared = (text: string): string =>
  text.replaceAll(OF_FIVE, ' ').replaceAll(COUNT_WORD, (word) => String(COUNTS.indexOf(word) + 2));

/** Every sum, measure and number is stated by a product that is spoken of, or was said by the person. */
export function numbersFault(message: string, ground: Ground): Fault | null {
  const { products, said } = ground;
  if (/(?![0-9])\p{N}/u.test(message.normalize('NFKC'))) {
    return { reason: 'a number in other digits', hint: 'Write numbers with the digits 0 to 9.' };
  }
  const own = numbersSaid(ground);
  const saidFacts = factsIn(said);
  const differences = differencesOf(products);
  const counts = Array.from({ length: Math.max(1, products.length) }, (_, nth) => nth + 1);

  const clauses = sentencesOf(message).flatMap((sentence) => clausesOf(sentence, products));
  for (const { text, priced, described: subjects } of clauses) {
    const money = new Set([...priced.flatMap(pricesOf).flatMap(rupeesOf), ...differences, ...own]);
    const { amounts, rest } = takeMoney(prepared(text));
    const wrongAmount = amounts.find((amount) => !money.has(amount));
    if (wrongAmount !== undefined) {
      return {
        reason: 'an amount that no product has',
        hint: `₹${wrongAmount} is no price of the products that you show.`,
      };
    }
    const { measures, rest: withoutMeasures } = measuresIn(rest);
    const facts = subjects.map(factsStatedBy);
    const wrong = measures.find(
      ({ measure, behind }) =>
        !states(saidFacts, measure, null) && !facts.some((each) => states(each, measure, behind)),
    );
    if (wrong) {
      return { reason: 'a measure that no product states', hint: 'Some measure is not stated.' };
    }
    const numbers = new Set([
      ...money,
      ...counts,
      ...subjects.flatMap(percentsOff),
      ...subjects.flatMap(statedOf).map(plain).flatMap(allNumbers),
    ]);
    if (bareNumbers(withoutMeasures).some((number) => !numbers.has(number))) {
      return { reason: 'a number that no product states', hint: 'Some number is not stated.' };
    }
  }
  return null;
}
