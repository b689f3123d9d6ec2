/** How far back an owner may look, in days; the last of them is today. */
export const figureSpans = [7, 30, 90, 365] as const;
export type FigureSpan = (typeof figureSpans)[number];
