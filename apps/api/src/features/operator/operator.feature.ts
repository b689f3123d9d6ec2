import type { Db, Executor } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { API_PREFIX } from '../../lib/feature.ts';
import type { CounterRecord } from '../counter/record.service.ts';
import type { Roles } from '../counter/roles.service.ts';
import { personsRoutes } from './persons.routes.ts';
import { createPersons } from './persons.service.ts';

type Dependencies = {
  db: Db;
  clock: Clock;
  roles: Roles;
  record: CounterRecord;
  findUserByNumber(db: Executor, mobileNumber: string): Promise<{ id: string } | null>;
};

/** Who runs the city: looks after its people. */
export function createOperatorFeature(deps: Dependencies) {
  const prefix = `${API_PREFIX}/counter`;
  const persons = createPersons(deps);
  return {
    routes: [{ prefix, plugin: personsRoutes({ ...deps, persons }) }],
  };
}
