import type { DealParts } from './deal-picture.ts';
import { stackedBadge } from './drawn-badge.ts';
import { onPaper, placed } from './drawing.ts';

/** The saving as large as it gets, beside the thing on paper. */
export const splitScene = ({ thing, beside, badge, palette, companion }: DealParts): string => {
  const { accent, paper, tint } = palette;
  return (
    '<rect width="640" height="360" fill="url(#ground)"/>' +
    '<g fill="none" stroke="#ffffff" stroke-opacity=".12" stroke-width="22">' +
    '<circle cx="40" cy="340" r="74"/><circle cx="40" cy="340" r="132"/></g>' +
    `<path fill="${paper}" d="M372 0h268v360H312z"/>` +
    `<path fill="${accent}" d="M360 0h12l-60 360h-12z"/>` +
    `<circle cx="424" cy="186" r="84" fill="${tint}"/>` +
    `<g opacity=".85">${placed(beside[0]!, onPaper(companion), { x: 572, y: 92, size: 92, turn: 10 })}` +
    `${placed(beside[1]!, onPaper(companion), { x: 578, y: 270, size: 92, turn: -8 })}</g>` +
    placed(thing, onPaper(palette), { x: 424, y: 186, size: 142 }) +
    stackedBadge(badge, '#ffffff', { x: 236, y: 176, width: 156, height: 156 })
  );
};
