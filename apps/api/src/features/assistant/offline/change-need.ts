import type { ProductRow } from '../../../db/product-row.ts';
import { plain } from '../../../lib/search/words.ts';
import { understand, type Understood, type Wanted } from '../../../lib/search/understand.ts';
import { termsOf } from '../../../lib/search/weigh-words.ts';
import { needFor, type Memory, type Need } from './memory.ts';

/** "20000" or "15k", said after being asked what to spend. */
const BARE_AMOUNT =
  /^(?:rs\.?|₹|inr)?\s*(\d[\d,]*(?:\.\d+)?)\s*(k|thousand|hazar|lakh|lac)?(?:\s*(?:rs|rupees|only|max|tak))*[\s.!]*$/u;
const SCALE: Record<string, number> = { k: 1e3, thousand: 1e3, hazar: 1e3, lakh: 1e5, lac: 1e5 };

type NamesThings = (word: string) => number;

const written = ({ words }: Wanted): string => words[0]!.text;
const isLabelled = ({ words }: Wanted): boolean => /\d/.test(words[0]!.text);

/** Words of one wish in a row: "8gb ram" is one thing that has to hold, "black leather" are two. */
function wishesOf(wanted: Wanted[]): string[] {
  const wishes: string[] = [];
  for (const each of wanted) {
    const last = wanted[wanted.indexOf(each) - 1];
    if (last && isLabelled(last) && !isLabelled(each))
      wishes.push(`${wishes.pop()} ${written(each)}`);
    else wishes.push(written(each));
  }
  return wishes;
}

/** Under which label products of the kind state something; null where they do not. */
function labelOf(wish: string, among: ProductRow[]): string | null {
  const counts = new Map<string, number>();
  for (const { attributes } of among) {
    for (const [label, value] of Object.entries(attributes)) {
      if (!` ${plain(value)} `.includes(` ${wish} `)) continue;
      counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** A second colour takes the place of the first. */
function withWishes(need: Need, wishes: string[], among: ProductRow[]): Need {
  let { words, extras } = need;
  for (const wish of wishes) {
    const label = labelOf(wish, among);
    const stays = (other: string) => label === null || labelOf(other, among) !== label;
    extras = [...extras.filter((other) => other !== wish && stays(other)), wish];
    words = words
      .split(' ')
      .filter((word) => stays(word))
      .join(' ');
  }
  return { ...need, words: words === '' ? need.words : words, extras };
}

const isSameThing = (word: string, need: Need): boolean => {
  const has = termsOf(understand(need.words).wanted.flatMap(({ words }) => words));
  return [...termsOf(understand(word).wanted.flatMap(({ words }) => words))].some((term) =>
    has.has(term),
  );
};

const isNotSaidAnew =
  (bounds: Need['bounds']) =>
  ({ unit }: Need['bounds'][number]): boolean =>
    bounds.every((bound) => bound.unit !== unit);

function fresh(understood: Understood): Need {
  const { wanted, unwanted, price, bounds, order } = understood;
  const words = wanted.map(({ words, belongs }, nth) =>
    belongs && !wanted[nth - 1]?.belongs ? `for ${words[0]!.text}` : words[0]!.text,
  );
  return { ...needFor(words.join(' ')), unwanted, price, bounds, order };
}

/** What somebody looks for after what they said: something else, or the same more closely. */
export function changeNeed(
  text: string,
  { need, asked }: Memory,
  namesThings: NamesThings,
  among: ProductRow[],
): { need: Need; isNew: boolean } {
  if (need && asked === 'budget') {
    const amount = BARE_AMOUNT.exec(text);
    if (amount) {
      const rupees = Number(amount[1]!.replaceAll(',', '')) * (SCALE[amount[2] ?? ''] ?? 1);
      return {
        need: { ...need, price: { from: null, to: Math.round(rupees * 100) } },
        isNew: false,
      };
    }
  }
  const understood = understand(text);
  const things = understood.wanted.filter(
    (each) => !each.belongs && namesThings(written(each)) > 0,
  );
  const names = things.some((each) => !need || !isSameThing(written(each), need));
  if (!need || names || (things.length > 0 && understood.wanted.length > 1)) {
    return { need: fresh(understood), isNew: true };
  }
  const more = understood.wanted.filter((each) => !isSameThing(written(each), need));
  const narrowed = withWishes(need, wishesOf(more), among);
  return {
    need: {
      ...narrowed,
      unwanted: [...new Set([...need.unwanted, ...understood.unwanted])],
      extras: narrowed.extras.filter((extra) => !understood.unwanted.includes(extra)),
      price: understood.price ?? need.price,
      bounds: [...need.bounds.filter(isNotSaidAnew(understood.bounds)), ...understood.bounds],
      order: understood.order === 'fitting' ? need.order : understood.order,
    },
    isNew: false,
  };
}
