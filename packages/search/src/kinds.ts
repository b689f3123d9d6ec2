import { bitOf, endsOf, isOneOfSeveral, nameOfStep, type PathStep, spoken } from './kind-names.ts';
import { withRoom } from './number-rows.ts';
import { bitCount } from './spelling.ts';
import { otherNames } from './synonyms.ts';
import { endOfTitle, isAccessoryName } from './title-parts.ts';

/** A kind of things, as the feed itself tells them: the end of a type path, else a frequent end of titles. */
export type Kind = { id: number; name: string; count: number };

/** What the path says of its kind. */
type KindPath = { leaf: number; above: number[]; isOpen: boolean };

type KindStats = {
  id: number;
  /** Its words without plurals. */
  name: string;
  count: number;
  /** Products whose type path ends in it or in a longer name of it, and those whose path leads through it. */
  typed: number;
  above: number;
  /** Products whose path ends in no kind ("accessories"), so that the title alone tells. */
  open: number;
  /** Which first words titles have that end in it, as bits. */
  leads: number;
  /** The kind that its name ends in: of "study table" that is "table". */
  wider: number;
};

/** How something is of a kind. Beside it is what the store keeps under the same name, such as what goes with it. */
export const KIND_MATCHES = ['no', 'beside', 'special', 'same'] as const;
/** Which of them; numbers, since tens of thousands of products are asked about at once. */
type KindMatch = number;
const [NO, BESIDE, SPECIAL, SAME] = [0, 1, 2, 3];

const LEAST_LEADS = 3;
/** So often has a word to end titles where it stands in them. */
const LEAST_ENDING = 0.3;
/** And what is known to be a thing, though titles go on behind it with what it has. */
const KNOWN_ENDING = 0.05;
/** Of products with a type, so that the feed is one that tells types. */
const HAS_TYPES = 0.2;
/** So far from the end of a title the thing may stand. */
const LOOKED_BACK = 12;
/** What was put in before enough was known to tell its kind is looked at again later. */
const LOOKED_AGAIN = 2;
const NONE = -1;
const MOST_MATCHES = 300;

type Sources = {
  /** The words of a product's title, without plurals, up to where it begins to describe. */
  headOf(place: number): string[];
  isThere(place: number): boolean;
};

export const isThing = (match: KindMatch): boolean => match >= SPECIAL;

export function createKinds({ headOf, isThere }: Sources) {
  const byName = new Map<string, KindStats>();
  const byId: KindStats[] = [];
  /** In how many titles a word stands. */
  const inTitles = new Map<string, number>();
  const paths: KindPath[] = [];
  const pathIds = new Map<string, number>();
  const pathBySteps = new WeakMap<PathStep[], Map<string, number>>();
  let pathAt = new Int32Array(0);
  let titledAt = new Int32Array(0);
  /** As far as they were asked for since something changed. */
  const counts = new Map<number, number>();
  const matches = new Map<number, (place: number) => KindMatch>();
  let [size, withType, places, lookedAgain] = [0, 0, 0, 0];

  function statsOf(name: string): KindStats {
    const known = byName.get(name);
    if (known) return known;
    const behind = name.indexOf(' ');
    const wider = behind < 0 ? NONE : statsOf(name.slice(behind + 1)).id;
    const stats = { id: byId.length, name, count: 0, typed: 0, above: 0, open: 0, leads: 0, wider };
    byName.set(name, stats);
    byId.push(stats);
    return stats;
  }

  /** Longer names are only looked at where the end of them is one already. */
  function endingsOf(head: string[]): Set<KindStats> {
    const endings = new Set<KindStats>();
    // A title begins with the brand more often than with the thing.
    const words = endOfTitle(head);
    for (const end of endsOf(words.length > 1 ? words.slice(1) : words).toReversed()) {
      const stats = statsOf(end);
      endings.add(stats);
      if (stats.count < 2) break;
    }
    return endings;
  }

  function note(head: string[], { leaf, above, isOpen }: KindPath, step: 1 | -1): void {
    size += step;
    if (leaf !== NONE || isOpen) withType += step;
    counts.clear();
    matches.clear();
    for (const word of new Set(head)) inTitles.set(word, (inTitles.get(word) ?? 0) + step);
    const endings = endingsOf(head);
    for (const stats of endings) {
      if (step > 0) stats.leads |= bitOf(head[0]!);
      if (isOpen) stats.open += step;
    }
    for (const id of above) {
      byId[id]!.above += step;
      endings.add(byId[id]!);
    }
    for (let id = leaf; id !== NONE; id = byId[id]!.wider) {
      byId[id]!.typed += step;
      endings.add(byId[id]!);
    }
    for (const stats of endings) stats.count += step;
  }

  const least = () => Math.max(1, Math.floor(size ** 0.2));

  /** Whether products are called so, and do not only belong there. */
  function isKind(stats: KindStats | undefined): stats is KindStats {
    if (!stats || stats.count < 1) return false;
    if (stats.typed > 0) return true;
    const named = stats.count - stats.above;
    const isLonger = stats.wider !== NONE;
    const share = isLonger ? 1 : named / (inTitles.get(stats.name) || 1);
    // What has other names is known to be a thing; where there are types, one word has to be one of them.
    const isKnown = isLonger || (withType < size * HAS_TYPES && share >= KNOWN_ENDING);
    if (named > 0 && isKnown && otherNames(stats.name).length > 0) return true;
    const isEnding = share >= LEAST_ENDING;
    if (stats.open > 0 && !isLonger && isEnding) return true;
    if (named < least() || bitCount(stats.leads) < Math.min(LEAST_LEADS, least())) return false;
    return isEnding;
  }

  /** The longest kind that a row of words ends in. */
  const kindAtEnd = (words: string[]): number => {
    for (const end of endsOf(words)) {
      const stats = byName.get(end);
      if (isKind(stats)) return stats.id;
    }
    return NONE;
  };

  function kindOfTitle(head: string[]): number {
    const words = endOfTitle(head);
    let first = Math.max(0, words.length - LOOKED_BACK);
    let had = NONE;
    for (let end = words.length; end > first; end -= 1) {
      const found = kindAtEnd(words.slice(0, end));
      // A "tv mount" is no tv, be mounts rare.
      if (found === NONE && had === NONE && isAccessoryName(words[end - 1])) return NONE;
      if (found === NONE) continue;
      const before = words[end - byId[found]!.name.split(' ').length - 1] ?? '';
      // "Laptop 8gb ram 512gb ssd": what is measured is in the thing, where one is named before it.
      if (!/^\d+(?:\.\d+)?[a-z]+$/.test(before)) return found;
      if (had === NONE) [had, first] = [found, 0];
    }
    return had;
  }

  function lookAgain(): void {
    for (let times = 0; times < LOOKED_AGAIN; times += 1) {
      lookedAgain = (lookedAgain + 1) % places;
      const isTyped = paths[pathAt[lookedAgain]!]!.leaf !== NONE;
      if (!isTyped) titledAt[lookedAgain] = kindOfTitle(headOf(lookedAgain));
    }
  }

  function pathOf(steps: PathStep[], head: string[]): number {
    const known = pathBySteps.get(steps) ?? new Map<string, number>();
    pathBySteps.set(steps, known);
    const last = endOfTitle(head).at(-1) ?? '';
    const end = steps.some((step) => isOneOfSeveral(step, last)) ? last : '';
    const path = known.get(end) ?? newPath(steps, end);
    known.set(end, path);
    return path;
  }

  /** Of "quilts and blankets" it takes the one that a title ends in. */
  function newPath(steps: PathStep[], end: string): number {
    const names = steps.map((step) => nameOfStep(step, end));
    // The first one is what the store is.
    if (names.length === 1) names.push('');
    const key = names.join('>');
    const known = pathIds.get(key);
    if (known !== undefined) return known;
    const named = names.map((name) => (name === '' ? NONE : statsOf(name).id));
    const leaf = named.pop() ?? NONE;
    pathIds.set(key, paths.length);
    const above = [...new Set(named)].filter((id) => id !== NONE && id !== leaf);
    return paths.push({ leaf, above, isOpen: leaf === NONE && names.length > 2 }) - 1;
  }

  /** All names that products of a kind go by: its own, and other names of the same thing. */
  const meantBy = (name: string): KindStats[] =>
    [name, ...otherNames(name)].flatMap((each) => byName.get(each) ?? []);

  function match(id: number): (place: number) => KindMatch {
    const known = matches.get(id);
    if (known) return known;
    if (matches.size >= MOST_MATCHES) matches.clear();
    const made = newMatch(id);
    matches.set(id, made);
    return made;
  }

  function newMatch(id: number): (place: number) => KindMatch {
    if (!byId[id]) return () => NO;
    const meant = meantBy(byId[id].name).map((each) => each.id);
    const known = new Uint8Array(byId.length);
    const lookAt = (kind: number): KindMatch => {
      if (meant.includes(kind)) return SAME;
      for (let each = kind; each !== NONE; each = byId[each]!.wider) {
        if (meant.includes(each)) return SPECIAL;
      }
      return NO;
    };
    const ofOne = (kind: number): KindMatch => {
      if (kind === NONE) return NO;
      if (known[kind] === 0) known[kind] = lookAt(kind) + 1;
      return known[kind]! - 1;
    };
    const isGroup = !meant.some((each) => isKind(byId[each]));
    const ofPath = Uint8Array.from(paths, ({ leaf, above }) => {
      if (!above.some((each) => meant.includes(each))) return ofOne(leaf);
      return isGroup ? SPECIAL : Math.max(BESIDE, ofOne(leaf));
    });
    const isTyped = Uint8Array.from(paths, ({ leaf }) => (leaf === NONE ? 0 : 1));
    return (place) => {
      const path = pathAt[place]!;
      const typed = ofPath[path]!;
      if (typed >= SPECIAL) return typed;
      const titled = ofOne(titledAt[place]!);
      if (titled === NO) return typed;
      // What the store says it is counts for more than how its title ends.
      return isTyped[path] ? SPECIAL : titled;
    };
  }

  function countOf(id: number): number {
    const known = counts.get(id);
    if (known !== undefined) return known;
    const matchAt = match(id);
    let count = 0;
    for (let place = 0; place < places; place += 1) {
      if (isThere(place) && isThing(matchAt(place))) count += 1;
    }
    counts.set(id, count);
    return count;
  }
  const told = ({ id, name }: KindStats): Kind => ({ id, name: spoken(name), count: countOf(id) });

  function lookUp(name: string): KindStats | null {
    const own = byName.get(name);
    if (isKind(own)) return own;
    const [best] = meantBy(name)
      .filter((each) => each !== own && isKind(each))
      .sort((a, b) => b.count - a.count);
    return best ?? null;
  }

  return {
    put(place: number, head: string[], steps: PathStep[]): void {
      pathAt = withRoom(pathAt, place);
      titledAt = withRoom(titledAt, place);
      pathAt[place] = pathOf(steps, head);
      note(head, paths[pathAt[place]]!, 1);
      titledAt[place] = kindOfTitle(head);
      places = place + 1;
      lookAgain();
    },

    remove: (place: number): void => note(headOf(place), paths[pathAt[place]!]!, -1),

    at(place: number): Kind | null {
      const { leaf } = paths[pathAt[place]!]!;
      const id = leaf === NONE ? titledAt[place]! : leaf;
      return id === NONE ? null : told(byId[id]!);
    },

    /** Tells how what is at a place is of a kind: not at all, as a special one, or just as it is called. */
    match,

    /** The kind that is called so, or the most frequent one that is another name of the same. */
    find(name: string): { kind: Kind; isWritten: boolean } | null {
      const found = lookUp(name);
      return found && { kind: told(found), isWritten: found.name === name };
    },

    findId: (name: string): number | null => lookUp(name)?.id ?? null,
    nameOf: (id: number): string => spoken(byId[id]?.name ?? ''),

    /** Of kinds that the store keeps together under a name, such as "furniture". */
    findGroup(name: string): number | null {
      const group = meantBy(name).find((each) => each.above > 0);
      return group?.id ?? null;
    },
  };
}
