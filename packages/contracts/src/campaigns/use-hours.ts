import { type OpeningHours, openState, type Weekday, weekdays } from '../stores/opening-hours.ts';

/** On which days, and from when to when, a coupon may be used; what ends at or before its start runs past midnight. */
export type UseHours = { days: Weekday[]; from: string; to: string };

/** Of a whole day. */
export const MIDNIGHT = '00:00';

/** By the clocks of the store; a zone that nobody knows refuses nobody. */
export function isUsableAt(
  hours: UseHours | null | undefined,
  timeZone: string,
  at: Date,
): boolean {
  if (!hours) return true;
  const { days, from, to } = hours;
  const spans = weekdays.map((day) => [day, days.includes(day) ? [[from, to]] : []]);
  const state = openState(Object.fromEntries(spans) as OpeningHours, timeZone, at);
  return state?.open ?? true;
}

/** Words of a language, as `hoursOfUseText` puts them together. */
export type UseHoursWords = {
  days: Readonly<Record<Weekday, string>>;
  everyDay: string;
  between: (from: string, to: string) => string;
  time: (hour: number, minutes: string, isMorning: boolean) => string;
};

export const englishUseHours: UseHoursWords = {
  days: { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' },
  everyDay: 'every day',
  between: (from, to) => `${from} to ${to}`,
  time: (hour, minutes, isMorning) => `${hour}${minutes} ${isMorning ? 'am' : 'pm'}`,
};

/** 'Mon–Fri, 12 pm to 3:30 pm'. */
export function hoursOfUseText({ days, from, to }: UseHours, words = englishUseHours): string {
  const on = days.length === weekdays.length ? words.everyDay : runsOf(days, words).join(', ');
  if (from === to) return on;
  return `${on}, ${words.between(timeText(from, words), timeText(to, words))}`;
}

function timeText(time: string, words: UseHoursWords): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return words.time(hours % 12 || 12, past, hours < 12);
}

/** Three or more in a row are said by the first and the last of them. */
function runsOf(days: readonly Weekday[], { days: names }: UseHoursWords): string[] {
  const runs: Weekday[][] = [];
  for (const [at, day] of weekdays.entries()) {
    if (!days.includes(day)) continue;
    const last = runs.at(-1);
    if (last && last.at(-1) === weekdays[at - 1]) last.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) =>
    run.length > 2 ? `${names[run[0]!]}–${names[run.at(-1)!]}` : run.map((day) => names[day]),
  );
}
