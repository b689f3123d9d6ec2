/** Beyond it somebody forgot a decimal point. */
const MOST_RUPEES = 1_000_000_000;

const SIGN = String.raw`(?:INR|Rs\.?|₹)`;
/** Digits in groups as 1,29,999 or 129,999 have them, or in none. */
const NUMBER = String.raw`(\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,12})(?:\.(\d{1,2})0*)?`;
const RUPEES = new RegExp(`^(?:${SIGN}\\s*${NUMBER}|${NUMBER}\\s*${SIGN})$`, 'i');
const OTHER_CURRENCY = /^(?:([A-Z]{3})\s*[\d.,]+|[\d.,]+\s*([A-Z]{3}))$/i;

/** An amount with its currency, as paise; or what is wrong with it, which goes on after the column. */
export function readRupees(text: string): { is: number } | { problem: string } {
  const found = RUPEES.exec(text);
  if (!found) return { problem: complaint(text) };
  const [before, beforePaise, after, afterPaise] = found.slice(1, 5);
  const rupees = Number((before ?? after)!.replaceAll(',', ''));
  if (rupees > MOST_RUPEES) {
    return { problem: `must be at most ${MOST_RUPEES.toLocaleString('en-IN')} rupees` };
  }
  return { is: rupees * 100 + Number((beforePaise ?? afterPaise ?? '').padEnd(2, '0')) };
}

function complaint(text: string): string {
  const other = OTHER_CURRENCY.exec(text);
  const currency = (other?.[1] ?? other?.[2])?.toUpperCase();
  return currency && currency !== 'INR'
    ? `is in ${currency}; only INR is taken`
    : 'must be an amount in rupees, like 15999.00 INR';
}
