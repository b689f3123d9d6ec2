const LONGEST_TITLE = 70;
const LONGEST_STORE = 40;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of an instant where a store is: 30 Nov 2026. */
export function dayText(at: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-IN', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone,
    });
    formats.set(timeZone, format);
  }
  return format.format(at);
}

/** Texts of a message are paid for by their length. */
export const cut = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;

export const couponLink = (publicUrl: string, couponId: string): string =>
  `${publicUrl}/coupon/${couponId}?from_user=true`;

type Told = {
  brandName: string;
  title: string;
  store: string;
  code: string;
  validUntil: Date;
  timeZone: string;
  link: string;
};

export const couponMessage = (told: Told): string =>
  `${told.brandName}: ${cut(told.title, LONGEST_TITLE)} at ${cut(told.store, LONGEST_STORE)}. ` +
  `Code ${told.code}, valid till ${dayText(told.validUntil, told.timeZone)}. ${told.link}`;
