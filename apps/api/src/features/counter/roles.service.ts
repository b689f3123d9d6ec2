import type { CounterMe } from '@baeon/contracts/counter/counter-wire';
import type { StoreRole } from '@baeon/contracts/counter/counter';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Account } from '../../lib/signed-in.ts';
import { countToApprove } from './setup/approvals.repo.ts';
import { findRole, listStoresOf } from './people.repo.ts';

type Dependencies = { db: Db; operatorNumbers: string[] };
type Person = Pick<Account, 'id' | 'mobile_number'>;

/** Whom a route is for. Owner and staff are meant of the store in its path. */
export type CounterRole = StoreRole | 'operator';

export type Roles = ReturnType<typeof createRoles>;

/** Asked of the database with every call: who was removed is refused by the next. */
export function createRoles({ db, operatorNumbers }: Dependencies) {
  const isOperator = (person: Pick<Person, 'mobile_number'>) =>
    operatorNumbers.includes(person.mobile_number);

  return {
    isOperator,

    /** As what somebody may do this; refuses whoever is none of it. */
    async ofPerson(
      person: Person,
      storeId: string | null,
      wanted: CounterRole[],
    ): Promise<CounterRole> {
      const role = storeId === null ? null : await findRole(db, person.id, storeId);
      if (role !== null && wanted.includes(role)) return role;
      if (wanted.includes('operator') && isOperator(person)) return 'operator';
      throw new AppError('FORBIDDEN', 'That is for others to do.');
    },

    async me(person: Person): Promise<CounterMe> {
      const operator = isOperator(person);
      const waiting = operator ? { waiting_approvals: await countToApprove(db) } : {};
      return { operator, ...waiting, stores: await listStoresOf(db, person.id) };
    },
  };
}
