import { z } from 'zod';
import { weekdays } from '../stores/opening-hours.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time looks like 09:30');

export const useHoursSchema = z
  .object({
    days: z
      .array(z.enum(weekdays))
      .min(1, 'Choose at least one day')
      .max(weekdays.length)
      .refine((days) => new Set(days).size === days.length, 'Each day once, please'),
    from: time,
    to: time.describe('The same as its start is the whole day; before it, past midnight'),
  })
  .describe('When a coupon may be used, by the clocks of the store');
