import { readJson } from './assets.ts';

/** What a kind of shop is drawn with: the thing on its sign, and what else it sells. */
export type Art = { sign: string; goods: string[] };

/** What stands for a category, and the palettes that such shops like to wear. */
type CategoryArt = { art: string; palettes: string[] };

const table = readJson<{
  arts: Record<string, Art>;
  general: CategoryArt;
  byCategory: Record<string, CategoryArt>;
}>('store-arts.json');

export const { arts } = table;

export const artOf = (category: string): CategoryArt =>
  Object.hasOwn(table.byCategory, category) ? table.byCategory[category]! : table.general;
