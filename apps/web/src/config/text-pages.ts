import type { PageName } from '@baeon/contracts/pages/pages-wire';

/** Apart from the other addresses, which read the page: the worker has none. */
export const API_BASE = '/api';

const TEXTS = `${API_BASE}/pages/`;

/** Help, terms and privacy, which are the same for everybody. */
export const TEXT_PAGES: readonly PageName[] = ['help', 'terms', 'privacy'];

export const isTextPage = (path: string): boolean => path.startsWith(TEXTS);

export const textPageUrl = (name: PageName, language: string): string =>
  `${TEXTS}${name}?language=${language}`;
