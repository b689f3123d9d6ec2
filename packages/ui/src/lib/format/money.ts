import { digitsText } from './format.ts';

/** '₹1,24,999', and paise only where there are some. */
export function rupeesText(amount: number): string {
  const paise = Math.round(amount * 100);
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  return `₹${digitsText(rupees)}${rest > 0 ? `.${String(rest).padStart(2, '0')}` : ''}`;
}

/** How much is saved against the list price, in whole percent; null where nothing is. */
export function percentOff(price: number | null, listPrice: number | null): number | null {
  if (price === null || listPrice === null || listPrice <= price) return null;
  const paise = Math.round(listPrice * 100);
  // Rounded down: nobody is promised more than they save.
  const percent = Math.floor(((paise - Math.round(price * 100)) * 100) / paise);
  return percent > 0 ? percent : null;
}
