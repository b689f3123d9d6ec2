import { isPlainText } from '../common/plain-text.ts';
import { coordinatesProblem } from '../places/geo.ts';
import { MAX_PLACE_LENGTH } from '../profile/onboarding.ts';
import {
  clashingSpans,
  type OpeningHours,
  type OpeningSpan,
  type SpecialDay,
} from '../stores/opening-hours.ts';

/** What an owner says of a store, by the names of what it is kept in. */
export type StoreDetails = {
  name: string;
  about: string | null;
  category: string;
  phone: string | null;
  address_line: string;
  city: string;
  state: string;
  pincode: string;
  latitude: number;
  longitude: number;
  opening_hours: OpeningHours | null;
  special_days: SpecialDay[];
};
export type StoreField = keyof StoreDetails;
/** What is known of a store so far, or is to be changed. */
export type SomeDetails = { [Field in StoreField]?: StoreDetails[Field] | undefined };

export const longestDetails = {
  name: 120,
  about: 2000,
  category: 120,
  phone: 30,
  address_line: 300,
  city: MAX_PLACE_LENGTH,
  state: MAX_PLACE_LENGTH,
  pincode: 10,
} as const;

/** Applications of one person that are no store yet. */
export const MOST_APPLICATIONS = 3;
/** Times that one person may ask within a day. */
export const ASKED_A_DAY = 10;

export const storeDetailMessages = {
  name: 'The name of the shop is missing',
  category: 'Please choose what kind of shop it is',
  phone: 'A phone number has 6 to 15 digits',
  address_line: 'Please enter the street and the number',
  city: 'Please enter the city',
  state: 'Please enter the state',
  pincode: 'A pincode has 6 digits and does not start with 0',
  pin: 'Please put the pin where the shop is',
  hours: 'Two of these times overlap, or one of them is empty',
  date: 'Please choose a date',
  dates: 'A date is there twice',
  picture: 'This picture is not here any more. Please choose it again.',
  unreadable: 'Please use letters that can be read',
  tooLong: 'That is too long',
} as const;

const messages = storeDetailMessages;

const text =
  (field: keyof typeof longestDetails, missing: string | null) =>
  (value: string | null): string | null => {
    if (!value?.trim()) return missing;
    if (value.length > longestDetails[field]) return messages.tooLong;
    return isPlainText(value) ? null : messages.unreadable;
  };

const spansProblem = (spans: readonly OpeningSpan[]): string | null =>
  clashingSpans(spans) ? messages.hours : null;

const phoneProblem = (phone: string | null): string | null =>
  phone === null ||
  (phone.length <= longestDetails.phone &&
    /^\+?[\d ()-]+$/.test(phone) &&
    /^\d{6,15}$/.test(phone.replace(/\D/g, '')))
    ? null
    : messages.phone;

function datesProblem(days: readonly SpecialDay[]): string | null {
  if (days.some(({ date }) => !/^\d{4}-\d\d-\d\d$/.test(date))) return messages.date;
  if (new Set(days.map(({ date }) => date)).size < days.length) return messages.dates;
  return days.map(({ spans }) => spansProblem(spans)).find((problem) => problem) ?? null;
}

const pinProblem = (problem: string | null) => problem && messages.pin;

const rules: { [Field in StoreField]: (value: StoreDetails[Field]) => string | null } = {
  name: text('name', messages.name),
  about: text('about', null),
  category: text('category', messages.category),
  phone: phoneProblem,
  address_line: text('address_line', messages.address_line),
  city: text('city', messages.city),
  state: text('state', messages.state),
  pincode: (pincode) => (/^[1-9]\d{5}$/.test(pincode) ? null : messages.pincode),
  latitude: (latitude) => pinProblem(coordinatesProblem(latitude, 0)),
  longitude: (longitude) => pinProblem(coordinatesProblem(0, longitude)),
  opening_hours: (hours) =>
    hours &&
    (Object.values(hours)
      .map(spansProblem)
      .find((problem) => problem) ??
      null),
  special_days: datesProblem,
};

export const storeFields = Object.keys(rules) as StoreField[];

/** What is not said is as if nothing were in its place. */
const blank: StoreDetails = {
  name: '',
  about: null,
  category: '',
  phone: null,
  address_line: '',
  city: '',
  state: '',
  pincode: '',
  latitude: Number.NaN,
  longitude: Number.NaN,
  opening_hours: null,
  special_days: [],
};

/** What is wrong with these fields, or missing; nothing where all is well. */
export function detailProblems(
  details: SomeDetails,
  fields: readonly StoreField[] = storeFields,
): Partial<Record<StoreField, string>> {
  const problems: Partial<Record<StoreField, string>> = {};
  const look = <Field extends StoreField>(field: Field) => {
    const problem = rules[field](details[field] ?? blank[field]);
    if (problem) problems[field] = problem;
  };
  for (const field of fields) look(field);
  return problems;
}
