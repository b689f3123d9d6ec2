import { DIALLING_PREFIX } from '@baeon/contracts/auth/mobile-number';

/** '9845012345' as people write it: '98450 12345'. */
export function groupedNumber(digits: string): string {
  return digits.replace(/^(\d{5})(\d{5})$/, '$1 $2');
}

/** '+91 98450 12345'. */
export function fullNumber(digits: string): string {
  return `${DIALLING_PREFIX} ${groupedNumber(digits)}`;
}
