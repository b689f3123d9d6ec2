import type { DealParts } from './deal-picture.ts';
import { badgeLine } from './drawn-badge.ts';
import { onGradient, standing } from './drawing.ts';
import { inkOn } from './palettes.ts';

/** The thing on a stand, with a ribbon across it. */
export const ribbonScene = ({ thing, beside, badge, palette }: DealParts): string => {
  const { accent, deep, light } = palette;
  const tones = onGradient(palette);
  return (
    '<rect width="640" height="360" fill="url(#ground)"/>' +
    rays() +
    '<circle cx="320" cy="138" r="126" fill="#ffffff" fill-opacity=".14"/>' +
    `<path fill="${deep}" fill-opacity=".3" d="M0 296h640v64H0z"/>` +
    '<path fill="url(#stand)" d="M196 236v124h248V236z"/>' +
    `<ellipse cx="320" cy="236" rx="124" ry="17" fill="${light}"/>` +
    '<ellipse cx="320" cy="236" rx="110" ry="12" fill="#ffffff" fill-opacity=".28"/>' +
    standing(beside[0]!, tones, { x: 92, ground: 300, size: 122 }) +
    standing(beside[1]!, tones, { x: 548, ground: 300, size: 122 }) +
    standing(thing, tones, { x: 320, ground: 241, size: 196 }) +
    `<path fill="${deep}" d="M152 262l34-12v74zM488 262l-34-12v74z"/>` +
    tails(accent) +
    tails(deep, ' fill-opacity=".22"') +
    `<path fill="${deep}" fill-opacity=".5" d="M154 324h32v12zM486 324h-32v12z"/>` +
    `<path fill="${accent}" d="M154 250h332v74H154z"/>` +
    `<path stroke="${inkOn(palette)}" stroke-opacity=".3" stroke-width="2.5" stroke-dasharray="7 7" d="M158 258h324M158 316h324"/>` +
    badgeLine(badge, inkOn(palette), { x: 320, y: 287, width: 276, height: 31 })
  );
};

const tails = (colour: string, rest = '') =>
  `<path fill="${colour}"${rest} d="M96 264h90v72H96l24-36zM544 264h-90v72h90l-24-36z"/>`;

function rays(): string {
  const ray = (turn: number) =>
    `<path transform="rotate(${turn} 320 138)" d="M320 138L284-320h72z"/>`;
  const turns = Array.from({ length: 12 }, (_, index) => index * 30);
  return `<g fill="#ffffff" fill-opacity=".07">${turns.map(ray).join('')}</g>`;
}
