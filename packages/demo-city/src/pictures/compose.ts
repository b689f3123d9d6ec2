import { svgAttributes, readDrawing } from './assets.ts';

/** Colours by the names that a drawing gives them. */
export type Paints = Readonly<Record<string, string>>;

export type LetterBox = { x: number; y: number; width: number; height: number; colour: string };

export type Parts = {
  paints: Paints;
  /** The file of the drawing that is put in the place of a thing. */
  fileOf(thing: string): string;
  /** What a thing is painted with, by the name of its tones. */
  tones: Readonly<Record<string, Paints>>;
  /** What is written where a kind of letters goes. */
  letters?: (kind: string, box: LetterBox) => string;
};

/** Placeholders, which show an example where a scene is opened by itself. */
const PLACEHOLDER = /<(image|text) ([^>]*)(?:\/>|>[^<]*<\/text>)/g;

/** A scene in its colours, with things and letters where it has room for them. */
export const compose = (scene: string, parts: Parts): string =>
  painted(readDrawing(scene).svg, parts.paints).replaceAll(
    PLACEHOLDER,
    (_placeholder, element: string, attributes: string) => {
      const at = svgAttributes(attributes);
      return element === 'image' ? thingAt(at, parts) : lettersAt(at, parts);
    },
  );

type Attributes = ReturnType<typeof svgAttributes>;

function thingAt(at: Attributes, { fileOf, tones, paints }: Parts): string {
  const { grid, foot, content } = readDrawing(fileOf(at['data-thing'] ?? ''));
  const size = Number(at.width);
  const ground = at['data-ground'];
  const top = ground === undefined ? Number(at.y) : Number(ground) - (foot * size) / grid;
  const turn = /^rotate\((\S+)/.exec(at.transform ?? '')?.[1];
  const turned = turn === undefined ? '' : ` rotate(${turn} ${grid / 2} ${grid / 2})`;
  const place = `translate(${at.x} ${round(top)}) scale(${round(size / grid)})${turned}`;
  const colours = tones[at['data-tones'] ?? ''] ?? paints;
  return `<g transform="${place}">${painted(content, colours)}</g>`;
}

const lettersAt = (at: Attributes, { letters }: Parts): string =>
  letters?.(at['data-letters'] ?? '', {
    x: Number(at.x),
    y: Number(at.y),
    width: Number(at['data-width']),
    height: Number(at['data-height']),
    colour: at.fill ?? '',
  }) ?? '';

/** A colour that is not given stays the one that the drawing shows by itself. */
const painted = (svg: string, paints: Paints): string =>
  svg.replaceAll(
    /var\(--([a-z-]+),([^)]*)\)/g,
    (_paint, name: string, shown: string) => paints[name] ?? shown,
  );

const round = (value: number) => Number(value.toFixed(3));
