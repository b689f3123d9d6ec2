/** Ids of the store categories in which we bargain. */
export const raiseCategories = ['Mobile stores', 'Furniture/Home Appliances'] as const;
export const raisedStates = ['raised', 'bargaining', 'offered', 'closed'] as const;
export const LONGEST_LINK = 2000;
export const LONGEST_COMMENT = 1000;

export const raiseMessages = {
  raised: 'Deal raised successfully',
  failed: 'Something went wrong',
  failedFromChat: 'Failed to raise deal',
  notServed: 'We cannot bargain at your location yet.',
  category: `We bargain for ${raiseCategories.join(' and ')} only.`,
  link: 'Please give a link that begins with http:// or https://',
} as const;

export type RaiseCategory = (typeof raiseCategories)[number];
export type RaisedState = (typeof raisedStates)[number];

/** Where a product of the catalogue is bargained for; null where it is not. */
export function raiseCategoryOf(productCategory: string | null): RaiseCategory | null {
  if (productCategory === 'electronics_store') return 'Mobile stores';
  return productCategory === 'furniture_store' ? 'Furniture/Home Appliances' : null;
}

export const chatRaiseComment = (productName: string): string => `Product name: ${productName}`;

/** People leave out what a browser adds: "shop.example/p/1". */
export const withScheme = (text: string): string =>
  /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[:/?#]\S*)?$/i.test(text) ? `https://${text}` : text;

/** Whether somebody's browser would open it as a page. */
export function isWebLink(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '';
}

/** What to call a product of which only the link is known: the shop, and the end of the path. */
export function linkName(link: string): string {
  const url = URL.parse(link);
  if (!url) return link;
  const host = url.hostname.replace(/^www\./, '');
  const last = url.pathname.split('/').findLast((part) => part !== '');
  return last ? `${host} · ${readable(last)}` : host;
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
