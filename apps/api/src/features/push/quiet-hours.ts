import type { PushSettings } from '@baeon/contracts/push/push-wire';

const QUARTER_HOUR_MS = 15 * 60_000;
const QUARTERS_OF_A_DAY = 96;
/** More than there are zones; their names may be written in many ways. */
const MOST_FORMATS = 1000;

type QuietHours = Pick<PushSettings, 'quiet_from' | 'quiet_until'>;

const formats = new Map<string, Intl.DateTimeFormat>();

function hourAt(at: Date, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    if (formats.size >= MOST_FORMATS) formats.clear();
    format = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone });
    formats.set(timeZone, format);
  }
  return Number(format.format(at));
}

export function isTimeZone(name: string): boolean {
  try {
    hourAt(new Date(0), name);
    return true;
  } catch {
    return false;
  }
}

/** From 21 until 8 is the night; from 13 until 15 a nap; from 8 until 8 is never. */
function isQuiet(hour: number, { quiet_from: from, quiet_until: until }: QuietHours): boolean {
  return from <= until ? from <= hour && hour < until : hour >= from || hour < until;
}

/**
 * When the quiet hours end that it is now where the device is, or null when it is none of them. Looked
 * for by the quarter of an hour, which all time zones are apart by: so clocks that are put forward or
 * back need no thought.
 */
export function quietUntil(now: Date, timeZone: string, hours: QuietHours): Date | null {
  if (!isQuiet(hourAt(now, timeZone), hours)) return null;
  const first = Math.floor(now.getTime() / QUARTER_HOUR_MS) + 1;
  for (let quarter = first; quarter < first + QUARTERS_OF_A_DAY; quarter += 1) {
    const at = new Date(quarter * QUARTER_HOUR_MS);
    if (!isQuiet(hourAt(at, timeZone), hours)) return at;
  }
  return null;
}
