import type { Saving } from '@baeon/contracts/campaigns/saving';
import type { LetterBox } from './compose.ts';
import { drawnLetters, heightWithin } from './letters.ts';

type Line = [text: string, share: number];

/** Bolder than initials are: these letters are often seen small. */
const LINE = 7.6;
const GAP = 0.15;

const grouped = new Intl.NumberFormat('en-IN');
const rupees = (amount: number) => `₹${grouped.format(amount)}`;

/** From top to bottom, with how much of the height each may take. */
function linesOf(badge: Saving): [Line, ...Line[]] {
  switch (badge.kind) {
    case 'percent':
      return badge.upTo
        ? [
            ['UP TO', 0.15],
            [`${badge.off}%`, 0.42],
            ['OFF', 0.2],
          ]
        : [
            [`${badge.off}%`, 0.5],
            ['OFF', 0.27],
          ];
    case 'rupees':
      return [
        [rupees(badge.off), 0.5],
        ['OFF', 0.27],
      ];
    case 'price':
      return [
        ['ONLY', 0.2],
        [rupees(badge.at), 0.5],
      ];
    case 'more':
      return [
        [`BUY ${badge.buy}`, 0.36],
        [`GET ${badge.get}`, 0.36],
      ];
    case 'half':
      return [
        ['HALF', 0.38],
        ['PRICE', 0.34],
      ];
    case 'free':
      return [['FREE', 0.5]];
    case 'deal':
      return [['%', 0.62]];
  }
}

/** The saving in letters, one line under the other, in the middle of a box. */
export function stackedBadge(badge: Saving, box: LetterBox): string {
  const { y, width, height } = box;
  const lines = linesOf(badge).map(([text, share]) => ({
    text,
    tall: heightWithin(text, { width, height: share * height }),
  }));
  const gap = GAP * height;
  let top = y - lines.reduce((sum, { tall }) => sum + tall + gap, -gap) / 2;
  return lines
    .map(({ text, tall }) => {
      const middle = top + tall / 2;
      top += tall + gap;
      return drawnLetters(text, { ...box, y: middle, height: tall }, LINE);
    })
    .join('');
}

/** All of it in one line. */
export function badgeLine(badge: Saving, box: LetterBox): string {
  const words = linesOf(badge)
    .map(([text]) => text)
    .join(' ');
  const text = badge.kind === 'deal' ? 'SPECIAL DEAL' : words;
  return drawnLetters(text, box, LINE);
}
