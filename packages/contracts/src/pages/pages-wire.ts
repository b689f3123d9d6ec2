import { z } from 'zod';
import { languages } from '../profile/language.ts';

export const pageNames = ['help', 'terms', 'privacy'] as const;
export type PageName = (typeof pageNames)[number];

/** A piece of a line: plain, bold, a link, or both. */
const textRun = z.object({
  text: z.string(),
  bold: z.literal(true).optional(),
  href: z.string().optional().describe('http, https, mailto, tel, or a path of the app'),
});

const line = z.array(textRun);

const textBlock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    id: z.string().describe('What an address names behind its #'),
    line,
  }),
  z.object({ kind: z.literal('paragraph'), line }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(line) }),
]);

export const textPageResult = z.object({
  language: z
    .enum(languages)
    .describe('What it is written in, which need not be what was asked for'),
  title: z.string(),
  blocks: z.array(textBlock),
  contact: z
    .object({ text: z.string(), href: z.string() })
    .nullable()
    .describe('Whom to ask, where the operator says so'),
});

export type TextRun = z.infer<typeof textRun>;
export type TextBlock = z.infer<typeof textBlock>;
export type TextPage = z.infer<typeof textPageResult>;
