import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** When shops open: the rest of the last day is what there is to use it in. */
const MORNING_MS = 9 * HOUR_MS;

type Words = { title: string; description: string; reminder: string };
/** What only the page knows: whose calendar entry it is, and where the coupon is opened. */
type Origin = { slug: string; url: string };

/** How far the clocks of a zone are ahead of UTC at an instant; a zone that is not known counts as UTC. */
function zoneOffsets(timeZone: string): (instant: number) => number {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    return (instant) => {
      // 'GMT-04:00', or 'GMT' alone where it is UTC.
      const [, sign, hours, minutes] =
        /GMT([+-])(\d{2}):(\d{2})/.exec(format.format(instant)) ?? [];
      const ahead = Number(hours ?? 0) * HOUR_MS + Number(minutes ?? 0) * 60_000;
      return sign === '-' ? -ahead : ahead;
    };
  } catch {
    return () => 0;
  }
}

/** The store's last day from the morning on; of a day that ends early, its last hour. */
function lastDay(end: number, timeZone: string): number {
  const offsetAt = zoneOffsets(timeZone);
  const wallEnd = end + offsetAt(end);
  const morning = Math.floor(wallEnd / DAY_MS) * DAY_MS + MORNING_MS;
  // The clocks may have been put forward or back between that morning and the end.
  const start = morning - offsetAt(morning - offsetAt(end));
  return Math.min(start, end - HOUR_MS);
}

/** '20261130T182959Z'. */
const utcText = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

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

/** A coupon's last day as an entry for a calendar, by UTC; the same coupon is always the same entry. */
export function couponEvent(held: HeldCoupon, words: Words, origin: Origin, now: Date): string {
  const end = Math.floor(Date.parse(held.coupon.expiry_date) / 1000) * 1000;
  const start = lastDay(end, held.time_zone);
  const trigger = reminderTrigger(start, end, now.getTime());

  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${origin.slug}//coupons//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:coupon-${held.coupon.id}@${origin.slug}`,
    `DTSTAMP:${utcText(now.getTime())}`,
    `DTSTART:${utcText(start)}`,
    `DTEND:${utcText(end)}`,
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

/** The writing of RFC 5545: how long a line may be, in bytes, and how text is kept apart from marks. */
const LINE_OCTETS = 75;

const encoder = new TextEncoder();

function escapedText(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- none of them may stand in a calendar
      .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
      .replaceAll(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  );
}

/** Goes on in the next line after a space; never in the middle of a letter. */
function folded(line: string): string {
  let text = '';
  let room = LINE_OCTETS;
  for (const letter of line) {
    const octets = encoder.encode(letter).length;
    if (octets > room) {
      text += '\r\n ';
      room = LINE_OCTETS - 1;
    }
    text += letter;
    room -= octets;
  }
  return `${text}\r\n`;
}

const calendarText = (lines: readonly string[]): string => lines.map(folded).join('');
