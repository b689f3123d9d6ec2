/** What a UPI code asks for. */
export type Payment = {
  /** As the code calls them, which may be anything. */
  payee: string | null;
  /** Where the money would go: 'meena@okbank'. */
  address: string;
  /** In rupees; null where whoever pays says how much. */
  amount: number | null;
  note: string | null;
  /** For the phone's own app, with all that the code says: what it signs may not be left out. */
  url: string;
};

const PAY = /^upi:\/\/pay\?/i;
const ADDRESS = /^[\w.-]{2,256}@[a-z][a-z0-9.-]{1,63}$/i;
const AMOUNT = /^\d{1,7}(?:\.\d{1,2})?$/;
/** What we show of it: said twice, an app could read the other one. */
const ONCE = ['pa', 'pn', 'am', 'cu', 'tn'];
/** Nothing that cannot be seen or that turns text around; names may have spaces. */
const UNSEEN = /(?! )[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The payment that a text asks for; null for anything that is not plainly one, in rupees. */
export function readPayment(text: string): Payment | null {
  if (!PAY.test(text) || UNSEEN.test(text) || !URL.canParse(text)) return null;
  const { href, hash, searchParams } = new URL(text);
  const names = [...searchParams.keys()].map((name) => name.toLowerCase());
  if (hash !== '' || ONCE.some((name) => names.filter((one) => one === name).length > 1)) {
    return null;
  }
  const said = (name: string) => searchParams.get(name)?.trim() || null;
  const [address, amount, currency] = [said('pa'), said('am'), said('cu')];
  if (address === null || !ADDRESS.test(address)) return null;
  if (currency !== null && currency.toUpperCase() !== 'INR') return null;
  if (amount !== null && !AMOUNT.test(amount)) return null;
  return {
    payee: said('pn'),
    address,
    // Codes at a counter often say 0 for "as much as it costs".
    amount: Number(amount ?? 0) || null,
    note: said('tn'),
    url: href,
  };
}
