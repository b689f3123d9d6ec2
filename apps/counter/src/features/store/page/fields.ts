import type { SomeDetails, StoreField } from '@baeon/contracts/counter/store-details';

/** The fields of each part of a store page, in the order in which they are asked for. */
export const fieldsOf = {
  basics: ['name', 'category', 'about', 'phone'],
  place: ['latitude', 'longitude', 'address_line', 'city', 'state', 'pincode'],
  hours: ['opening_hours', 'special_days'],
} as const satisfies Record<string, readonly StoreField[]>;
export type Part = keyof typeof fieldsOf;
export const parts = Object.keys(fieldsOf) as Part[];

export type DetailsProps = {
  details: SomeDetails;
  problems: Partial<Record<StoreField, string>>;
  onChange: (change: SomeDetails) => void;
};

/** An empty field is one that nobody wants filled. */
export const orNull = (text: string): string | null => (text === '' ? null : text);
