import type { ProductRow } from '../../../db/product-row.ts';
import { answer } from './answer-asked.ts';
import { askedIn, askedUnder, askedWords, labelsOfValue, questionOf } from './asked-in.ts';
import type { Asked } from './asked-labels.ts';
import {
  plainReply,
  type AssistantCatalogue,
  type ChatMemory,
  type TurnReply,
} from './chat-state.ts';
import { featuresOf, featureText, fewStated } from './features.ts';
import { namedAmong, type Reference } from './references.ts';
import { says } from './stated.ts';
import { ASKS_IF } from './text-tells.ts';
import { listText, priceOf, texts } from './wording.ts';

const MOST_FEATURES = 8;

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
  return `${said} ${fewStated(first!)}`.trim();
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

/** All that is known of a product. */
function wholeText(product: ProductRow): string {
  const said = featureText(featuresOf(product).slice(0, MOST_FEATURES));
  return `${product.name}, ${priceOf(product)}. ${product.description.slice(0, 400)}${said === '' ? '' : ` ${said}.`}`;
}

const TELLS_ALL =
  /\b(?:tell me|more|details?|specs?|specifications?|features?|describe|info(?:rmation)?|about)\b/u;
/** "The second one"; "the second one, will they assemble it" asks whether. */
const NAMES_ONE =
  /^(?:and |ok )*(?:the |what about |how about )?(?:that|this|first|second|third|fourth|fifth|last|\d)/u;
const ASKS_WHETHER =
  /\b(?:do|does|did|is|are|can|will|would|has|have) (?:it|its|they|this|that|these|those|the|there|you|we|i|he|she|one|any)\b|^(?:do|does|is|are|can|will)\b/u;

/** What is known of one product on the screen, or of all where something is asked and not of which. */
export function detailsReply(
  catalogue: AssistantCatalogue,
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
  const asked = label === undefined ? askedIn(text, meant) : askedUnder(label);
  const words = askedWords(text);
  const isWhole =
    typeof asked === 'object' &&
    'words' in asked &&
    (TELLS_ALL.test(text) ||
      (!ASKS_WHETHER.test(text) && (words.length === 0 || NAMES_ONE.test(text))));
  const isVague = isOpen && named.length !== 1 && shown.length > 1;
  if (isWhole && isVague && which?.isVague)
    return plainReply(texts.whichOne, memory, ['The first', 'The second']);
  const products = isVague && !isWhole ? shown.slice(0, 4) : meant;
  // What all of them are called tells nothing of one.
  const isName = (word: string) =>
    products.length > 1 && products.every(({ title }) => says(title, word));
  const telling = words.filter((word) => !isName(word));
  const told = telling.length > 0 ? telling : words;
  const answersTo = (what: Asked) => products.map((product) => answer(product, what, told));
  let answers = isWhole ? products.map(wholeText) : answersTo(asked);
  const isUnsaid = () => answers.every((said) => said === null);
  if (isUnsaid() && typeof asked === 'object' && 'words' in asked) {
    const value = telling.filter((word) => !ASKS_IF.test(word));
    const under = labelsOfValue(catalogue, value, products[0]!);
    if (under.length > 0) answers = products.map((each) => answer(each, { words: under }, under));
  }
  const isSilent = isUnsaid();
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
  const answered = isSilent ? products : products.filter((_, nth) => answers[nth] !== null);
  return {
    ...plainReply(message, memory),
    products: answered,
    memory: {
      ...memory,
      asked: null,
      question: questionOf(asked, telling),
      deals: null,
      spokenOf: answered.length === 1 ? answered[0]!.id : memory.spokenOf,
    },
  };
}
