import type { ImportBody, ImportRun } from '@baeon/contracts/counter/imports-wire';
import { IMPORT_PART_BYTES } from '@baeon/contracts/counter/imports';
import type { PgBoss } from 'pg-boss';
import type { Db } from '../../db/client.ts';
import { personIdOf, recordAct } from '../../db/record-act.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { csvLine } from '../../lib/csv.ts';
import { cutPage, type PageAsked, readPosition } from '../../lib/page.ts';
import { addImportJob } from './import-jobs.ts';
import {
  findRun,
  findUploading,
  insertRun,
  listProblems,
  listRuns,
  lockRun,
  savePart,
  setWaiting,
} from './imports.repo.ts';

const AT_ONCE = 1000;

type Dependencies = {
  db: Db;
  jobs: PgBoss;
  clock: Clock;
  files: {
    formatOf(kind: string, fileName: string): string | null;
    exportLines(kind: string): AsyncIterable<string>;
  };
};

export type Imports = ReturnType<typeof createImports>;

const unknown = () => new AppError('NOT_FOUND', 'There is no such import.');
const notWhole = () =>
  new AppError('INVALID_INPUT', 'The file did not get here whole. Please choose it again.');

/** Files that operators bring in: part by part, then by a job, with the engine of the command. */
export function createImports({ db, jobs, clock, files }: Dependencies) {
  async function show(id: string): Promise<ImportRun> {
    const run = await findRun(db, id);
    if (!run) throw unknown();
    return run;
  }

  return {
    show,

    async list({ cursor, limit }: PageAsked) {
      const rows = await listRuns(db, { before: readPosition(cursor), limit: limit + 1 });
      return cutPage(rows, limit, ({ position }) => position);
    },

    async begin(userId: string, body: ImportBody): Promise<ImportRun> {
      const format = files.formatOf(body.kind, body.file_name);
      if (!format)
        throw new AppError('INVALID_INPUT', 'Files of this kind cannot be imported there.');
      const id = await db.transaction(async (tx) => {
        const personId = await personIdOf(tx, userId);
        return insertRun(tx, { ...body, format, personId }, clock.now());
      });
      return show(id);
    },

    /** Sent twice it is there once. */
    async addPart(id: string, nth: number, part: Buffer): Promise<void> {
      const bytes = await findUploading(db, id);
      if (bytes === null) throw unknown();
      const expected = Math.min(IMPORT_PART_BYTES, bytes - nth * IMPORT_PART_BYTES);
      if (part.length !== expected) throw notWhole();
      await savePart(db, id, nth, part);
    },

    /** Asked twice it starts once. */
    async start(userId: string, id: string): Promise<ImportRun> {
      await db.transaction(async (tx) => {
        const run = await lockRun(tx, id);
        if (!run) throw unknown();
        if (run.state !== 'uploading') return;
        if (!run.isWhole) throw notWhole();
        if (!(await setWaiting(tx, id))) {
          throw new AppError('BUSY', 'Another import of this kind is under way. Wait for its end.');
        }
        await addImportJob(jobs, tx, id);
        const act = { act: 'import_started' as const, by: { userId }, storeId: null };
        await recordAct(tx, { ...act, subjectId: id }, clock.now());
      });
      return show(id);
    },

    /** The rows that were skipped, and why. */
    async *problemLines(id: string): AsyncGenerator<string> {
      yield csvLine(['row', 'problem']);
      for (let after = 0; ;) {
        const rows = await listProblems(db, id, after, AT_ONCE);
        yield rows.map(({ label, problem }) => csvLine([label, problem])).join('');
        if (rows.length < AT_ONCE) return;
        after = rows.at(-1)!.position;
      }
    },

    async exportLines(userId: string, kind: string): Promise<AsyncIterable<string>> {
      const act = { act: 'data_downloaded' as const, by: { userId }, storeId: null };
      await db.transaction((tx) => recordAct(tx, act, clock.now()));
      return files.exportLines(kind);
    },
  };
}
