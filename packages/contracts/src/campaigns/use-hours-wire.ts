import { z } from 'zod';
import { storeDealMessages } from '../counter/store-deals.ts';
import { weekdays } from '../stores/opening-hours.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, storeDealMessages.noTime);

export const useHoursSchema = z
  .object({
    days: z
      .array(z.enum(weekdays))
      .min(1, storeDealMessages.noDays)
      .max(weekdays.length)
      .refine((days) => new Set(days).size === days.length, 'Each day once, please'),
    from: time,
    to: time.describe('The same as its start is the whole day; before it, past midnight'),
  })
  .describe('When a coupon may be used, by the clocks of the store');
