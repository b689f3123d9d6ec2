import type { Nearness } from '../meaning/near-shelves.ts';
import { needFor, type AssistantCatalogue, type Need } from './chat-state.ts';
import { asksFood } from './plans.ts';
import type { NamedThing } from './named-things.ts';
import { amongThings } from './pick-things.ts';
import { poolFor } from './pool.ts';
import { isSameThing } from './refine-or-switch.ts';
import { shelfOrKind, type TurnMeaning } from './shelves-meant.ts';
import type { Slots } from './slots.ts';
import { isLong } from './told.ts';

/** So near two sentences tell the same. */
const ALIKE = 0.5;
const SAME = 0.6;
const FEW = 2;
/** From here on a sentence is about something for sure, and so much nearer to it than to something else. */
const SURE = 0.34;
const CLEARLY = 0.08;

/** Whether a sentence tells what the table knows, whatever it names. */
export const tellsSame = (text: string, { words }: Slots, { told }: Nearness): boolean =>
  told.score >= SAME && (words.length >= FEW || isLong(text));

/** Whether a sentence is about something else than the things that a rule offers for its words. */
export function isFarFrom(
  catalogue: AssistantCatalogue,
  { things, areIdeas }: Need,
  text: string,
  slots: Slots,
  { alone }: TurnMeaning,
): boolean {
  const [nearest] = alone.top;
  if (asksFood(text)) return false;
  // Two tables that tell the same plan.
  const both = alone.told.things.filter((one) => things.some((other) => isSameThing(other, one)));
  if (!areIdeas && alone.told.isPlan && both.length > 1) return false;
  const isTold = areIdeas
    ? alone.told.score >= ALIKE &&
      (slots.words.length >= FEW ||
        (isLong(text) && slots.forWhom.age === null) ||
        (alone.told.isPlan && alone.told.score >= SAME))
    : tellsSame(text, slots, alone);
  if (isTold) return true;
  // A whole plan knows more than one of its words.
  const times = areIdeas ? 1 : 1.5;
  if (!nearest || nearest.score < SURE * times || slots.words.length < FEW) return false;
  const least = nearest.score - CLEARLY * times * times;
  return !things.some((thing) => {
    const kind = catalogue.kindsIn(thing).at(-1)?.kind.name;
    const [first] = poolFor(catalogue, { ...needFor(kind ?? thing), isKind: kind !== undefined });
    return first !== undefined && alone.of(shelfOrKind(catalogue, first)) > least;
  });
}

/** "Shifting on the 1st, need a mattress and two pillows" asks for no more than these, by the names that a plan has for them. */
export function planNamed(plan: Need | null, asked: NamedThing[], listed: string[]): Need | null {
  const named = asked.filter(({ after }) => after === null);
  const isAsked = named.filter(({ standing }) => standing === 'asked').length >= FEW;
  if (!plan || plan.areIdeas || !isAsked) return plan;
  const things = named.flatMap(({ name, said }) => amongThings(name, said, plan.things) ?? []);
  const isOther = things.some((thing) => !named.some(({ name }) => isSameThing(name, thing)));
  const isWhole = things.length >= Math.max(named.length, listed.length);
  return isWhole && isOther ? { ...plan, things } : null;
}
