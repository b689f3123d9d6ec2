import { phonesOf, skeletonOf, unlikeness } from './phones.ts';

export type Alike = { text: string; unlikeness: number };

/** Shorter skeletons are like everything else once a consonant is left out. */
const SHORTEST_SHORTENED = 3;
/** What comes first into a drawer is the most usual; the rest would only cost time. */
const MOST_ALIKE = 400;
/** A sound in so many may be another one. */
const MOST_UNLIKE = 0.42;

/** Finds texts by what they sound like, one consonant more, less or otherwise included. */
export function createSoundIndex() {
  const drawers = new Map<string, string[]>();
  const phones = new Map<string, string>();

  return {
    /** The most usual ones first. A text for which that would be too much is only found by all its consonants. */
    add(text: string, isLoose: boolean): void {
      const sounds = phonesOf(text);
      phones.set(text, sounds);
      const skeleton = skeletonOf(sounds);
      for (const key of isLoose ? keysOf(skeleton) : [skeleton]) {
        const drawer = drawers.get(key);
        if (!drawer) drawers.set(key, [text]);
        else if (drawer.length < MOST_ALIKE) drawer.push(text);
      }
    },

    alike(text: string): Alike[] {
      const sounds = phonesOf(text);
      const found = new Set(keysOf(skeletonOf(sounds)).flatMap((key) => drawers.get(key) ?? []));
      found.delete(text);
      const list: Alike[] = [];
      for (const other of found) {
        const theirs = phones.get(other)!;
        const most = MOST_UNLIKE * Math.max(sounds.length, theirs.length);
        const unlike = unlikeness(sounds, theirs, most);
        if (unlike <= most) list.push({ text: other, unlikeness: unlike });
      }
      return list.sort((a, b) => a.unlikeness - b.unlikeness);
    },
  };
}

/** The skeleton, and what is left of it without one of its consonants. */
function keysOf(skeleton: string): string[] {
  if (skeleton.length < SHORTEST_SHORTENED) return [skeleton];
  const shortened = Array.from(
    skeleton,
    (_, nth) => skeleton.slice(0, nth) + skeleton.slice(nth + 1),
  );
  return [...new Set([skeleton, ...shortened])];
}
