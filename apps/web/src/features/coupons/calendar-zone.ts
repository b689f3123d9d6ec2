const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Any zone that has a summer time has begun and ended it once within so long. */
const LOOK_AROUND_MS = 370 * DAY_MS;

/** How the clocks of a zone go. */
export type ZoneClock = {
  zone: string;
  /** How far they are ahead of UTC at an instant, in milliseconds. */
  offsetAt: (instant: number) => number;
  /** 'EST' or 'GMT+5:30'. */
  nameAt: (instant: number) => string;
};

/** Null for a zone that this browser does not know. */
export function zoneClock(zone: string): ZoneClock | null {
  const part = (timeZoneName: 'longOffset' | 'short') => {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName });
    return (instant: number) =>
      format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  };
  try {
    const offsetText = part('longOffset');
    return {
      zone,
      offsetAt: (instant) => parsedOffset(offsetText(instant)),
      nameAt: part('short'),
    };
  } catch {
    return null;
  }
}

/** 'GMT-04:00', or 'GMT' alone where it is UTC. */
function parsedOffset(text: string): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(text) ?? [];
  if (!sign) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * 60_000);
}

/** '20261130T235959': what an instant is called, or what a clock shows that is so far ahead. */
export function timeText(instant: number, offset = 0): string {
  return new Date(instant + offset).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}

/** '+0530'. */
function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  const digits = [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, '0'));
  return (offset < 0 ? '-' : '+') + digits.join('');
}

/** The instants at which the clocks are put forward or back. */
function changesBetween({ offsetAt }: ZoneClock, from: number, to: number): number[] {
  const changes: number[] = [];
  for (let day = from; day < to; day += DAY_MS) {
    let [before, after] = [day, day + DAY_MS];
    if (offsetAt(before) === offsetAt(after)) continue;
    while (after - before > 1000) {
      const middle = Math.floor((before + after) / 2000) * 1000;
      if (offsetAt(middle) === offsetAt(day)) before = middle;
      else after = middle;
    }
    changes.push(after);
  }
  return changes;
}

/** One way of a zone's clocks, from the moment on when they were set to it. */
function observance(clock: ZoneClock, since: number, before: number, start: string): string[] {
  const offset = clock.offsetAt(since);
  const kind = offset > before ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(offset)}`,
    `TZNAME:${clock.nameAt(since)}`,
    `END:${kind}`,
  ];
}

/** What a calendar needs to know of a zone to place something around an instant in it. */
export function zoneLines(clock: ZoneClock, around: number): string[] {
  const day = Math.floor(around / DAY_MS) * DAY_MS;
  const changes = changesBetween(clock, day - LOOK_AROUND_MS, day + LOOK_AROUND_MS);
  const observances =
    changes.length === 0
      ? observance(clock, around, clock.offsetAt(around), '19700101T000000')
      : changes.flatMap((change) => {
          const before = clock.offsetAt(change - 1000);
          return observance(clock, change, before, timeText(change, before));
        });
  return ['BEGIN:VTIMEZONE', `TZID:${clock.zone}`, ...observances, 'END:VTIMEZONE'];
}
