import { factsIn } from '@baeon/search/measure-facts';
import { plain } from '@baeon/search/words';
import type { ProductRow } from '../../../db/product-row.ts';
import { type Asked, ASKED_AS, PRICE_ASKED } from './asked-labels.ts';
import { plainReply, type ChatMemory, type TurnReply } from './chat-state.ts';
import { CHATTER } from './phrases.ts';
import { namedAmong, type Reference } from './references.ts';
import { says } from './stated.ts';
import { unitsUnder } from './text-measures.ts';
import { listText, money, priceOf, texts } from './wording.ts';

const MOST_FEATURES = 8;
const FEW_FEATURES = 5;

type Feature = { label: string; value: string };
const availabilityText: Record<ProductRow['availability'], string> = {
  in_stock: 'is in stock',
  out_of_stock: 'is out of stock',
  preorder: 'can be ordered ahead',
  backorder: 'can be ordered and comes later',
};

const featuresOf = ({ attributes }: ProductRow): Feature[] =>
  Object.entries(attributes).map(([label, value]) => ({
    label: label.replaceAll('_', ' '),
    value,
  }));

const featureText = (features: Feature[]): string =>
  features.map(({ label, value }) => `${label} ${value}`).join(', ');

/** "Usb 3" is asked as one. */
const askedWords = (text: string): string[] =>
  (
    text.match(/\p{L}+ \d+(?:\.\d+)?(?![\p{L}\d])|[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.-]*/gu) ?? []
  ).filter(
    (word) =>
      !CHATTER.has(word.replace(/ \d.*$/u, '')) &&
      !['good', 'real', 'suitable', 'support', 'itself', 'frame', 'the'].includes(word) &&
      word.length > 1,
  );

const askedOf = (label: string): Asked => ({
  labels: new RegExp(`^${label.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}$`, 'iu'),
  name: `its ${plain(label.replaceAll('_', ' '))}`,
});

/** What a question is about: a label that it names, a word that we know a label for, else its words. */
function askedIn(text: string, products: ProductRow[]): Asked {
  if (/\bprice (?:of|for)\b|\bwhat(?:'s| is) the (?:price|cost|rate)\b/u.test(text)) return 'price';
  const labels = new Set(
    products.flatMap((product) => featuresOf(product).map(({ label }) => label)),
  );
  for (const label of labels) {
    if (
      label.length > 2 &&
      new RegExp(`\\b${plain(label).replaceAll(/[^\p{L}\p{N} ]/gu, '.')}\\b`, 'u').test(text)
    ) {
      return askedOf(label);
    }
  }
  // "What about water? …" asks for its water resistance.
  const [word, ...others] = askedWords(text.split('?')[0]!);
  const named = [...labels].find((label) =>
    plain(label)
      .split(' ')
      .includes(word ?? ''),
  );
  if (text.includes('?') && others.length === 0 && named !== undefined) return askedOf(named);
  const known = [...ASKED_AS, PRICE_ASKED].find(([pattern]) => pattern.test(text))?.[1];
  return known ?? { words: askedWords(text) };
}

const LONGEST_SENTENCE = 200;
const sentencesOf = ({ description }: ProductRow): string[] =>
  description.split(/(?<=[.!?])\s+|\s[-•]\s/u).map((sentence) => sentence.trim());

/** "Guarantee?" asks for what is stated under a label. */
export function asksLabel(text: string, shown: ProductRow[]): boolean {
  const isWish = /^(?:with(?:out)?|no|in|any)\b|\bones?\?+$/u.test(text);
  if (isWish || shown.length === 0 || !/^[^\d?]+\?+$/u.test(text)) return false;
  if (askedWords(text).length !== 1) return false;
  const asked = askedIn(text, shown);
  return typeof asked === 'object' && 'labels' in asked;
}

/** Null where the feed does not say. */
function answer(product: ProductRow, asked: Asked, words: string[]): string | null {
  const { name, brand, rating, availability, pricePaise, listPricePaise } = product;
  if (asked === 'price') {
    if (pricePaise === null) return `The store gives no price for ${name}.`;
    const was =
      listPricePaise !== null && listPricePaise > pricePaise
        ? `, list price ${money(listPricePaise)}`
        : '';
    return `${name} costs ${priceOf(product)}${was}.`;
  }
  if (asked === 'rating')
    return rating === null
      ? `Nobody has rated ${name} yet.`
      : `${name} is rated ${rating.toFixed(1)} of 5.`;
  if (asked === 'brand')
    return brand ? `${name} is made by ${brand}.` : `The store does not say who makes ${name}.`;
  if (asked === 'availability') return `${name} ${availabilityText[availability]}.`;
  const isLabelled = 'labels' in asked;
  const features = featuresOf(product).filter(({ label, value }) =>
    isLabelled ? asked.labels.test(label) : words.some((word) => says(`${label} ${value}`, word)),
  );
  if (features.length > 0) return `${name}: ${featureText(features.slice(0, FEW_FEATURES))}.`;
  return inText(product, isLabelled ? asked.labels : null, words);
}

/** How many there are: "pack of 25", "12-piece". */
const COUNTED =
  /\b(?:packs?|sets?|box|lot|bundle|case) of \d+|\d+\s?-?(?:packs?|pieces?|pcs?|pairs?|counts?|ct|pk|sets?|lights?)\b/giu;
const MOST_RAM = 64;
/** Words of questions that tell of nothing. */
const ASKS_IF = /^(?:compatible|works?|fits?|supports?|comes?|included?|has|have)$/u;

/** Where a feed has no attributes, what its title or its description says. */
function inText(product: ProductRow, labels: RegExp | null, words: string[]): string | null {
  const { name, title } = product;
  const units = labels ? unitsUnder(labels) : [];
  const counted = labels?.test('pieces') ? (title.match(COUNTED) ?? []) : [];
  // Gigabytes in a title are mostly of a disk.
  const isMemory = labels?.test('ram') === true && labels.test('storage') === false;
  const isMeant = (text: string) =>
    factsIn(text).some(
      ({ unit, number }) => units.includes(unit) && !(isMemory && number > MOST_RAM),
    );
  const measured = title.match(/\d[\d.,]*(?:\s?(?:-|to)\s?\d[\d.]*)?\s?-?[\p{L}"″”]+/gu) ?? [];
  const measures = [
    ...counted,
    ...measured.filter((text) => counted.length === 0 && isMeant(text)),
  ];
  if (measures.length > 0) return `${name}: its title says ${listText(measures)}.`;
  const told = sentencesOf(product).find(isMeant);
  if (told !== undefined) return `${name}: “${told.slice(0, LONGEST_SENTENCE)}”`;
  const telling = words.filter((word) => !ASKS_IF.test(word));
  if (telling.length === 0) return null;
  if (telling.every((word) => says(title, word))) return `Yes, its title says so: ${title}.`;
  // A number or a model is there, or the question is not answered.
  const codes = telling.filter((word) => /\d/u.test(word));
  const sentence = sentencesOf(product).find((each) =>
    codes.length > 0
      ? codes.every((code) => says(each, code))
      : telling.some((word) => says(each, word)),
  );
  if (sentence !== undefined) return `${name}: “${sentence.slice(0, LONGEST_SENTENCE)}”`;
  return codes.length === 0 && telling.some((word) => says(title, word))
    ? `All that is said of it is: ${title}.`
    : null;
}

const toldWords = (words: string[]): string => {
  const told = words.filter((word) => !ASKS_IF.test(word));
  return (told.length > 0 ? told : words).slice(0, 4).join(' ');
};

function unsaid(products: ProductRow[], asked: Asked, words: string[]): string {
  const [first] = products;
  const what =
    typeof asked === 'object' && 'labels' in asked
      ? asked.name
      : words.length > 0
        ? `“${toldWords(words)}”`
        : 'that';
  const said =
    products.length > 1
      ? `The stores do not say ${what} about any of these.`
      : `The store does not say ${what} about ${first!.name}.`;
  return `${said} ${stated(first!)}`.trim();
}

const PLACES = 'first second third fourth'.split(' ').map((place) => `the ${place}`);

/** What is said of several in the same words is said once. */
function together(products: ProductRow[], answers: (string | null)[], shown: ProductRow[]): string {
  const told = products.flatMap((product, nth) => {
    const said = answers[nth];
    return said == null ? [] : [{ product, said }];
  });
  const bare = told.map(({ product: { name }, said }) =>
    said.startsWith(`${name}: `) ? said.slice(name.length + 2) : said,
  );
  const places = told.map(({ product }) => PLACES[shown.indexOf(product)]);
  const groups = Map.groupBy(told.keys(), (nth) => bare[nth]!);
  if (groups.size === told.length || places.includes(undefined))
    return told.map(({ said }) => said).join(' ');
  return [...groups]
    .map(([said, nths]) => {
      const which =
        nths.length === shown.length ? 'all' : listText(nths.map((nth) => places[nth]!));
      return `${which[0]!.toUpperCase()}${which.slice(1)}: ${said}`;
    })
    .join(' ');
}

function stated(product: ProductRow): string {
  const known = featuresOf(product).slice(0, FEW_FEATURES);
  return known.length > 0 ? `${product.name} states: ${featureText(known)}.` : '';
}

/** What was asked, as a wish of the next turn would say it. */
const questionOf = (asked: Asked, words: string[]): string => {
  if (typeof asked === 'string') return '';
  const told =
    'words' in asked ? words.filter((word) => !ASKS_IF.test(word)).join(' ') : asked.name;
  return /^(?:how|what|for) /u.test(told) ? '' : told.replace(/^its /u, '').slice(0, 60);
};

/** All that is known of a product. */
function wholeText(product: ProductRow): string {
  const said = featureText(featuresOf(product).slice(0, MOST_FEATURES));
  return `${product.name}, ${priceOf(product)}. ${product.description.slice(0, 400)}${said === '' ? '' : ` ${said}.`}`;
}

const TELLS_ALL =
  /\b(?:tell me|more|details?|specs?|specifications?|features?|describe|info(?:rmation)?|about)\b|^(?:and |ok )*(?:the |what about |how about )?(?:that|this|first|second|third|fourth|fifth|last|\d)/u;

/** What is known of one product on the screen, or of all where something is asked and not of which. */
export function detailsReply(
  text: string,
  which: Reference | null,
  memory: ChatMemory,
  shown: ProductRow[],
  label?: string,
  /** What is said where nothing tells. */
  otherwise?: TurnReply,
): TurnReply {
  const named = namedAmong(text, shown);
  const isOpen = which === null || which.isVague;
  const places = isOpen && named.length === 1 ? named : (which?.places ?? [0]);
  const missing = places.find((place) => place >= shown.length);
  if (missing !== undefined) {
    const count = shown.length === 1 ? 'only one' : `only ${shown.length}`;
    return plainReply(`I showed you ${count}, so there is no number ${missing + 1}.`, memory);
  }
  const meant = places.map((place) => shown[place]!);
  const asked = label === undefined ? askedIn(text, meant) : askedOf(label);
  const words = askedWords(text);
  const isWhole =
    typeof asked === 'object' && 'words' in asked && (TELLS_ALL.test(text) || words.length === 0);
  const isVague = isOpen && named.length !== 1 && shown.length > 1;
  if (isWhole && isVague && which?.isVague)
    return plainReply(texts.whichOne, memory, ['The first', 'The second']);
  const products = isVague && !isWhole ? shown.slice(0, 4) : meant;
  // What all of them are called tells nothing of one.
  const isName = (word: string) =>
    products.length > 1 && products.every(({ title }) => says(title, word));
  const telling = words.filter((word) => !isName(word));
  const answers = products.map((product) =>
    isWhole ? wholeText(product) : answer(product, asked, telling.length > 0 ? telling : words),
  );
  const isSilent = answers.every((said) => said === null);
  if (otherwise && (isSilent || isWhole)) {
    const isTold = isWhole || telling.length === 0 || otherwise.message.includes('None of');
    const none = isTold ? '' : ` None of them says “${telling.slice(0, 3).join(' ')}”.`;
    return { ...otherwise, message: `${otherwise.message}${none}` };
  }
  const message = isSilent
    ? unsaid(products, asked, words)
    : isWhole
      ? answers.flatMap((said) => said ?? []).join('\n\n')
      : together(products, answers, shown);
  const told = isSilent ? products : products.filter((_, nth) => answers[nth] !== null);
  return {
    ...plainReply(message, memory),
    products: told,
    memory: {
      ...memory,
      asked: null,
      question: questionOf(asked, telling),
      deals: null,
      spokenOf: told.length === 1 ? told[0]!.id : memory.spokenOf,
    },
  };
}
