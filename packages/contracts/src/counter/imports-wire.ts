import { z } from 'zod';
import { pageCursor, pageLimit, plainText } from '../common/common-wire.ts';
import { idInPath } from './counter-wire.ts';
import { importKinds, importStates, MOST_IMPORT_BYTES } from './imports.ts';

const instant = z.iso.datetime();
const count = z.number().int().nonnegative();
const kind = z.enum(importKinds, { error: 'Nothing of that kind can be imported' });

export const importBody = z.object({
  kind,
  file_name: plainText(200, 'The file needs a name').min(1, 'The file needs a name'),
  bytes: z
    .number()
    .int()
    .min(1, 'The file is empty')
    .max(MOST_IMPORT_BYTES, `A file may have ${MOST_IMPORT_BYTES / 1024 / 1024} MB at most`),
  dry_run: z.boolean().describe('Says what would change, and changes nothing'),
});
export const importParams = z.object({ id: idInPath });
export const importPartParams = importParams.extend({
  nth: z.coerce.number().int().min(0).max(1_000_000),
});
export const importsQuerystring = z.object({ cursor: pageCursor, limit: pageLimit(20, 100) });
export const exportParams = z.object({ kind });

export const importSchema = z.object({
  id: z.uuid(),
  kind: z.enum(importKinds),
  file_name: z.string(),
  bytes: count,
  bytes_read: count.describe('All of them: what was read is being saved'),
  dry_run: z.boolean(),
  by: z.string().nullable(),
  state: z.enum(importStates),
  created_at: instant,
  settled_at: instant.nullable(),
  outcome: z
    .object({
      read: count,
      inserted: count,
      updated: count,
      unchanged: count,
      skipped: count,
      notes: z.array(z.string()),
    })
    .nullable(),
  failure: z.string().nullable().describe('Why nothing was imported, as the command says it'),
});

export type ImportBody = z.infer<typeof importBody>;
export type ImportRun = z.infer<typeof importSchema>;
