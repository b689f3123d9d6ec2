import { IMPORT_PART_BYTES } from '@baeon/contracts/counter/imports';
import type { ImportBody, ImportRun } from '@baeon/contracts/counter/imports-wire';
import { ApiError } from '@baeon/ui/lib/api-error.ts';
import { counterWire } from '../../../config/counter-config.ts';
import { callPerson } from '../../../lib/person-api.ts';

const PART_MS = 60_000;
const MOST_TRIES = 4;
const WAIT_MS = 1500;

type Sending = { kind: ImportBody['kind']; file: File; dryRun: boolean };

/** Sends a file part by part and has it imported; a part that is lost on the way is sent again. */
export async function sendFile(
  { kind, file, dryRun }: Sending,
  onSent: (share: number) => void,
): Promise<ImportRun> {
  const body: ImportBody = { kind, file_name: file.name, bytes: file.size, dry_run: dryRun };
  const { id } = await callPerson<ImportRun>(counterWire.imports, { method: 'POST', body });
  for (let nth = 0; nth * IMPORT_PART_BYTES < file.size; nth++) {
    const [from, to] = [nth * IMPORT_PART_BYTES, (nth + 1) * IMPORT_PART_BYTES];
    const part = file.slice(from, to, 'application/octet-stream');
    await sendPart(counterWire.importPart(id, nth), part);
    onSent(Math.min(1, to / file.size));
  }
  return callPerson<ImportRun>(counterWire.startImport(id), { method: 'POST' });
}

/** What the server said no to, it would say no to again. */
const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

async function sendPart(address: string, part: Blob): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await callPerson(address, { method: 'PUT', body: part, timeoutMs: PART_MS });
      return;
    } catch (error) {
      if (tries === MOST_TRIES || !mayPass(error)) throw error;
      await new Promise((resume) => setTimeout(resume, WAIT_MS * tries));
    }
  }
}
