import { said } from '../texts.ts';

/** '12,34,567': whole numbers as India writes them. */
export const digitsText = (count: number): string =>
  String(count).replace(/\d(?=(?:\d\d)+\d$)/g, '$&,');

/** What people are shown of a category: the end of its slash path. */
export function lastSegment(path: string): string {
  const segments = path.split('/').map((segment) => segment.trim());
  return said(segments.findLast((segment) => segment !== '') ?? '');
}
