import type { AssistantCatalogue, ChatMemory, Need } from './chat-state.ts';
import { says } from './stated.ts';
import { isSameThing } from './refine-or-switch.ts';

/** What was looked for before the last thing, where a turn is about that. */

/** "The racket", "those bags", "that tea": what is known already. */
const KNOWN_ALREADY =
  /(?:^|[\s,.;])(?<lead>(?:(?:for|with|on|inside|near|under|beside|into|without|like) )?(?:the|that|those|these)) (?:(?:first|same|other) )?$/u;
/** "Bag for the laptop" is about a bag. */
const IS_ASIDE = /^(?:for|with|on|inside|near|under|beside|into|without|like) /u;
/** "Shoes I saw earlier", "cycles again". */
const WAS_BEFORE =
  /\b(?:earlier|again|before|once more|previous(?:ly)?|back to|coming to|come back|after all|from the (?:beginning|start)|you (?:showed|told|said|gave)|i (?:saw|asked|liked)|we (?:saw|were))\b/u;
/** Who wants one more of a thing means none that was shown. */
const IS_ONE_MORE = /\b(?:another|one more|also|as well|an?|some|any) (?:\p{L}+ )?$/u;

const BACK_TO = /\bback to (?:(?:the|that|those|my|our|his|her)\s+)?(?<what>\p{L}{3,})/u;
const VERY_FIRST =
  /\bvery first (?:ones?|thing|product|item)\b|\b(?:in|at|from) the (?:very )?(?:beginning|start)\b/u;
const GOES_BACK =
  /\b(?:(?:let's|lets|can we|please|i want to|we)\s+)*(?:go|going|come|coming|take me|get|switch)?\s*(?:back|return(?:ing)?) to\b/gu;

const headOf = (name: string): string => name.split(' ').at(-1)!;

const isNamed = ({ words }: Need, name: string): boolean =>
  words !== '' && (isSameThing(words, name) || isSameThing(headOf(words), name));

/** The memory as it was when what a turn speaks of was on the screen; null where that is not something earlier. */
export function returnedTo(
  catalogue: AssistantCatalogue,
  text: string,
  memory: ChatMemory,
): ChatMemory | null {
  const { need, earlier } = memory;
  if (!need || earlier.length === 0) return null;
  for (const { kind, from, to } of catalogue.kindsIn(text)) {
    const names = [kind.name, text.slice(from, to)];
    const isCalled = (ids: string[]) =>
      ids.length > 0 &&
      ids.every((id) => {
        const { title = '', productType = '' } = catalogue.find(id) ?? {};
        return names.some((name) => says(`${productType} ${title}`, name));
      });
    const isOf = (each: Need, shown: string[]) =>
      names.some((name) => isNamed(each, name)) || (each.words !== '' && isCalled(shown));
    const before = text.slice(0, from);
    const lead = KNOWN_ALREADY.exec(before)?.groups?.['lead'];
    const isKnown = lead !== undefined ? !IS_ASIDE.test(lead) : WAS_BEFORE.test(text);
    if (!isKnown || IS_ONE_MORE.test(before) || isOf(need, memory.shown)) continue;
    if (need.things.some((thing) => names.some((name) => thing.includes(name)))) continue;
    const meant = earlier.findLast((each) => isOf(each, each.shown));
    if (!meant || meant.shown.length === 0) continue;
    return goneBack(memory, need, meant);
  }
  const meant = namedBack(text, need, earlier);
  return meant && meant.shown.length > 0 ? goneBack(memory, need, meant) : null;
}

const goneBack = (memory: ChatMemory, need: Need, meant: Need): ChatMemory => ({
  ...memory,
  need: { ...meant, shown: [] },
  shown: meant.shown,
  seen: meant.shown.length,
  spokenOf: null,
  deals: null,
  earlier: [...memory.earlier.filter((each) => each !== meant), { ...need, shown: memory.shown }],
});

/** "Coming back to the dog" is about its food, "the very first one you showed" about what came first of all. */
function namedBack(text: string, need: Need, earlier: Need[]): Need | undefined {
  const name = BACK_TO.exec(text)?.groups?.['what'];
  const isOf = ({ words, things }: Need) =>
    name !== undefined && says(`${words} ${things.join(' ')}`, name);
  if (name !== undefined && !isOf(need)) return earlier.findLast(isOf);
  return VERY_FIRST.test(text) ? earlier[0] : undefined;
}

/** A turn without what only says that it goes back: "go back to the sofas, how wide is the first". */
export const withoutReturn = (text: string): string =>
  text.replaceAll(GOES_BACK, ' ').replaceAll(/\s+/gu, ' ').trim();
