import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTemplates } from '../../src/lib/sms-templates.ts';
import { atEnd } from './cleanup.ts';

/** What the documentation shows as registered. */
export const EXAMPLE_TEMPLATES = fileURLToPath(
  new URL('../../../../docs/sms-templates.example.json', import.meta.url),
);

const example = readFileSync(EXAMPLE_TEMPLATES, 'utf8');
export const exampleTemplates = readTemplates(example);

type Raw = Record<string, any>;

/** A file like it, with a change, until the file's tests are over. */
export function templatesFile(change: (templates: Raw[]) => Raw[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'baeon-templates-'));
  atEnd(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'templates.json');
  writeFileSync(path, JSON.stringify({ templates: change(JSON.parse(example).templates) }));
  return path;
}
