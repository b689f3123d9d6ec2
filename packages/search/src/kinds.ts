import { singular } from './stem.ts';
import { otherNames } from './synonyms.ts';
import { endsTitles, readTitle } from './title-parts.ts';
import { foldedWords, plain } from './words.ts';

/** A kind of things, as the feed itself tells them: the end of a type path, else a frequent end of titles. */
export type Kind = { id: number; name: string; count: number };

type KindStats = Kind & {
  /** Products whose type path ends in it. */
  typed: number;
  /** Which first words titles have that end in it, as bits. */
  leads: number;
};

type Told = { title: string; productType?: string | null };
/** What a product may be: the end of its type path, and the words of its title up to where that describes. */
type Names = { type: string[]; head: string[] };

const LONGEST = 3;
const LEAST_LEADS = 3;
/** So often has a word to end titles where it stands in them. */
const LEAST_ENDING = 0.3;
/** Ends of type paths that name no kind. */
const VAGUE = new Set(
  'other accessory misc miscellaneous general product item more all'.split(' '),
);
const SEVERAL = /\band\b|[&,/]/i;
/** Of one thing people speak as of many. */
const ALWAYS_MANY = new Set(
  `jean short trouser pant glass sunglass legging tight pyjama headphone earphone earbud plier goggle scissor
   binocular brief boxer jogger sneaker sandal slipper shoe boot sock glove heel loafer`.split(
    /\s+/,
  ),
);

const keysOf = (text: string): string[] => foldedWords(plain(text)).map(({ key }) => key);

const isName = (word: string): boolean => word.length > 1 && !/\d/.test(word);

/** The ends of a row of words, the longest first: "study table", "table". */
function* endsOf(words: string[]): Generator<string> {
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const end = words.slice(-length);
    if (end.every(isName)) yield end.join(' ');
  }
}

function bitCount(bits: number): number {
  let [left, count] = [bits, 0];
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
}

const bitOf = (word: string): number => {
  let sum = 0;
  for (let nth = 0; nth < word.length; nth += 1) sum = (sum * 31 + word.charCodeAt(nth)) | 0;
  return 1 << (sum & 31);
};

function namesOf({ title, productType }: Told): Names {
  const leaf = productType?.split(/\s*>\s*/).at(-1) ?? '';
  const type = SEVERAL.test(leaf) ? [] : keysOf(leaf);
  return { type: VAGUE.has(type.at(-1) ?? '') ? [] : type, head: keysOf(readTitle(title).head) };
}

/** The words of a title up to the one that it ends in, without what stands behind things. */
function endOfTitle(head: string[]): string[] {
  const last = head.findLastIndex((word) => isName(word) && endsTitles(word));
  return head.slice(0, last + 1);
}

export function createKinds() {
  const byName = new Map<string, KindStats>();
  const byId: KindStats[] = [];
  /** In how many titles a word stands. */
  const inTitles = new Map<string, number>();
  let size = 0;

  function statsOf(name: string): KindStats {
    const known = byName.get(name);
    if (known) return known;
    const stats = { id: byId.length, name: '', count: 0, typed: 0, leads: 0 };
    byName.set(name, stats);
    byId.push(stats);
    return stats;
  }

  /** Longer names are only looked at where the end of them is one already. */
  function* endingsOf(head: string[]): Generator<KindStats> {
    const ends = [...endsOf(endOfTitle(head))].toReversed();
    for (const end of ends) {
      const stats = statsOf(end);
      yield stats;
      if (stats.count < 2) return;
    }
  }

  function note(told: Told, step: 1 | -1): void {
    const { type, head } = namesOf(told);
    size += step;
    for (const word of new Set(head)) inTitles.set(word, (inTitles.get(word) ?? 0) + step);
    const counted = new Set<KindStats>();
    for (const stats of endingsOf(head)) {
      counted.add(stats);
      if (step > 0) stats.leads |= bitOf(head[0]!);
    }
    for (const end of endsOf(type)) {
      const stats = statsOf(end);
      counted.add(stats);
      if (end === type.join(' ')) stats.typed += step;
    }
    for (const stats of counted) stats.count += step;
  }

  const least = () => Math.max(2, Math.floor(size ** 0.2));

  function isKind(name: string): boolean {
    const stats = byName.get(name);
    if (!stats || stats.count < 1) return false;
    if (stats.typed > 0) return true;
    if (stats.count < least() || bitCount(stats.leads) < Math.min(LEAST_LEADS, least()))
      return false;
    return name.includes(' ') || stats.count >= (inTitles.get(name) ?? 0) * LEAST_ENDING;
  }

  const kindNamed = (name: string): Kind => {
    const { id, count } = byName.get(name)!;
    return { id, count, name: spoken(name) };
  };

  /** The longest kind that a row of words ends in. */
  const kindAtEnd = (words: string[]): string | undefined => {
    for (const end of endsOf(words)) if (isKind(end)) return end;
    return undefined;
  };

  /** All names that products of a kind go by: its own, and other names of the same thing. */
  function namesMeant(name: string): string[] {
    return [name, ...otherNames(name).filter(isKind)];
  }

  function nameOf(told: Told): string | null {
    const { type, head } = namesOf(told);
    const typed = kindAtEnd(type);
    if (typed !== undefined) return typed;
    for (let end = endOfTitle(head).length; end > 0; end -= 1) {
      const name = kindAtEnd(head.slice(0, end));
      if (name !== undefined) return name;
    }
    return null;
  }

  return {
    add: (told: Told) => note(told, 1),
    remove: (told: Told) => note(told, -1),

    of(told: Told): Kind | null {
      const name = nameOf(told);
      return name === null ? null : kindNamed(name);
    },

    /** Tells whether something is of a kind, or of one whose name ends in its name. */
    isOf(id: number): (told: Told) => boolean {
      const stats = byId[id];
      const own = stats && [...byName].find(([, each]) => each === stats)?.[0];
      if (own === undefined) return () => false;
      const names = namesMeant(own);
      return (told) => {
        const { type, head } = namesOf(told);
        const all = new Set([...endsOf(type), ...endsOf(endOfTitle(head))]);
        return names.some((name) => all.has(name)) || names.includes(nameOf(told) ?? '');
      };
    },

    /** The kind that is called so, or the most frequent one that is another name of the same. */
    find(name: string): { kind: Kind; isWritten: boolean } | null {
      if (isKind(name)) return { kind: kindNamed(name), isWritten: true };
      const others = otherNames(name).filter(isKind);
      const [best] = others.toSorted((a, b) => byName.get(b)!.count - byName.get(a)!.count);
      return best === undefined ? null : { kind: kindNamed(best), isWritten: false };
    },
  };
}

/** A name as people say it. */
function spoken(name: string): string {
  const last = name.split(' ').at(-1)!;
  const hasMany = ALWAYS_MANY.has(last) && singular(`${last}s`) === last;
  return hasMany ? `${name}s`.replace(/sss$/, 'sses') : name;
}
