export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** From and to, '09:30' to '21:00'; a span that ends at or before its start runs past midnight. */
export type OpeningSpan = [from: string, to: string];

/** The spans of each day, in the store's own time zone; a day without spans is a day off. */
export type OpeningHours = Record<Weekday, OpeningSpan[]>;
