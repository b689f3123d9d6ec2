import { onPaper, placed, type Tones } from './drawing.ts';
import type { GlyphName } from './glyphs/glyphs.ts';
import type { Scene } from './store-banner.ts';

/** One thing large, over a wrapping paper of its companions. */
export const spotlightScene: Scene = ({ sign, goods }, palette) => {
  const { accent, paper, strong, tint } = palette;
  return (
    '<rect width="600" height="400" fill="url(#ground)"/>' +
    `<g opacity=".26">${wrapping(goods, { main: '#ffffff', soft: palette.light, accent: strong, deep: strong })}</g>` +
    '<circle cx="300" cy="200" r="158" fill="#ffffff" fill-opacity=".16"/>' +
    `<circle cx="300" cy="200" r="146" fill="none" stroke="${accent}" stroke-width="5" stroke-dasharray=".1 15.29" stroke-linecap="round"/>` +
    `<circle cx="300" cy="200" r="132" fill="${paper}"/>` +
    `<path fill="${tint}" d="M174.5 241C214 216 262 222 300 232s90 12 130-9A132 132 0 0 1 174.5 241z"/>` +
    placed(sign, onPaper(palette), { x: 300, y: 196, size: 168 })
  );
};

function wrapping(goods: GlyphName[], tones: Tones): string {
  const pieces: string[] = [];
  for (let line = 0; line < 4; line++) {
    for (let column = 0; column < 6; column++) {
      const x = column * 116 + (line % 2 === 0 ? 10 : 68);
      const y = line * 112 + 34;
      const turn = (line * 2 + column) % 2 === 0 ? -14 : 12;
      pieces.push(placed(goods[(line + column) % goods.length]!, tones, { x, y, size: 58, turn }));
    }
  }
  return pieces.join('');
}
