import { categoryInWords } from './category-words.ts';
import { categoryNumbers, categoryPaths } from './google-categories.ts';

/** A place type for what could be sold anywhere. */
export const UNKNOWN_CATEGORY = 'store';

type Said = {
  google?: string | undefined;
  productType?: string | undefined;
  title: string;
};

/** The place type that sells it: by Google's category, by the shop's own, or by what the title names. */
export function productCategoryOf({ google, productType, title }: Said): string {
  return (
    (google && (inTaxonomy(google) ?? inPath(google))) ||
    (productType && (inTaxonomy(productType) ?? inPath(productType))) ||
    categoryInWords(namedBy(title)) ||
    UNKNOWN_CATEGORY
  );
}

/** '267', 'Electronics > Phones' or '267 - Electronics > Phones', as far as it is known. */
function inTaxonomy(text: string): string | null {
  const [, number, path = ''] = /^(\d+)?(?:\s*-\s*)?(.*)$/s.exec(text)!;
  const byNumber = number && categoryNumbers.get(number);
  if (byNumber) return byNumber;
  const names = segmentsOf(path);
  for (let depth = names.length; depth > 0; depth -= 1) {
    const category = categoryPaths.get(names.slice(0, depth).join(' > '));
    if (category) return category;
  }
  return null;
}

/** The deepest name that says something. */
function inPath(text: string): string | null {
  for (const name of segmentsOf(text).toReversed()) {
    const category = categoryInWords(name);
    if (category) return category;
  }
  return null;
}

const segmentsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .split(/\s*[>|]\s*|\s*\/\s*/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Up to where a title begins to describe: 'Cover' of a 'Cover for Dogs, Brown'. */
const namedBy = (title: string): string =>
  /^.+?(?=\s[-–—|]\s|[,([]|\s(?:for|with|by|in|from)\s|$)/i.exec(title)?.[0] ?? title;
