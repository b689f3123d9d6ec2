/** '15 Nov 2026, 12:00 pm', by the reader's own clock. */
export function momentText(moment: string): string {
  return new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
