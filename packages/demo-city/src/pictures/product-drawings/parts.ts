import { ellipse } from '../svg-paths.ts';

/** What a part is painted with: tones of the product's own colour, or a material that is always the same. */
export type Paint =
  | 'body'
  | 'flat'
  | 'light'
  | 'pale'
  | 'dark'
  | 'deep'
  | 'shine'
  | 'shade'
  | 'white'
  | 'paper'
  | 'ink'
  | 'metal'
  | 'steel'
  | 'glass'
  | 'screen'
  | 'wood'
  | 'bark'
  | 'gold'
  | 'red'
  | 'leaf'
  | 'sea'
  | 'skin';

/** A path on a grid of 100 by 100: filled, or with a width as its third part, a line. */
export type Part = [paint: Paint, path: string, lineWidth?: number];
export type Drawing = Part[];

/** Where a thing stands. */
export const shadow = (half: number, y = 89, x = 50): Part => ['shade', ellipse(x, y, half, 3.2)];
