import { plain } from '@baeon/search/words';
import type { ProductRow } from '../../../db/product-row.ts';
import type { AssistantCatalogue, ChatMemory, Need } from './chat-state.ts';
import { COLOURS } from './phrases.ts';
import { nameWords, poolFor } from './pool.ts';
import { isTyped } from './refine-or-switch.ts';
import type { Slots } from './slots.ts';
import { holds, says, mentions } from './stated.ts';

/** "Wallet the same way" keeps what was asked of the belt. */
const SAME = /\b(?:same|likewise|similarly|matching)\b/u;
const FOR_IT = /\b(?:for|with|of) (?:it|this|that|them|these|those|the same)\b|\bits\b/u;
/** What more of them state than this tells none from another. */
const MOST = 0.7;

/** What the products on the screen are all called, up to where they differ. */
function modelOf(shown: ProductRow[]): string {
  const names = new Set(shown.map(({ name }) => plain(name.split(/[(–]/u)[0]!).trim()));
  return names.size === 1 ? [...names][0]! : '';
}

/** By what something fits to a product: its model, what kind it is of, or a size that it has. */
function fitsTo(
  catalogue: AssistantCatalogue,
  product: ProductRow,
  model: string,
  pool: ProductRow[],
): string[] {
  const isTelling = (wish: string) => {
    const count = pool.filter((each) => holds(each, wish)).length;
    return wish !== '' && count > 0 && count < pool.length * MOST;
  };
  const bare = model.split(' ').slice(1).join(' ');
  const whole = [model, bare].find(
    (name) => name !== '' && pool.some((each) => says(each.title, name)),
  );
  if (whole !== undefined) return [whole];
  const kind = catalogue.kindOf(product.id)?.name ?? '';
  const size = Object.entries(product.attributes)
    .filter(([label]) => /size|capacity|screen|seats/iu.test(label))
    .map(([, value]) => plain(value));
  return [kind, ...size].filter(isTelling).slice(0, 2);
}

/** What was asked of the thing before, as far as it holds for another one that is looked for now. */
export function carriedTo(
  catalogue: AssistantCatalogue,
  memory: ChatMemory,
  need: Need,
  pool: ProductRow[],
  text: string,
  slots: Slots,
): string[] {
  const { need: before } = memory;
  if (!before) return [];
  const isStated = (word: string) => pool.some((product) => holds(product, word));
  const shown = memory.shown.flatMap((id) => catalogue.find(id) ?? []);
  const spoken = shown.find(({ id }) => id === memory.spokenOf);
  const one = spoken ? [spoken] : shown;
  const model = modelOf(one);
  if (
    one[0] &&
    (FOR_IT.test(text) || (model !== '' && pool.some(({ title }) => says(title, model))))
  )
    return fitsTo(catalogue, one[0], model, pool);
  if (SAME.test(text)) return before.extras.filter(isStated);
  // Where titles are all that a feed tells, a name goes on.
  if (before.words === '' || isTyped(pool) || slots.words.length > 1) return [];
  return [...nameWords(before.words), ...before.extras].filter(
    (word) =>
      !need.words.includes(word) &&
      !slots.unwanted.includes(word) &&
      pool.some(({ title }) => says(title, word)),
  );
}

const departmentOf = (product: ProductRow | undefined): string =>
  product?.productType?.split('>')[0]!.trim() ?? '';

/**
 * What is not wanted of one thing is not wanted of another that should be the same, or that lies beside it: who has no
 * chicken in dog food has none in treats. A colour is of one thing alone.
 */
export function carriedUnwanted(
  catalogue: AssistantCatalogue,
  { need: before, shown }: ChatMemory,
  need: Need,
  text: string,
): string[] {
  if (!before || before.unwanted.length === 0) return [];
  if (SAME.test(text)) return before.unwanted;
  const pool = need.words === '' ? [] : poolFor(catalogue, need);
  const last = catalogue.find(shown[0] ?? '') ?? undefined;
  if (departmentOf(pool[0]) === '' || departmentOf(pool[0]) !== departmentOf(last)) return [];
  return before.unwanted.filter(
    (word) =>
      !COLOURS.has(word) &&
      catalogue.kindsIn(word).length === 0 &&
      pool.some((product) => mentions(product, word)) &&
      !pool.every((product) => mentions(product, word)),
  );
}
