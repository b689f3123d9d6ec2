import { onGradient, standing } from './drawing.ts';
import type { Palette } from './palettes.ts';
import type { Scene } from './store-banner.ts';

/** The goods on three stands, as in a shop's own advertisement. */
export const podiumScene: Scene = ({ sign, goods: [left, right] }, palette) => {
  const { deep, accent } = palette;
  const tones = onGradient(palette);
  return (
    '<rect width="600" height="400" fill="url(#ground)"/>' +
    '<path fill="#ffffff" fill-opacity=".1" d="M150 400V190a150 150 0 0 1 300 0v210z"/>' +
    '<path fill="#ffffff" fill-opacity=".12" d="M190 400V200a110 110 0 0 1 220 0v200z"/>' +
    `<path fill="${deep}" fill-opacity=".3" d="M0 340h600v60H0z"/>` +
    confetti(accent) +
    stand(136, 290, 150, palette) +
    stand(464, 290, 150, palette) +
    stand(300, 256, 186, palette) +
    standing(left, tones, { x: 136, ground: 293, size: 128 }) +
    standing(right, tones, { x: 464, ground: 293, size: 128 }) +
    standing(sign, tones, { x: 300, ground: 260, size: 186 })
  );
};

function stand(x: number, top: number, width: number, { light }: Palette) {
  const half = width / 2;
  const depth = Math.round(width / 9);
  return (
    `<path fill="url(#stand)" d="M${x - half} ${top}V400h${width}V${top}z"/>` +
    `<ellipse cx="${x}" cy="${top}" rx="${half}" ry="${depth}" fill="${light}"/>` +
    `<ellipse cx="${x}" cy="${top}" rx="${half - 12}" ry="${depth - 4}" fill="#ffffff" fill-opacity=".28"/>`
  );
}

const confetti = (accent: string) =>
  `<g fill="${accent}"><circle cx="66" cy="96" r="7"/><circle cx="540" cy="128" r="6"/>` +
  '<rect x="214" y="44" width="16" height="7" rx="3.5" transform="rotate(-28 222 47)"/>' +
  '<rect x="486" y="62" width="18" height="7" rx="3.5" transform="rotate(34 495 65)"/></g>' +
  '<g fill="#ffffff" fill-opacity=".6"><circle cx="120" cy="58" r="5"/><circle cx="420" cy="40" r="5"/>' +
  '<rect x="44" y="170" width="16" height="6" rx="3" transform="rotate(40 52 173)"/>' +
  '<rect x="548" y="190" width="16" height="6" rx="3" transform="rotate(-34 556 193)"/></g>' +
  '<g fill="none" stroke="#ffffff" stroke-opacity=".5" stroke-width="3">' +
  '<circle cx="178" cy="106" r="8"/><circle cx="450" cy="96" r="8"/></g>';
