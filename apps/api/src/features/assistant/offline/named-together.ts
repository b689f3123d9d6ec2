import { needFor, type AssistantCatalogue, type Need } from './chat-state.ts';
import { type PickedThings, pickThings } from './pick-things.ts';
import { isShelf, poolFor } from './pool.ts';
import { isSameThing, withoutPlural } from './refine-or-switch.ts';
import type { Slots } from './slots.ts';

/** "What shoes go with it, heels": who names one of a family wants that one. */
function withoutFamilies(catalogue: AssistantCatalogue, picked: PickedThings): PickedThings {
  const { things } = picked;
  const typesOf = (thing: string) => {
    const pool = poolFor(catalogue, { ...needFor(thing), isKind: true });
    return new Set(pool.map(({ productType }) => productType ?? ''));
  };
  const isFamilyOf = (thing: string, other: string) => {
    const types = other === thing || isShelf(other) ? [] : [...typesOf(other)];
    return (
      types.length > 0 &&
      types.every((type) =>
        type
          .split(' > ')
          .slice(0, -1)
          .some((step) => isSameThing(step.toLowerCase(), thing)),
      )
    );
  };
  const own = things.filter((thing) => !things.some((other) => isFamilyOf(thing, other)));
  return { ...picked, things: own, tookWords: picked.tookWords && own.length > 1 };
}

/** "An inverter and a battery": what has a name with the thing before it is that. */
function withNamesBefore(catalogue: AssistantCatalogue, picked: PickedThings): PickedThings {
  const { things } = picked;
  const named = things.map((thing, nth) => {
    const before = things[nth - 1];
    if (before === undefined || isShelf(thing) || isShelf(before)) return thing;
    const phrase = `${withoutPlural(before)} ${thing}`;
    const found = catalogue.kindsIn(phrase)[0];
    return found && found.from === 0 && found.to === phrase.length ? found.kind.name : thing;
  });
  return { ...picked, things: named };
}

/** What a sentence names as things, each by what its name means beside the others. */
export const pickTogether = (
  catalogue: AssistantCatalogue,
  slots: Slots,
  before: Need | null,
): PickedThings =>
  withNamesBefore(catalogue, withoutFamilies(catalogue, pickThings(catalogue, slots, before)));
