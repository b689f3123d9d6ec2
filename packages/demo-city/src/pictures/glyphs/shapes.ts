/** What a part of a glyph is painted with; a palette says which colour that is. */
export type Tone = 'main' | 'soft' | 'accent' | 'deep';

/** A path on a grid of 48 by 48: filled, or with a width as its third part, a line. */
export type Shape = [tone: Tone, path: string, lineWidth?: number];
export type Glyph = Shape[];
