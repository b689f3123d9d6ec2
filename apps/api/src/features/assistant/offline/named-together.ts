import { needFor, type AssistantCatalogue, type Need } from './chat-state.ts';
import { type PickedThings, pickThings } from './pick-things.ts';
import { isShelf, poolFor } from './pool.ts';
import { isSameThing } from './refine-or-switch.ts';
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

/** What a sentence names as things, each by what its name means beside the others. */
export const pickTogether = (
  catalogue: AssistantCatalogue,
  slots: Slots,
  before: Need | null,
): PickedThings => withoutFamilies(catalogue, pickThings(catalogue, slots, before));
