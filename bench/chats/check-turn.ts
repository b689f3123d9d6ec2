import type { ExpectedTurn } from './chat-format.ts';

export type AnsweredProduct = {
  id: string;
  title: string;
  name: string;
  type: string;
  brand: string | null;
  /** In rupees. */
  price: number | null;
  attributes: Record<string, string>;
};
/** A turn as the assistant answered it; `deals` are all words of each deal. */
export type AnsweredTurn = { message: string; products: AnsweredProduct[]; deals: string[] };

const DEMO_SHARE = 0.8;
const FOREIGN_SHARE = 0.6;
const DEAL_SHARE = 0.6;
const DEAD_END =
  /\b(?:found nothing|did not understand|do not understand|don't understand|cannot find|could not find|no idea what)\b/i;
const NOTHING_BEYOND =
  /\b(?:nothing|no|none|not)\b.*\b(?:cheaper|dearer|costlier|pricier|less|more expensive)\b|\b(?:is|are) (?:already )?the (?:cheapest|dearest)\b/i;

const matches = (text: string, patterns: string[]): boolean =>
  patterns.some((pattern) => new RegExp(pattern, 'iu').test(text));
const kindText = ({ title, type }: AnsweredProduct): string => `${title} ${type}`.toLowerCase();
const valuesOf = ({ title, attributes }: AnsweredProduct): string =>
  [title, ...Object.values(attributes)].join(' ').toLowerCase();

/** Brand and model are enough to know which product a sentence names. */
function names(message: string, product: AnsweredProduct): boolean {
  const said = message.toLowerCase();
  const start = product.name.toLowerCase().split(/\s+/).slice(0, 3).join(' ');
  return (
    said.includes(start) || (product.brand !== null && said.includes(product.brand.toLowerCase()))
  );
}

/** What a turn does not hold; empty where it holds all. */
export function faultsOfTurn(
  turns: readonly { answer: AnsweredTurn; expect: ExpectedTurn }[],
  feed: 'demo' | 'foreign',
): string[] {
  const { answer, expect } = turns.at(-1)!;
  const { message, products, deals } = answer;
  const [first] = products;
  const faults: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  const mustEach = (holds: (product: AnsweredProduct) => boolean, fault: string) => {
    const wrong = products.find((product) => !holds(product));
    if (wrong) faults.push(`${fault}: ${wrong.title} at ${wrong.price}`);
  };
  const before = turns.slice(0, -1).findLast(({ answer: { products } }) => products.length > 0);
  const prices = (before?.answer.products ?? []).flatMap(({ price }) => price ?? []);
  const shownIn = (turn: number): AnsweredProduct[] => turns[turn]?.answer.products ?? [];
  const same = expect.sameKindAsTurn === undefined ? undefined : turns[expect.sameKindAsTurn];
  const kind = expect.kind ?? same?.expect.kind;
  const share =
    expect.kindShare ?? same?.expect.kindShare ?? (feed === 'demo' ? DEMO_SHARE : FOREIGN_SHARE);
  const isKind = (product: AnsweredProduct) => !kind || matches(kindText(product), kind);

  if (expect.products === 'some') must(products.length > 0, 'shows nothing');
  if (expect.products === 'none') must(products.length === 0, 'shows products');
  if (kind && products.length > 0) {
    const part = products.filter(isKind).length / products.length;
    must(part >= share, `only ${Math.round(part * 100)} % are of the kind: ${first!.title}`);
    if (expect.firstKind) must(isKind(first!), `the first is not of the kind: ${first!.title}`);
  }
  const { notKind, maxPrice, minPrice, brand, notBrand } = expect;
  if (notKind) mustEach(({ title }) => !matches(title.toLowerCase(), notKind), 'not the kind');
  if (maxPrice !== undefined) mustEach(({ price }) => (price ?? Infinity) <= maxPrice, 'too dear');
  if (minPrice !== undefined) mustEach(({ price }) => (price ?? 0) >= minPrice, 'too cheap');
  const isOf = (brands: string[]) => (product: AnsweredProduct) =>
    brands.some((each) => each.toLowerCase() === product.brand?.toLowerCase());
  if (brand) mustEach(isOf(brand), 'another brand');
  if (notBrand) mustEach((product) => !isOf(notBrand)(product), 'unwanted brand');
  if (expect.colour) {
    const { colour } = expect;
    const states = (product: AnsweredProduct) =>
      colour.some((each) => valuesOf(product).includes(each.toLowerCase()));
    must(products.some(states), `none is ${colour.join(' or ')}`);
  }
  for (const [name, value] of expect.attribute ?? []) {
    const isStated = Object.entries(first?.attributes ?? {}).some(
      ([label, text]) => matches(label, [name]) && matches(text, [value]),
    );
    must(isStated, `the first does not state ${name} ${value}: ${first?.title}`);
  }
  if (expect.cheaperThanBefore) {
    const isCheaper = first?.price != null && first.price < Math.min(...prices);
    must(isCheaper || NOTHING_BEYOND.test(message), 'not cheaper');
  }
  if (expect.pricierThanBefore) {
    const isDearer = first?.price != null && first.price > Math.max(...prices);
    must(isDearer || NOTHING_BEYOND.test(message), 'not dearer');
  }
  if (expect.among !== undefined) {
    const was = shownIn(expect.among);
    const isKnown = products.every(({ id }) => was.some((each) => each.id === id));
    must(isKnown && (products.length > 0 || was.some((each) => names(message, each))), 'not among');
  }
  if (expect.fresh !== undefined) {
    const was = new Set(shownIn(expect.fresh).map(({ id }) => id));
    mustEach(({ id }) => !was.has(id), 'shown before');
  }
  const meant = expect.refers && shownIn(expect.refers.turn)[expect.refers.item];
  if (meant) must(first?.id === meant.id || names(message, meant), `not about ${meant.name}`);
  const cheapest = (expect.each ?? []).map((each) =>
    Math.min(
      ...products
        .filter((product) => matches(kindText(product), [each]))
        .map(({ price }) => price ?? Infinity),
    ),
  );
  for (const [nth, each] of (expect.each ?? []).entries()) {
    must(cheapest[nth] !== Infinity, `nothing shown is ${each}`);
  }
  if (expect.totalMax !== undefined) {
    must(cheapest.reduce((sum, price) => sum + price, 0) <= expect.totalMax, 'too dear together');
  }
  if (expect.reply) must(matches(message, expect.reply), `says otherwise: ${message}`);
  if (expect.notReply) must(!matches(message, expect.notReply), `says: ${message}`);
  if (expect.about) must(matches(`${message} ${first?.title ?? ''}`, expect.about), 'not about it');
  if (expect.deadEnd === false) {
    const isEmpty = products.length === 0 && deals.length === 0;
    must(!(isEmpty && DEAD_END.test(message)), `dead end: ${message}`);
  }
  if (expect.deals === 'some') must(deals.length > 0, `no deals: ${message}`);
  if (expect.deals === 'none') must(deals.length === 0, 'tells of deals');
  if (expect.dealKind && deals.length > 0) {
    const fitting = deals.filter((deal) => matches(deal, expect.dealKind!));
    must(fitting.length / deals.length >= DEAL_SHARE, `other deals: ${deals[0]}`);
  }
  return faults;
}
