import { onGradient, onPaper, placed, standing } from './drawing.ts';
import type { Scene } from './store-banner.ts';

/** The shop from across the street. */
export const frontScene: Scene = ({ sign, goods: [left, right] }, palette, companion) => {
  const { light, strong, deep, tint, paper, accent } = palette;
  const tones = onPaper(palette);
  const beside = onPaper(companion);
  return (
    '<rect width="600" height="400" fill="url(#ground)"/>' +
    '<circle cx="486" cy="84" r="92" fill="#ffffff" fill-opacity=".12"/>' +
    '<circle cx="486" cy="84" r="58" fill="#ffffff" fill-opacity=".16"/>' +
    cloud(70, 78, 1) +
    cloud(380, 46, 0.7) +
    `<path fill="${deep}" fill-opacity=".16" d="M0 212h44v-42h38v64h32v-96h50v60h272v-76h46v52h36v-28h42v62h40v160H0z"/>` +
    tree(46) +
    tree(556) +
    // The house: wall, cornice, name board.
    `<path fill="${paper}" d="M104 120h392v232H104z"/>` +
    `<path fill="${tint}" d="M104 196h392v30H104z"/>` +
    `<rect x="92" y="104" width="416" height="20" rx="6" fill="${deep}"/>` +
    `<rect x="160" y="66" width="280" height="76" rx="18" fill="${strong}"/>` +
    '<rect x="167" y="73" width="266" height="62" rx="13" fill="none" stroke="#ffffff" stroke-opacity=".35" stroke-width="2"/>' +
    placed(sign, onGradient(palette), { x: 300, y: 104, size: 52 }) +
    `<path stroke="${tint}" stroke-width="5" stroke-linecap="round" d="M192 104h54M354 104h54"/>` +
    `<path stroke="${accent}" stroke-width="5" stroke-linecap="round" d="M206 117h28M366 117h28"/>` +
    // The window with the goods, the door.
    `<rect x="124" y="214" width="226" height="116" rx="8" fill="${deep}"/>` +
    `<rect x="131" y="221" width="212" height="102" rx="4" fill="${tint}"/>` +
    '<path fill="#ffffff" fill-opacity=".45" d="M150 221h44l-52 102h-11v-66zM230 221h20l-52 102h-20z"/>' +
    standing(left, beside, { x: 174, ground: 306, size: 60 }) +
    standing(sign, tones, { x: 237, ground: 306, size: 72 }) +
    standing(right, beside, { x: 300, ground: 306, size: 60 }) +
    `<path fill="${light}" d="M131 305h212v18H131z"/>` +
    `<rect x="378" y="214" width="92" height="138" rx="8" fill="${deep}"/>` +
    `<rect x="387" y="223" width="74" height="129" rx="4" fill="${strong}"/>` +
    `<rect x="396" y="232" width="56" height="72" rx="4" fill="${tint}"/>` +
    '<path fill="#ffffff" fill-opacity=".45" d="M424 232h18l-36 72h-10v-16z"/>' +
    `<rect x="444" y="314" width="7" height="22" rx="3.5" fill="${accent}"/>` +
    `<path fill="none" stroke="${deep}" stroke-width="2" d="M412 248l12-10 12 10"/>` +
    `<rect x="404" y="248" width="40" height="20" rx="5" fill="${accent}"/>` +
    `<path stroke="#ffffff" stroke-width="3" stroke-linecap="round" d="M413 258h22"/>` +
    awning(strong) +
    // The street.
    `<path fill="${deep}" d="M0 352h600v48H0z"/>` +
    `<path fill="#ffffff" fill-opacity=".14" d="M0 352h600v10H0z"/>` +
    '<path stroke="#ffffff" stroke-opacity=".4" stroke-width="4" stroke-dasharray="34 26" d="M10 384h590"/>' +
    pot(364, accent) +
    pot(484, accent)
  );
};

function awning(strong: string): string {
  const width = 34;
  return Array.from({ length: 12 }, (_, index) => {
    const top = 108 + index * 32;
    const bottom = 96 + index * width;
    const colour = index % 2 === 0 ? strong : '#ffffff';
    return (
      `<path fill="${colour}" d="M${top} 162h32L${bottom + width} 204` +
      `a${width / 2} 15 0 0 1-${width} 0z"/>`
    );
  }).join('');
}

const cloud = (x: number, y: number, scale: number) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" fill="#ffffff" fill-opacity=".3" ` +
  'd="M0 30a15 15 0 0 1 4-29 24 24 0 0 1 44-6 18 18 0 0 1 28 12 12 12 0 0 1 0 23z"/>';

const tree = (x: number) =>
  `<path stroke="#5b4636" stroke-width="8" d="M${x} 352v-72"/>` +
  `<path fill="#1f8a5b" d="M${x} 302c-46 0-52-46-26-60-8-34 20-52 26-52s34 18 26 52c26 14 20 60-26 60z"/>` +
  `<path fill="#35ad76" d="M${x - 6} 292c-28-4-30-34-12-42-6-24 10-40 18-44-16 26-16 60-6 86z"/>`;

const pot = (x: number, accent: string) =>
  `<path fill="#1f8a5b" d="M${x} 330c-16-4-20-18-18-30 12 4 18 14 18 30zM${x} 330c16-4 20-18 18-30-12 4-18 14-18 30z"/>` +
  `<path fill="#35ad76" d="M${x} 332c-9-14-9-28 0-40 9 12 9 26 0 40z"/>` +
  `<path fill="${accent}" d="M${x - 15} 328h30l-4 24h-22z"/>`;
