import { plain } from '@baeon/search/words';
import type { ProductRow } from '../../../db/product-row.ts';
import { type Audience, type ForWhom, GROWN_UP, MONTHS, SMALL, TALL } from './for-whom.ts';
import { rememberingProducts } from './stated.ts';

/* Whom products say that they are for. */

type Meant = { audiences: Set<Audience>; ages: [number, number] | null };

const AGES =
  /(?:from|(?<from>\d+(?:\.\d+)?)\s*(?<unit>months?|years?)?\s*(?:to|-|–))\s*(?<to>\d+(?:\.\d+)?)\s*(?<unitTo>months?|years?)/u;

function agesOf(text: string): [number, number] | null {
  const { from, unit, to, unitTo } = AGES.exec(text)?.groups ?? {};
  if (to === undefined || unitTo === undefined) return null;
  const inMonths = (number: string, of: string) =>
    Number(number) * (of.startsWith('y') ? MONTHS : 1);
  if (from === undefined) return [inMonths(to, unitTo), Infinity];
  return [
    inMonths(from, unit ?? unitTo),
    inMonths(to, unitTo) + (unitTo.startsWith('y') ? MONTHS - 1 : 0),
  ];
}

const SAYS: [Audience, RegExp][] = [
  ['women', /\b(?:women|womens|women's|woman|ladies|lady)\b/u],
  ['men', /\b(?:men|mens|men's|man|gents)\b/u],
  ['boys', /\b(?:boys?|boy's)\b/u],
  ['girls', /\b(?:girls?|girl's)\b/u],
  [
    'kids',
    /\b(?:kids?|kid's|child(?![ -](?:lock|proof|safe|resistant|seat))|children|children's|toys?|childrens|youth|juniors?)\b/u,
  ],
  ['baby', /\b(?:baby|babies|infants?|newborns?|toddlers?)\b/u],
  ['pets', /\b(?:pets?|dogs?|pups?|puppy|puppies|cats?|kittens?|birds?|aquariums?)\b/u],
];
/** Whom a product says it is for; nobody where it says nothing. */
const meantFor = rememberingProducts((product): Meant => {
  const labels = Object.entries(product.attributes);
  const ideal = labels
    .filter(([label]) => /ideal|gender|for|pet/iu.test(label))
    .map(([, value]) => value);
  const text = plain([product.title, product.productType ?? '', ...ideal].join(' . '));
  const age = labels.find(([label]) => /^age/iu.test(label))?.[1];
  return {
    audiences: new Set(
      SAYS.flatMap(([audience, pattern]) => (pattern.test(text) ? [audience] : [])),
    ),
    ages: agesOf(plain(age ?? (/\byears?\b|\bmonths?\b/u.test(text) ? product.title : ''))),
  };
});

const isFor = (all: Set<Audience>, ...any: Audience[]): boolean =>
  any.some((each) => all.has(each));

/** Of whom no age is told: their things and those of children. */
const HERS: Audience[] = ['women', 'girls'];
const HIS: Audience[] = ['men', 'boys'];
const OF_ANY_AGE: Record<string, [own: Audience[], others: Audience[]]> = {
  daughter: [HERS, HIS],
  niece: [HERS, HIS],
  son: [HIS, HERS],
  nephew: [HIS, HERS],
};

/** Whether a product is for somebody, or does not say for whom it is. */
export function suits(product: ProductRow, { audience, age, recipient }: ForWhom): boolean {
  const child = OF_ANY_AGE[recipient ?? ''];
  if (audience === null && age === null && !child) return true;
  const { audiences: all, ages } = meantFor(product);
  if (child && isFor(all, ...child[1]) && !isFor(all, ...child[0])) return false;
  if (audience !== 'pets' && isFor(all, 'pets') && !isFor(all, 'men', 'women', 'kids'))
    return false;
  const isSmall = age === null ? null : age < GROWN_UP;
  // Who is nearly grown up wears what grown-ups wear as well.
  const isTall = age !== null && age >= TALL;
  const tall = (whose: Audience) => (isTall ? [whose] : []);
  const big = (whose: Audience) => (isTall ? [] : [whose]);
  if (age !== null && ages && (age < ages[0] || age > ages[1])) return false;
  if (isSmall === false && ages && ages[1] < GROWN_UP) return false;
  switch (audience) {
    case 'women':
      return (
        !(isFor(all, 'men', 'boys', 'kids', 'baby', 'girls') && !all.has('women')) &&
        !(ages && ages[1] < GROWN_UP)
      );
    case 'men':
      return (
        !(isFor(all, 'women', 'girls', 'kids', 'baby', 'boys') && !all.has('men')) &&
        !(ages && ages[1] < GROWN_UP)
      );
    case 'adult':
      return (
        !(isFor(all, 'kids', 'baby', 'boys', 'girls') && !isFor(all, 'men', 'women')) &&
        !(ages && ages[1] < GROWN_UP)
      );
    case 'girls':
      return (
        !(isFor(all, 'boys', 'men', ...big('women')) && !isFor(all, 'girls', ...tall('women'))) &&
        fitsSmall(all, age)
      );
    case 'boys':
      return (
        !(isFor(all, 'girls', 'women', ...big('men')) && !isFor(all, 'boys', ...tall('men'))) &&
        fitsSmall(all, age)
      );
    case 'kids':
      return (
        !(isFor(all, 'men', 'women') && !isFor(all, 'kids', 'boys', 'girls')) && fitsSmall(all, age)
      );
    case 'baby':
      return (
        !(isFor(all, 'men', 'women') && !isFor(all, 'baby', 'kids', 'boys', 'girls')) &&
        !(age === null && ages && ages[0] >= SMALL)
      );
    default:
      return true;
  }
}

/** Whether a product says that it is for somebody who was named. */
export function saysFor(product: ProductRow, { audience, age }: ForWhom): boolean {
  if (audience === null || audience === 'adult') return false;
  const { audiences: all, ages } = meantFor(product);
  const isSmall = audience === 'girls' || audience === 'boys';
  return (
    all.has(audience) ||
    (isSmall && all.has('kids')) ||
    (age !== null && ages !== null && age >= ages[0] && age <= ages[1])
  );
}

/** What is for babies is not for a child of six. */
const fitsSmall = (all: Set<Audience>, age: number | null): boolean =>
  !(all.has('baby') && !isFor(all, 'kids') && (age === null || age > SMALL));

/** Whether a product is for somebody special, and nobody special was named. */
export function isForOthers(
  product: ProductRow,
  { audience, recipient }: ForWhom,
  said: string,
): boolean {
  const { audiences: all, ages } = meantFor(product);
  const isChild =
    audience === 'kids' ||
    audience === 'baby' ||
    audience === 'boys' ||
    audience === 'girls' ||
    (audience === null && OF_ANY_AGE[recipient ?? ''] !== undefined);
  const isSmall = !isChild && (isFor(all, 'kids', 'baby') || (ages !== null && ages[1] < GROWN_UP));
  const isSaid = SAYS.some(([each, pattern]) => all.has(each) && pattern.test(said));
  return !isSaid && (isSmall || all.has('pets')) && !isFor(all, 'men', 'women');
}
