import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Db, Executor } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { API_PREFIX } from '../../lib/feature.ts';
import type { CounterRecord } from '../counter/record.service.ts';
import type { Roles } from '../counter/roles.service.ts';
import type { CityCounts } from './city-counts.ts';
import { cityRoutes } from './city.routes.ts';
import { createCityGlance } from './city.service.ts';
import { workImports } from './import-jobs.ts';
import { importsRoutes } from './imports.routes.ts';
import { createImports } from './imports.service.ts';
import { personsRoutes } from './persons.routes.ts';
import { createPersons } from './persons.service.ts';
import { createRunImport, type ImportFile } from './run-import.ts';

type Dependencies = {
  db: Db;
  pool: Pool;
  jobs: PgBoss;
  clock: Clock;
  log: FastifyBaseLogger;
  roles: Roles;
  record: CounterRecord;
  cityCounts: CityCounts;
  findUserByNumber(db: Executor, mobileNumber: string): Promise<{ id: string } | null>;
  files: Parameters<typeof createImports>[0]['files'] & { importFile: ImportFile };
};

/** Who runs the city: looks after its people, brings its stores, deals and products, and sees how it is. */
export function createOperatorFeature(deps: Dependencies) {
  const prefix = `${API_PREFIX}/counter`;
  const persons = createPersons(deps);
  const imports = createImports(deps);
  const runImport = createRunImport({ ...deps, importFile: deps.files.importFile });
  const { cityCounts } = deps;
  const closing = new AbortController();
  return {
    routes: [
      { prefix, plugin: personsRoutes({ ...deps, persons }) },
      { prefix, plugin: importsRoutes({ ...deps, imports }) },
      { prefix, plugin: cityRoutes({ ...deps, city: createCityGlance(deps) }) },
    ],
    async start() {
      cityCounts.start();
    },
    work: () =>
      workImports(deps.jobs, (id, signal) =>
        runImport(id, AbortSignal.any([signal, closing.signal])),
      ),
    /** Nothing of an import that is under way stays; whoever takes its job next begins anew. */
    async close() {
      closing.abort();
      await cityCounts.close();
    },
  };
}
