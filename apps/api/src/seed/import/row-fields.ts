import { z } from 'zod';

/** The text of a column. Numbers of a JSON file arrive as texts, too; anything else is none. */
export const text = (column: string) =>
  z.string({
    error: ({ input }) =>
      input === undefined ? `${column} is missing` : `${column} must be a text or a number`,
  });

export const maxLength = (column: string, characters: number) =>
  [characters, `${column} must have at most ${characters} characters`] as const;

/** A line break in an address is a space on the screen. */
export const singleSpaced = (value: string): string => value.replace(/\s+/g, ' ');

export const line = (column: string, characters: number) =>
  text(column)
    .overwrite(singleSpaced)
    .max(...maxLength(column, characters));

/** A text held to a rule: what `read` makes of it, or the message that it gives. */
export const readAs = <T>(
  text: z.ZodString,
  read: (value: string) => { is: T } | { problem: string },
) =>
  text.transform((value, context): T => {
    const outcome = read(value);
    if ('is' in outcome) return outcome.is;
    context.addIssue({ code: 'custom', message: outcome.problem });
    return z.NEVER;
  });

/** A text that keeps its line breaks. */
export const paragraphs = (column: string, characters: number) =>
  text(column)
    .overwrite((value) => value.replace(/\r\n?/g, '\n'))
    .max(...maxLength(column, characters));

export const pictureAddress = (column: string) =>
  text(column)
    .max(...maxLength(column, 500))
    .refine((address) => isSecureAddress(address) || isOwnPath(address), {
      error: `${column} must be an https:// address or a path that starts with /`,
    });

function isSecureAddress(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && url.username === '' && !/\s/.test(address);
}

/** Browsers read '//host' and '/\host' as other hosts. */
const isOwnPath = (address: string) => /^\/(?![/\\])[^\s\\]*$/.test(address);
