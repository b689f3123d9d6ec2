import { askForWords } from '@baeon/search/understand';
import { numbersInFigures } from '@baeon/search/number-words';
import type { AssistantCatalogue, ChatMemory, Need } from './chat-state.ts';
import { isChatter } from './named-things.ts';
import { MOST_LOOKED_AT, poolOf } from './pool.ts';
import { isSameThing } from './refine-or-switch.ts';
import { holds, says } from './stated.ts';

/** "Then one which does", "which one is": something that answers to the question before. */
const WHICH_DOES =
  /^(?:(?:ok|okay|then|so|and|but|no|hmm)[\s,]+)*(?:(?:show|give|find|get|is there|do you have)\s+)?(?:me\s+)?(?:(?:any|some)?(?:one|ones|something|anything)?|which(?:\s+ones?)?|what)(?:\s+(?:here|of (?:these|them)))?(?:\s*(?:which|that|who))?\s+(?:does|do|is|are|has|have|can|will|would|holds?|works?|fits?|supports?)(?:\s+(?:it|that|so|me|this|then|have (?:it|that)))?[\s?.!]*$/u;

/** A number that says of what only by what was said before: "no make it five", "actually 9". */
const BARE =
  /^(?:(?:no|ok|okay|oh|sorry|wait|actually|then|so|hmm|and|i|we|he|she|it|is|are|mean|meant|want|need|make it|make|change (?:it )?to|give|show|me|only|just|not \d{1,3})[\s,.!]+)*(?<n>\d{1,3})(?=\s*(?:$|[,.;!?]|only\b|please\b|instead\b|is better\b))/u;

function unitMeant(
  catalogue: AssistantCatalogue,
  { need }: ChatMemory,
  number: string,
): string | null {
  if (!need || need.words === '') return null;
  const age = need.forWhom.age;
  const said = need.extras.flatMap((wish) => /^\d[\d.]* (\p{L}+)$/u.exec(wish)?.[1] ?? []).at(-1);
  if (said === undefined) return age !== null && need.price === null ? 'year old' : null;
  if (need.price !== null) return null;
  const pool = poolOf(catalogue, { ...need, extras: [] }, []);
  return pool.some((product) => holds(product, `${number} ${said}`)) ? said : null;
}

/** "The table one", "one to keep on the table": of fans, the table fans. */
const ONE_OF =
  /(?<=^|[,.;!?]\s*|\b(?:but|and|want|need|show|give|me) )(?:(?:an?|the|only|just|some|any|one|ones|something|that|which|i|we|can|could|to|it|be|keeps?|kept|puts?|place|stands?|sits?|goes|fix|hang)\s+)*(?<how>(?:on|for) (?:the |an? |my |our )?)?(?<what>\p{L}{3,})(?: top)?(?<one> (?:ones?|type|keeping))?(?=\s*(?:$|[,.;!?]|please\b))/gu;

function ofKind(catalogue: AssistantCatalogue, text: string, { words, isKind }: Need): string {
  const head = words.split(' ').at(-1)!;
  if (!isKind) return text;
  return text.replaceAll(ONE_OF, (all, ...rest) => {
    const { how, what, one } = rest.at(-1) as Record<string, string | undefined>;
    const name = `${what} ${head.replace(/s$/u, '')}`;
    const [named] = catalogue.kindsIn(name);
    const isNamed = named?.from === 0 && named.to === name.length && what !== head;
    // What is no thing by itself says how it has to be.
    const isThing = catalogue.kindsIn(what!).some(({ to }) => to === what!.length);
    return isNamed && isThing && (how ?? one) !== undefined ? name : all;
  });
}

/** "And to fix it on the wall" asks for what does that. */
const DOES_WITH_IT =
  /^(?:(?:and|also|ok|then|but|something|anything|need|i|what|want)[\s,]+)*(?:to|for) (?<what>(?!buy|order|get|see|try|use|using|take|know|return)\p{L}{3,} (?:it|them|this|these)\b.*)$/u;

/** What goes with what is shown and has that in its name: a wall mount for a tv. */
function whatDoes(
  catalogue: AssistantCatalogue,
  what: string,
  { need, shown: [first = ''] }: ChatMemory,
): string | null {
  const product = catalogue.find(first);
  const name = need?.words.split(' ').at(-1) ?? '';
  const words = what.split(/[^\p{L}]+/u).filter((word) => word.length > 2 && !isChatter(word));
  if (!product || name === '') return null;
  const { found } = catalogue.search({
    understood: askForWords(`${name} ${words.join(' ')}`),
    limit: MOST_LOOKED_AT,
  });
  const saidOf = (title: string) => words.filter((word) => says(title, word)).length;
  const fitting = found
    .map((each) => each.product)
    .filter(({ title, productType }) => productType !== product.productType && says(title, name));
  const [best] = fitting.toSorted((a, b) => saidOf(b.title) - saidOf(a.title));
  return best && saidOf(best.title) > 0 ? (catalogue.kindOf(best.id)?.name ?? null) : null;
}

/** A turn with what it leaves out, as far as the turns before tell. */
export function inFull(catalogue: AssistantCatalogue, text: string, memory: ChatMemory): string {
  if (memory.question !== '' && WHICH_DOES.test(text)) return `one with ${memory.question}`;
  if (!memory.need) return text;
  const what = DOES_WITH_IT.exec(text)?.groups?.['what'];
  const thing = what === undefined ? null : whatDoes(catalogue, what, memory);
  if (thing !== null) return `${thing} for it`;
  const full = ofKind(catalogue, text, memory.need);
  const figures = numbersInFigures(full);
  const number = BARE.exec(figures)?.groups?.['n'];
  const unit = number === undefined ? null : unitMeant(catalogue, memory, number);
  return unit === null ? full : figures.replace(BARE, `${number!} ${unit}`);
}

/** "Leave the curtains for now. …": what comes behind is what is said. */
const LEAVES_THING =
  /^(?:ok(?:ay)?[\s,.]+|no[\s,.]+)*(?:leave|forget|skip|drop) (?:the |those |these |that )?(?<thing>[\p{L} -]+?)(?: (?:for now|now|then|aside))?\s*[.,;]+\s*(?<rest>\S.*)$/u;
const isNamedBy = (catalogue: AssistantCatalogue, { words }: Need, thing: string): boolean =>
  words !== '' && isSameThing(words, catalogue.kindsIn(thing)[0]?.kind.name ?? thing);

/** "Leave the curtains for now", of curtains, says no more than what comes behind. */
export function withoutLeft(
  catalogue: AssistantCatalogue,
  text: string,
  { need }: ChatMemory,
): string {
  const { thing, rest } = LEAVES_THING.exec(text)?.groups ?? {};
  return need && thing !== undefined && isNamedBy(catalogue, need, thing) ? rest! : text;
}
