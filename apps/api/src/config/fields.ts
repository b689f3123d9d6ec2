import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { mobileNumberProblem } from '@baeon/contracts/auth/mobile-number';
import { coordinatesProblem } from '@baeon/contracts/places/geo';
import { z } from 'zod';
import { readTemplates } from '../lib/sms-templates.ts';
import { readDatabaseAddress } from '../db/database-address.ts';

export type TrustedProxies = false | number | string[];

export const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an http:// or https:// address',
});
/** Of one server or of several. */
export const databaseAddress = z.string().superRefine((text, context) => {
  try {
    readDatabaseAddress(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
  }
});
/** Where each picture of a map is: its zoom, column and row stand in the path, so that the host is one. */
export const tilesUrl = httpUrl.refine(
  (text) =>
    ['{z}', '{x}', '{y}'].every((part) =>
      decodeURI(URL.parse(text)?.pathname ?? '').includes(part),
    ),
  'must have {z}, {x} and {y} in its path',
);
export const count = z.coerce
  .number({ error: 'must be a number' })
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(1_000_000, 'must be at most 1000000');
export const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });
export const originList = z.string().transform((list, context) => {
  const origins = list.split(',').map((origin) => origin.trim());
  for (const origin of origins) {
    if (origin !== '*' && URL.parse(origin)?.origin !== origin) {
      context.addIssue({ code: 'custom', message: `holds '${origin}', which is not an origin` });
    }
  }
  return origins;
});

/** Never "all of them": the first address of a chain is whatever the client wrote there. */
export const proxies = z.string().transform((text, context): TrustedProxies => {
  if (/^[1-9]$/.test(text)) return Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  if (addresses.every((address) => isIP(address.split('/')[0]!) !== 0)) return addresses;
  const message = 'must be how many proxies stand in front, or their addresses';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

export const coordinates = z.string().transform((text, context) => {
  const [latitude, longitude, ...more] = text.split(',').map((part) => Number(part.trim() || NaN));
  const problem = more.length > 0 ? 'two numbers, please' : coordinatesProblem(latitude, longitude);
  if (!problem) return { latitude: latitude!, longitude: longitude! };
  context.addIssue({ code: 'custom', message: `must look like 12.9716,77.5946: ${problem}` });
  return z.NEVER;
});

/** Goes into a header, so it must not hold what a header may not. */
export const apiKey = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'must be one word of plain letters, digits and signs');

/** So many bytes in base64url, as generators of VAPID keys write them. */
export const keyBytes = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'must be base64url')
    .refine(
      (text) => Buffer.from(text, 'base64url').length === bytes,
      `must be ${bytes} bytes in base64url`,
    );

/** Mobile numbers, ten digits each. */
export const numberList = z.string().transform((list, context) => {
  const numbers = list.split(',').map((number) => number.trim());
  for (const number of numbers) {
    if (mobileNumberProblem(number) !== null) {
      context.addIssue({ code: 'custom', message: 'must be mobile numbers of ten digits each' });
    }
  }
  return numbers;
});

/** Hosts, with a port where it is not the usual one; a leading `*.` stands for any below. */
export const hostList = z.string().transform((list, context) => {
  const hosts = list.split(',').map((host) => host.trim());
  for (const host of hosts) {
    const plain = host.replace(/^\*\./, '');
    if (URL.parse(`https://${plain}`)?.host !== plain) {
      context.addIssue({ code: 'custom', message: `holds '${host}', which is not a host` });
    }
  }
  return hosts;
});

/** Whom people may ask: an e-mail address, a phone number or a page. */
export const contact = z.string().transform((text, context) => {
  if (/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text)) return { text, href: `mailto:${text}` };
  if (/^\+?[\d\s()-]{6,20}$/.test(text)) {
    return { text, href: `tel:${text.replaceAll(/[^+\d]/g, '')}` };
  }
  const page = URL.parse(text);
  if (page && /^https?:$/.test(page.protocol)) {
    return { text: page.host + page.pathname.replace(/\/$/, ''), href: page.href };
  }
  const message = 'must be an e-mail address, a phone number or an http(s) address';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** What is registered of our messages, read from a file. */
export const templatesFile = z.string().transform((path, context) => {
  try {
    return readTemplates(readFileSync(path, 'utf8'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    context.addIssue({ code: 'custom', message: code ? `cannot be read: ${code}` : message });
    return z.NEVER;
  }
});
