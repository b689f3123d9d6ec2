/** Four bytes a pixel: red, green, blue and what does not matter here. */
export type Picture = {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
};

/** In pixels of the picture. */
export type Point = { x: number; y: number };
export type Box = { left: number; top: number; width: number; height: number };

/** A code that was read, and where it lies: top left, top right, bottom right, bottom left. */
export type FoundCode = { text: string; corners: [Point, Point, Point, Point] };

/** How to look at one picture. */
export type Look = {
  /** Where to look first and hardest; null where the whole picture counts alike. */
  box: Box | null;
  /** How many pictures before this one showed nothing: the more, the more is tried. Infinity tries everything. */
  misses: number;
  /** After this long nothing new is begun. */
  budgetMs: number;
};
