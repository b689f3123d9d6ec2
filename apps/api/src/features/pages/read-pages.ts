import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageNames, type PageName, type TextPage } from '@baeon/contracts/pages/pages-wire';
import { DEFAULT_LANGUAGE, languages, type Language } from '@baeon/contracts/profile/language';
import { parseMarkdown } from './markdown.ts';

/** What is wrong with the operator's texts, all of it in one message. */
export class PageFilesError extends Error {
  constructor(problems: string[]) {
    super(`Cannot start, PAGES_DIR is wrong:\n${problems.map((p) => `  - ${p}`).join('\n')}`);
  }
}

/** What our own texts say of this very installation: {name} becomes the value, {?name} keeps a line or drops it. */
export type PageFacts = Record<string, string | boolean>;

type Text = Pick<TextPage, 'language' | 'title' | 'blocks'>;
export type Pages = Record<PageName, Record<Language, Text>>;

const OWN_TEXTS = join(import.meta.dirname, 'texts');
const MOST_BYTES = 100_000;

const fileOf = (name: PageName, language: Language) =>
  language === DEFAULT_LANGUAGE ? `${name}.md` : `${name}.${language}.md`;

const wanted = pageNames.flatMap((name) =>
  languages.map((language) => ({ name, language, file: fileOf(name, language) })),
);

/** The operator's texts, and ours where there are none of theirs. Theirs are never mixed with ours in another language. */
export async function readPages(dir: string | null, facts: PageFacts): Promise<Pages> {
  const theirs = dir === null ? new Map<string, Text>() : await readTexts(dir);
  const own = await readTexts(OWN_TEXTS, facts);
  const find = (name: PageName, language: Language) =>
    theirs.get(fileOf(name, language)) ??
    theirs.get(fileOf(name, DEFAULT_LANGUAGE)) ??
    own.get(fileOf(name, language))!;
  return Object.fromEntries(
    pageNames.map((name) => [
      name,
      Object.fromEntries(languages.map((language) => [language, find(name, language)])),
    ]),
  ) as Pages;
}

async function readTexts(dir: string, facts?: PageFacts): Promise<Map<string, Text>> {
  const problems: string[] = [];
  const texts = new Map<string, Text>();
  const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    throw new PageFilesError([`${dir} cannot be read (${error.code})`]);
  });
  for (const file of names.filter((name) => name.endsWith('.md')).toSorted()) {
    const known = wanted.find((one) => one.file === file);
    if (!known) {
      problems.push(`${file} is no page; pages are ${wanted.map((one) => one.file).join(', ')}`);
      continue;
    }
    try {
      const text = await readText(dir, file);
      const parsed = parseMarkdown(facts ? withLinesOf(facts, text) : text);
      problems.push(...parsed.problems.map((what) => `${file} ${what}`));
      const { title, blocks } = facts ? filledIn(parsed, facts) : parsed;
      texts.set(file, { language: known.language, title, blocks });
    } catch (error) {
      problems.push(`${file} ${(error as Error).message}`);
    }
  }
  if (problems.length > 0) throw new PageFilesError(problems);
  return texts;
}

async function readText(dir: string, file: string): Promise<string> {
  const bytes = await readFile(join(dir, file));
  if (bytes.length > MOST_BYTES) throw new Error(`has more than ${MOST_BYTES} bytes`);
  // Without `ignoreBOM` a mark at the start, as some editors leave it, is dropped.
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

function factOf(facts: PageFacts, name: string): string | boolean {
  const value = facts[name];
  if (value === undefined) throw new Error(`asks for ${name}, which nobody knows`);
  return value;
}

const withLinesOf = (facts: PageFacts, text: string): string =>
  text.replaceAll(/^(\s*(?:[-*] )?)\{\?(\w+)\} (.*)\n/gm, (_line, start, name, rest) =>
    factOf(facts, name) ? `${start}${rest}\n` : '',
  );

/** After the text was read: whatever a brand is called, it is no Markdown. */
function filledIn<T>(parsed: T, facts: PageFacts): T {
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_hole, name) => String(factOf(facts, name)));
  return JSON.parse(JSON.stringify(parsed), (_key, value: unknown) =>
    typeof value === 'string' ? fill(value) : value,
  ) as T;
}
