import type { ProductColour, ProductGround } from './picture-names.ts';
import { gradient, svg } from './drawing.ts';
import { drawings, type ProductKind } from './product-drawings/drawings.ts';
import type { Paint, Part } from './product-drawings/parts.ts';
import { materials, productGroundColours, productTones } from './product-tones.ts';

export const isProductKind = (name: string): name is ProductKind => Object.hasOwn(drawings, name);

/** Square, with the thing in the middle, because cards cut it to their own shape. */
export function productPicture(
  kind: ProductKind,
  colour: ProductColour,
  ground: ProductGround,
): string {
  const tones = productTones[colour];
  const [from, to] = productGroundColours[ground];
  const paints: Record<Paint, string> = { ...materials, ...tones, body: 'url(#body)' };
  return svg(
    400,
    400,
    `<defs>${gradient('ground', from, to, 'x2="0" y2="1.6"')}` +
      `${gradient('body', tones.light, tones.flat)}${gradient('screen', '#79b2ff', '#4a48c9')}</defs>` +
      '<rect width="400" height="400" fill="url(#ground)"/>' +
      `<circle cx="200" cy="196" r="170" fill="${to}"/>` +
      '<g transform="translate(41 38) scale(3.18)">' +
      `${drawings[kind].map((part) => drawnPart(part, paints)).join('')}</g>`,
  );
}

function drawnPart([paint, path, lineWidth]: Part, paints: Record<Paint, string>): string {
  if (lineWidth === undefined) return `<path fill="${paints[paint]}" d="${path}"/>`;
  // A gradient has no extent along a straight line, and would leave nothing of it.
  const stroke = paints[paint === 'body' ? 'flat' : paint].replace('fill-', 'stroke-');
  return (
    `<path fill="none" stroke="${stroke}" stroke-width="${lineWidth}" ` +
    `stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`
  );
}
