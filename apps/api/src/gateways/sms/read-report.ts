import { z } from 'zod';
import { isUuid } from '../../lib/uuid.ts';
import type { DeliveryReport } from './sms-gateway.ts';

/** Providers send numbers as numbers or as texts. */
export const word = z.union([z.string().max(500), z.number()]).transform(String);

/** What somebody sent who is not, or does not write like, the provider. */
export function parsedAs<T>(schema: z.ZodType<T>, body: string): T | null {
  try {
    return schema.parse(JSON.parse(body));
  } catch {
    return null;
  }
}

type Said = {
  id: string;
  number: string;
  report: DeliveryReport['report'] | null;
  code?: string | undefined;
};

/** Nothing where it is of no message of ours, or of one that is still on its way. */
export function toReports({ id, number, report, code = '' }: Said): DeliveryReport[] {
  const mobileNumber = number.replaceAll(/\D/g, '').slice(-10);
  if (!isUuid(id) || mobileNumber.length !== 10 || report === null) return [];
  const isFailed = report === 'failed' && /^[\w.-]{1,20}$/.test(code);
  return [{ mobileNumber, id: id.toLowerCase(), report, code: isFailed ? code : null }];
}
