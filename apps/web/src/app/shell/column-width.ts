import { useLocation } from 'react-router';
import { paths } from '../../config/paths.ts';

/** Pictures side by side and tables are glad of more room than text. */
const roomy = new Set<string>([paths.explore, paths.wishlist]);

/** How wide the app may get, for everything that is as wide as the app. */
export function useColumnWidth(): string {
  return roomy.has(useLocation().pathname) ? 'max-w-160' : 'max-w-120';
}
