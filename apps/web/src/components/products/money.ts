import { once } from '../../lib/once.ts';

const rupees = once(
  () =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);

/** '₹1,24,999', and paise only where there are some. */
export const rupeesText = (amount: number): string => rupees().format(amount);

/** How much is saved against the list price, in whole percent; null where nothing is. */
export function percentOff(price: number | null, listPrice: number | null): number | null {
  if (price === null || listPrice === null || listPrice <= price) return null;
  const paise = Math.round(listPrice * 100);
  // Rounded down: nobody is promised more than they save.
  const percent = Math.floor(((paise - Math.round(price * 100)) * 100) / paise);
  return percent > 0 ? percent : null;
}
