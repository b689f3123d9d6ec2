import type { DealParts } from './deal-picture.ts';
import { stackedBadge } from './drawn-badge.ts';
import { onPaper, placed } from './drawing.ts';

const TICKET =
  'M166 84h308a16 16 0 0 1 16 16v54a26 26 0 0 0 0 52v54a16 16 0 0 1-16 16H166a16 16 0 0 1-16-16v-54' +
  'a26 26 0 0 0 0-52v-54a16 16 0 0 1 16-16z';

/** A coupon to cut out, over the goods. */
export const ticketScene = ({ thing, beside, badge, palette }: DealParts): string => {
  const { accent, deep, light, paper, strong, tint } = palette;
  const faint = { main: '#ffffff', soft: light, accent: strong, deep: strong };
  const scattered = [
    [54, 70, -16],
    [112, 300, 12],
    [586, 286, -12],
    [540, 62, 14],
    [320, 22, 8],
    [322, 344, -10],
  ] as const;
  return (
    '<rect width="640" height="360" fill="url(#ground)"/>' +
    '<path fill="#ffffff" fill-opacity=".09" d="M0 360L250 0h150L150 360zM330 360L580 0h60v66L436 360z"/>' +
    `<g opacity=".34">${scattered
      .map(([x, y, turn], index) =>
        placed(beside[index % beside.length]!, faint, { x, y, size: 84, turn }),
      )
      .join('')}</g>` +
    '<g transform="rotate(-4 320 180) translate(16 9) scale(.95)">' +
    `<path transform="translate(4 10)" fill="${deep}" fill-opacity=".28" d="${TICKET}"/>` +
    `<path fill="${paper}" d="${TICKET}"/>` +
    `<path fill="${tint}" d="M166 84h118v192H166a16 16 0 0 1-16-16v-54a26 26 0 0 0 0-52v-54a16 16 0 0 1 16-16z"/>` +
    `<path stroke="${strong}" stroke-width="3" stroke-dasharray=".1 11.2" stroke-linecap="round" d="M284 97v168"/>` +
    placed(thing, onPaper(palette), { x: 224, y: 180, size: 104 }) +
    `<rect x="352" y="252" width="68" height="7" rx="3.5" fill="${accent}"/>` +
    stackedBadge(badge, strong, { x: 381, y: 174, width: 142, height: 122 }) +
    '</g>'
  );
};
