import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readTemplates } from '../../src/lib/sms-templates.ts';

/** What the documentation shows as registered. */
export const EXAMPLE_TEMPLATES = fileURLToPath(
  new URL('../../../../docs/sms-templates.example.json', import.meta.url),
);

export const exampleTemplates = readTemplates(readFileSync(EXAMPLE_TEMPLATES, 'utf8'));
