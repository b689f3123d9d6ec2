import type { AssistantCatalogue, ChatMemory, Need } from './chat-state.ts';
import { wholePrice, withSlots } from './apply-slots.ts';
import { amongThings } from './pick-things.ts';
import { planInstead } from './plans.ts';
import type { Slots } from './slots.ts';

/* A list that goes on: one thing for another, one less, one more for the same money. */

const IN_PLACE = [
  /\b(?:replace|swap|exchange)\s+(?:the\s+|that\s+)?(?<out>.+?)\s+(?:with|by|for)\s+(?<into>.+)$/u,
  /\b(?:instead|in place) of\s+(?:the\s+|that\s+)?(?<out>[\p{L} -]+?)(?:,|\s+(?:put|add|give|show|take|get|include|keep|have|i want|we want|make it))\s+(?<into>.+)$/u,
  /^(?<into>.+?)\s+(?:instead|in place) of\s+(?:the\s+|that\s+)?(?<out>.+)$/u,
];
const OF_ALL =
  /\b(?:all (?:of (?:them|these|it)|three|four|five|six|[3-6])|everything|total|together|in all)\b/u;

/** What is wanted together, of which one thing may have been spoken of last. */
const listOf = ({ need, earlier }: ChatMemory): Need | null => {
  const isList = ({ things, areIdeas }: Need) => things.length > 1 && !areIdeas;
  if (!need) return null;
  if (isList(need)) return need;
  return need.isPart ? (earlier.findLast(isList) ?? null) : null;
};

/** Each thing with the words before its kind. */
const phrasesIn = (catalogue: AssistantCatalogue, text: string): string[] =>
  text.split(/\s*(?:[,;&+]|\band\b)\s*/u).flatMap((part) => {
    const kind = catalogue.kindsIn(part).at(-1);
    const phrase = kind
      ? part.slice(0, kind.to).replace(/^(?:an?|the|some|one|i want|we want)\s+/u, '')
      : '';
    return phrase === '' ? [] : [phrase];
  });

/** The list as it is after a turn that changes it; null where it does not. */
export function editedList(
  catalogue: AssistantCatalogue,
  text: string,
  slots: Slots,
  memory: ChatMemory,
): Need | null {
  const list = listOf(memory);
  if (!list) return null;
  const instead = planInstead(list, text);
  if (instead) return withSlots(instead, { ...slots, unwanted: [] }, text);
  const named = (said: string) => catalogue.kindsIn(said).map(({ kind }) => kind.name);
  const among = (said: string) =>
    [said, ...named(said)].flatMap((name) => amongThings(name, name, list.things) ?? [])[0];
  const place = IN_PLACE.map((pattern) => pattern.exec(text)?.groups).find((each) => each);
  const gone = place ? among(place['out']!) : slots.unwanted.flatMap((out) => among(out) ?? [])[0];
  const isMore = !place && slots.adds && OF_ALL.test(text);
  // "The mattress should be the orthopaedic kind, same total" is said of one of them.
  const [only, another] = place || slots.adds ? [] : slots.kinds;
  const refined = only && !another && OF_ALL.test(text) ? among(only.said) : undefined;
  if (refined !== undefined && slots.words.length > 0) {
    const asked = [...slots.words.map((word) => word.text), refined].join(' ');
    const things = list.things.map((thing) => (thing === refined ? asked : thing));
    return { ...withSlots(list, slots, text), things };
  }
  if (gone === undefined && !isMore) return null;
  const added = place ? phrasesIn(catalogue, place['into']!) : slots.kinds.map(({ name }) => name);
  const kept = list.things.filter((thing) => thing !== gone);
  const isNew = (name: string) =>
    name !== gone &&
    !kept.some((thing) => thing.endsWith(name)) &&
    amongThings(name, name, kept) === undefined;
  const fresh = added.filter(isNew);
  if (fresh.length === 0) return null;
  const need = withSlots(list, slots, text);
  const out = new Set(slots.unwanted.filter((word) => among(word) === gone));
  return {
    ...need,
    things: [...kept, ...fresh],
    unwanted: need.unwanted.filter((word) => !out.has(word)),
    price: wholePrice(need, slots),
  };
}

/** "All three under 900" is said of the list, of which one was spoken of last. */
export function wholeList(text: string, memory: ChatMemory): ChatMemory {
  const { need, earlier } = memory;
  const isOfAll =
    /\b(?:all (?:of (?:them|these)|three|four|five|six|[3-6])|both|everything)\b/u.test(text);
  const list = earlier.findLast(({ things, areIdeas }) => things.length > 1 && !areIdeas);
  if (!need?.isPart || need.words === '' || !isOfAll || !list) return memory;
  const things = list.things.map((thing) =>
    thing.endsWith(need.words) ? [...need.extras, need.words].join(' ') : thing,
  );
  return { ...memory, need: { ...list, things } };
}
