/** What a deal saves, in few words and a number; `deal` where its title does not say. */
export type Saving =
  | { kind: 'percent'; off: number; upTo: boolean }
  | { kind: 'rupees'; off: number }
  | { kind: 'price'; at: number }
  | { kind: 'more'; buy: number; get: number }
  | { kind: 'half' | 'free' | 'deal' };

const MOST_RUPEES = 999_999;
const AMOUNT = String.raw`(?:₹|\brs\.?|\binr) ?(\d[\d,]*)`;

type Reading = [pattern: RegExp, saving: (...numbers: number[]) => Saving];

/** In order: the first that a title holds is what it is about. */
const readings: Reading[] = [
  [
    /\bbuy (\d{1,2})\b.*?\bget (\d{1,2})\b(?! ?k?g\b).* free\b/i,
    (buy, get) => ({ kind: 'more', buy: buy!, get: get! }),
  ],
  [/\bup ?to (\d{1,2}) ?% (?:off|less|discount)/i, (off) => percent(off!, true)],
  [/(?<![\d.,])(\d{1,2}) ?% (?:off|less|discount)/i, (off) => percent(off!, false)],
  [/\bsave (\d{1,2}) ?%/i, (off) => percent(off!, false)],
  [new RegExp(`${AMOUNT} (?:off|less|discount)`, 'i'), (off) => ({ kind: 'rupees', off: off! })],
  [new RegExp(`\\bsave ${AMOUNT}`, 'i'), (off) => ({ kind: 'rupees', off: off! })],
  [/\bhalf[ -]price/i, () => ({ kind: 'half' })],
  [/(?<![\w-])free\b(?!-)/i, () => ({ kind: 'free' })],
  [
    new RegExp(`(?:\\b(?:for|at|only|just)|:) ${AMOUNT}`, 'i'),
    (at) => ({ kind: 'price', at: at! }),
  ],
];

const percent = (off: number, upTo: boolean): Saving => ({ kind: 'percent', off, upTo });

/** The saving that a title states. */
export function savingIn(title: string): Saving {
  for (const [pattern, saving] of readings) {
    const found = pattern.exec(title);
    if (!found) continue;
    const numbers = found.slice(1).map((digits) => Number(digits.replaceAll(',', '')));
    if (numbers.every((number) => number >= 1 && number <= MOST_RUPEES)) return saving(...numbers);
  }
  return { kind: 'deal' };
}

export const savingKinds = ['percent', 'rupees'] as const;

/** What a deal takes off the price; kept with the campaign, so that deals can be sorted by it. */
export type DealSaving = { kind: (typeof savingKinds)[number]; amount: number };

/** What a title promises to take off, whatever is bought; null where it promises less, or something else. */
export function dealSavingIn(title: string): DealSaving | null {
  const saving = savingIn(title);
  if (saving.kind === 'half') return { kind: 'percent', amount: 50 };
  if (saving.kind === 'rupees') return { kind: 'rupees', amount: saving.off };
  return saving.kind === 'percent' && !saving.upTo ? { kind: 'percent', amount: saving.off } : null;
}

export const MOST_SAVED_RUPEES = 1_000_000;
