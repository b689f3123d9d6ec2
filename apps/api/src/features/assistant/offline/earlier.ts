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
    return {
      ...memory,
      need: { ...meant, shown: [] },
      shown: meant.shown,
      seen: meant.shown.length,
      spokenOf: null,
      deals: null,
      earlier: [...earlier.filter((each) => each !== meant), { ...need, shown: memory.shown }],
    };
  }
  return null;
}
