import type { CounterAct } from '@baeon/contracts/counter/counter';
import type { PersonView } from '@baeon/contracts/counter/persons-wire';
import type { Db, Executor } from '../../db/client.ts';
import { personIdOf, recordAct } from '../../db/record-act.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { CounterRecord } from '../counter/record.service.ts';
import type { Roles } from '../counter/roles.service.ts';
import {
  deleteBlock,
  endSessions,
  findBlock,
  findPerson,
  insertBlock,
  listRoles,
  listSignIns,
  lockPerson,
} from './persons.repo.ts';

const ACTS_SHOWN = 20;

type Dependencies = {
  db: Db;
  clock: Clock;
  roles: Pick<Roles, 'isOperator'>;
  record: Pick<CounterRecord, 'acts' | 'noteLook'>;
  findUserByNumber(db: Executor, mobileNumber: string): Promise<{ id: string } | null>;
};

export type Persons = ReturnType<typeof createPersons>;

const unknown = () => new AppError('NOT_FOUND', 'Nobody has signed in with that number.');

/** What operators see of people, and may do to them; every look and every act of theirs is recorded. */
export function createPersons({ db, clock, roles, record, findUserByNumber }: Dependencies) {
  async function show(id: string): Promise<PersonView> {
    const person = await findPerson(db, id);
    if (!person) throw unknown();
    const { user_id: userId, ...rest } = person;
    const { mobile_number } = person;
    const { page: acts } = await record.acts({ storeId: null, mobile_number, limit: ACTS_SHOWN });
    return {
      ...rest,
      operator: roles.isOperator(person),
      blocked: await findBlock(db, userId),
      sign_ins: await listSignIns(db, userId),
      stores: await listRoles(db, userId),
      acts,
    };
  }

  type Work = (tx: Executor, person: { id: string; mobile_number: string }) => Promise<boolean>;

  /** Recorded only where it changed something: sent twice, it was done once. */
  async function change(byId: string, id: string, act: CounterAct, work: Work) {
    await db.transaction(async (tx) => {
      const person = await lockPerson(tx, id);
      if (!person) throw unknown();
      if (!(await work(tx, person))) return;
      await recordAct(tx, { act, by: { userId: byId }, storeId: null, subjectId: id }, clock.now());
    });
    return show(id);
  }

  return {
    async find(byId: string, mobile_number: string): Promise<PersonView> {
      const user = await findUserByNumber(db, mobile_number);
      if (!user) throw unknown();
      await record.noteLook(byId, 'person_looked_up', { storeId: null, mobile_number });
      return show(await personIdOf(db, user.id));
    },

    signOut: (byId: string, id: string): Promise<PersonView> =>
      change(byId, id, 'person_signed_out', async (tx, person) => {
        await endSessions(tx, person.id);
        return true;
      }),

    block: (byId: string, id: string, reason: string): Promise<PersonView> =>
      change(byId, id, 'person_blocked', async (tx, person) => {
        if (roles.isOperator(person)) {
          throw new AppError('FORBIDDEN', 'Operators cannot be blocked.');
        }
        const block = { userId: person.id, reason, byId: await personIdOf(tx, byId) };
        const isNew = await insertBlock(tx, block, clock.now());
        await endSessions(tx, person.id);
        return isNew;
      }),

    /** Sessions that began while the block was being made end too. */
    unblock: (byId: string, id: string): Promise<PersonView> =>
      change(byId, id, 'person_unblocked', async (tx, person) => {
        await endSessions(tx, person.id);
        return deleteBlock(tx, person.id);
      }),
  };
}
