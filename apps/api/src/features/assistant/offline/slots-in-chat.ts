import { numbersInFigures } from '@baeon/search/number-words';
import { needFor, type AssistantCatalogue, type ChatMemory } from './chat-state.ts';
import { poolFor } from './pool.ts';
import { isSameThing } from './refine-or-switch.ts';
import { readSlots, type Slots } from './slots.ts';

/** The rupees that a bare number goes by: what the thing costs, the budget, or what is on the screen costs. */
function scaleOf(
  catalogue: AssistantCatalogue,
  text: string,
  { need, shown }: ChatMemory,
): number | undefined {
  const named = /(?<![\d.,])\d{1,2}(?![\d.,]|\s*[a-z]*\d)/u.test(numbersInFigures(text))
    ? catalogue.kindsIn(text).at(-1)?.kind
    : undefined;
  if (named && !isSameThing(need?.words ?? '', named.name)) {
    const costs = poolFor(catalogue, { ...needFor(named.name), isKind: true })
      .flatMap(({ pricePaise }) => pricePaise ?? [])
      .toSorted((a, b) => a - b);
    const usual = costs[Math.floor(costs.length / 2)];
    if (usual !== undefined) return usual / 100;
  }
  const said = need?.price?.to ?? need?.price?.from;
  const paise = said ?? (shown[0] === undefined ? null : catalogue.find(shown[0])?.pricePaise);
  return paise == null ? undefined : paise / 100;
}

export const slotsOf = (catalogue: AssistantCatalogue, text: string, memory: ChatMemory): Slots =>
  readSlots(
    text,
    { hasNeed: memory.need !== null, scaleOf: scaleOf(catalogue, text, memory), ...memory.words },
    catalogue,
  );
