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
