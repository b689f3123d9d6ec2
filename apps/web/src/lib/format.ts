import { DIALLING_PREFIX } from '@baeon/contracts/auth/mobile-number';

/** '9845012345' as people write it: '98450 12345'. */
export function groupedNumber(digits: string): string {
  return digits.replace(/^(\d{5})(\d{5})$/, '$1 $2');
}

/** '+91 98450 12345'. */
export function fullNumber(digits: string): string {
  return `${DIALLING_PREFIX} ${groupedNumber(digits)}`;
}

/** '12,34,567': whole numbers as India writes them. */
export const digitsText = (count: number): string =>
  String(count).replace(/\d(?=(?:\d\d)+\d$)/g, '$&,');

/** What people are shown of a category: the end of its slash path. */
export function lastSegment(path: string): string {
  const segments = path.split('/').map((segment) => segment.trim());
  return segments.findLast((segment) => segment !== '') ?? '';
}
