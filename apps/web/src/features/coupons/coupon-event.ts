import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { calendarText, escapedText } from './calendar-file.ts';
import { timeText, type ZoneClock, zoneClock, zoneLines } from './calendar-zone.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** When shops open: the rest of the last day is what there is to use it in. */
const MORNING_MS = 9 * HOUR_MS;

type Words = { title: string; description: string; reminder: string };
/** What only the page knows: whose calendar entry it is, and where the coupon is opened. */
type Origin = { slug: string; url: string };

const utc: ZoneClock = { zone: 'UTC', offsetAt: () => 0, nameAt: () => 'UTC' };

/** The last day from the morning on; of a day that ends early, its last hour. */
function lastDay(end: number, { offsetAt }: ZoneClock): number {
  const wallEnd = end + offsetAt(end);
  const morning = Math.floor(wallEnd / DAY_MS) * DAY_MS + MORNING_MS;
  // The clocks may have been put forward or back between that morning and the end.
  const start = morning - offsetAt(morning - offsetAt(end));
  return Math.min(start, end - HOUR_MS);
}

/** The day before at the same time, or later where that is over already; null within the last hour. */
function reminderTrigger(start: number, end: number, now: number): string | null {
  if (now < start - DAY_MS) return '-P1D';
  const moment = [start, end - 6 * HOUR_MS, end - 2 * HOUR_MS, end - HOUR_MS].find(
    (at) => at >= start && at > now,
  );
  return moment === undefined ? null : `PT${Math.round((moment - start) / 60_000)}M`;
}

function placeLines({ advertiser, store_id }: HeldCoupon): string[] {
  if (store_id === null) return [];
  const { city, state, pincode } = advertiser.address;
  const place = [advertiser.name, city, state, pincode].filter((part) => part !== '').join(', ');
  const [longitude, latitude] = advertiser.location.coordinates;
  return [`LOCATION:${escapedText(place)}`, `GEO:${latitude};${longitude}`];
}

/** A coupon's last day as an entry for a calendar; the same coupon is always the same entry. */
export function couponEvent(held: HeldCoupon, words: Words, origin: Origin, now: Date): string {
  const clock = zoneClock(held.time_zone);
  const { zone, offsetAt } = clock ?? utc;
  const end = Math.floor(Date.parse(held.coupon.expiry_date) / 1000) * 1000;
  const start = lastDay(end, clock ?? utc);
  const trigger = reminderTrigger(start, end, now.getTime());
  const time = (instant: number) =>
    clock ? `;TZID=${zone}:${timeText(instant, offsetAt(instant))}` : `:${timeText(instant)}Z`;

  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${origin.slug}//coupons//EN`,
    'METHOD:PUBLISH',
    ...(clock ? zoneLines(clock, start) : []),
    'BEGIN:VEVENT',
    `UID:coupon-${held.coupon.id}@${origin.slug}`,
    `DTSTAMP:${timeText(now.getTime())}Z`,
    `DTSTART${time(start)}`,
    `DTEND${time(end)}`,
    `SUMMARY:${escapedText(words.title)}`,
    `DESCRIPTION:${escapedText(words.description)}`,
    ...placeLines(held),
    `URL:${origin.url}`,
    // To be thought of, not to be busy with.
    'TRANSP:TRANSPARENT',
    ...(trigger === null
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escapedText(words.reminder)}`,
          `TRIGGER:${trigger}`,
          'END:VALARM',
        ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
