import type { DealParts } from './deal-picture.ts';
import { stackedBadge } from './drawn-badge.ts';
import { onGradient, placed } from './drawing.ts';
import { inkOn } from './palettes.ts';

const CENTRE = { x: 250, y: 150 };

/** The thing large, and a starry sticker on it. */
export const stickerScene = ({ thing, beside, badge, palette }: DealParts): string => {
  const { accent, deep } = palette;
  const tones = onGradient(palette);
  const faint = { main: '#ffffff', soft: '#ffffff', accent: '#ffffff', deep: palette.strong };
  return (
    '<rect width="640" height="360" fill="url(#ground)"/>' +
    '<circle cx="392" cy="206" r="196" fill="#ffffff" fill-opacity=".1"/>' +
    '<circle cx="392" cy="206" r="138" fill="#ffffff" fill-opacity=".12"/>' +
    `<g opacity=".22">${placed(beside[0]!, faint, { x: 64, y: 268, size: 118, turn: -14 })}` +
    `${placed(beside[1]!, faint, { x: 582, y: 78, size: 112, turn: 12 })}</g>` +
    placed(thing, tones, { x: 396, y: 216, size: 230 }) +
    `<path fill="${deep}" fill-opacity=".22" d="${star(CENTRE.x + 5, CENTRE.y + 9)}"/>` +
    `<path fill="${accent}" d="${star(CENTRE.x, CENTRE.y)}"/>` +
    `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="80" fill="none" stroke="${inkOn(palette)}" ` +
    'stroke-opacity=".35" stroke-width="2.5" stroke-dasharray="6 7" stroke-linecap="round"/>' +
    `<g transform="rotate(-8 ${CENTRE.x} ${CENTRE.y})">` +
    `${stackedBadge(badge, inkOn(palette), { ...CENTRE, width: 116, height: 104 })}</g>`
  );
};

function star(x: number, y: number): string {
  const points = 16;
  const corner = (index: number) => {
    const reach = index % 2 === 0 ? 102 : 90;
    const angle = (Math.PI * index) / points;
    return `${(x + reach * Math.sin(angle)).toFixed(1)} ${(y - reach * Math.cos(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: 2 * points }, (_, index) => corner(index)).join('L')}z`;
}
