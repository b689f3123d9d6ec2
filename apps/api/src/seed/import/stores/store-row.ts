import { maxLength, line, paragraphs, pictureAddress, readAs, text } from '../row-fields.ts';
import { readOpeningHours } from './opening-hours-text.ts';
import { coordinatesMessages, coordinatesProblem } from '@baeon/contracts/places/geo';
import { MAX_PLACE_LENGTH } from '@baeon/contracts/profile/onboarding';
import { placeIdSchema } from '@baeon/contracts/profile/profile-wire';
import { memoize } from '@baeon/search/memoize';
import { z } from 'zod';

const DEFAULT_TIME_ZONE = 'Asia/Kolkata';
const MAX_RATINGS = 2_147_483_647;
/** A file may have as many as it likes. */
const MOST_REMEMBERED = 1000;
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;
/** About a centimetre on the ground. */
const DEGREE_DECIMALS = 7;
const RATING_DECIMALS = 2;

const numberOf = (value: string): number => (DECIMAL.test(value) ? Number(value) : NaN);

/** The database refuses what is too close to zero for its types, and one row would stop them all. */
function rounded(number: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(number * scale) / scale;
}

/** The messages start a sentence elsewhere; here they stand in a list and name a column. */
const uncapitalised = (message: string) => message.charAt(0).toLowerCase() + message.slice(1);

const degrees = (column: string, problemOf: (value: number) => string | null) =>
  readAs(text(column), (value) => {
    const number = numberOf(value);
    const problem = Number.isNaN(number) ? coordinatesMessages.notNumbers : problemOf(number);
    return problem ? { problem: uncapitalised(problem) } : { is: rounded(number, DEGREE_DECIMALS) };
  });

const category = line('category', 120)
  .overwrite((path) => path.replace(/ ?\/ ?/g, '/'))
  .refine((path) => path.split('/').every((name) => name !== ''), {
    error: 'category must be a path like Food/Bakery, without a slash at its ends',
  });

const pincode = readAs(text('pincode'), (value) => {
  const digits = value.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return { problem: 'pincode must have 6 digits' };
  return digits.startsWith('0') ? { problem: 'pincode must not start with 0' } : { is: digits };
});

const rating = readAs(text('rating'), (value) => {
  const number = numberOf(value);
  return number >= 0 && number <= 5
    ? { is: rounded(number, RATING_DECIMALS) }
    : { problem: 'rating must be from 0 to 5' };
});

const ratingsTotal = readAs(text('user_ratings_total'), (value) => {
  const number = Number(value);
  return /^\d+$/.test(value) && number <= MAX_RATINGS
    ? { is: number }
    : { problem: 'user_ratings_total must be a whole number, 0 or more' };
});

const logo = pictureAddress('logo');

const phone = line('phone', 30).refine(
  (number) => /^\+?[\d ()-]+$/.test(number) && /^\d{6,15}$/.test(number.replace(/\D/g, '')),
  { error: 'phone must have 6 to 15 digits, with only + - ( ) and spaces between them' },
);

const isTimeZone = memoize(MOST_REMEMBERED, (name) => {
  // An offset, '+05:30', would be understood as well, and forget about summer time.
  if (!/^[a-z]/i.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
});

const timeZone = line('time_zone', 60).refine(isTimeZone, {
  error: `time_zone must be a name like ${DEFAULT_TIME_ZONE}`,
});

const openingHoursOf = memoize(MOST_REMEMBERED, readOpeningHours);

const openingHours = readAs(
  text('opening_hours').max(...maxLength('opening_hours', 300)),
  (value) => {
    const read = openingHoursOf(value);
    return 'hours' in read ? { is: read.hours } : { problem: `opening_hours: ${read.problem}` };
  },
);

/** The columns of a file of stores, as texts, and what they are in the database. */
export const storeRow = z.object({
  place_id: text('place_id').refine((id) => placeIdSchema.safeParse(id).success, {
    error: 'place_id must be 1 to 200 letters, digits or _ : . -',
  }),
  name: line('name', 120),
  address: line('address', 300),
  city: line('city', MAX_PLACE_LENGTH),
  state: line('state', MAX_PLACE_LENGTH),
  pincode,
  latitude: degrees('latitude', (value) => coordinatesProblem(value, 0)),
  longitude: degrees('longitude', (value) => coordinatesProblem(0, value)),
  category,
  about: paragraphs('about', 2000).optional(),
  rating: rating.optional(),
  user_ratings_total: ratingsTotal.default(0),
  logo: logo.optional(),
  phone: phone.optional(),
  time_zone: timeZone.default(DEFAULT_TIME_ZONE),
  opening_hours: openingHours.optional(),
});

export type StoreImportRow = z.infer<typeof storeRow>;

export const requiredStoreColumns = [
  'place_id',
  'name',
  'address',
  'city',
  'state',
  'pincode',
  'latitude',
  'longitude',
  'category',
] as const satisfies (keyof StoreImportRow)[];

export const optionalStoreColumns = [
  'about',
  'rating',
  'user_ratings_total',
  'logo',
  'phone',
  'time_zone',
  'opening_hours',
] as const satisfies (keyof StoreImportRow)[];

export const storeImportColumns = [...requiredStoreColumns, ...optionalStoreColumns];
