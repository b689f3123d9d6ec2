import { z } from 'zod';
import { figureSpans } from './store-figures.ts';

const count = z.number().int().nonnegative();

export const figuresQuerystring = z.object({
  days: z.coerce
    .number()
    .refine((days) => figureSpans.some((span) => span === days), '7, 30, 90 or 365 days, please')
    .default(30),
});

const figures = {
  seen: count.describe('In lists that were answered to somebody'),
  opened: count,
  claimed: count.describe('Without what was given back'),
  redeemed: count.describe('Without what was undone'),
  refused: count.describe('As holders say'),
  saving_rupees: count.describe('Of those redemptions of which it is known'),
  saving_unknown: count.describe('Redemptions of which it is not'),
};

export const storeFiguresResult = z.object({
  days: z
    .array(z.object({ day: z.iso.date(), ...figures }))
    .describe('Every day where the store is, the oldest first; the last one is not over'),
  deals: z
    .array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        stores: count.describe(
          'Where it runs: of several, seen, opened and claimed count all of them',
        ),
        ...figures,
      }),
    )
    .describe('Those of which there is anything to tell, the hundred that were redeemed most'),
});

export type StoreFigures = z.infer<typeof storeFiguresResult>;
export type FiguresOfDay = StoreFigures['days'][number];
export type FiguresOfDeal = StoreFigures['deals'][number];
