import { addHolder, type CouponHolder } from './coupon-holders.ts';
import { bearer } from './sign-in.ts';
import type { TestAnswer, TestApi } from './test-api.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Headers = Record<string, string>;

/** A call of the counter; a path that begins otherwise is one of the whole API. */
export async function call(
  api: TestApi,
  method: Method,
  path: string,
  headers: Headers,
  payload?: object,
): Promise<TestAnswer> {
  const url = path.startsWith('/api/') ? path : `/api/counter${path}`;
  const sent = { method, url, headers, ...(payload && { payload }) };
  const response = await api.app.inject(sent);
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const body = isJson ? response.json() : { error: false, result: response.body };
  return { status: response.statusCode, headers: response.headers, body };
}

/** Somebody who is at a store, put there directly. */
export async function addAtStore(
  api: TestApi,
  storeId: string,
  role: 'owner' | 'staff',
  name: string | null = null,
): Promise<CouponHolder> {
  const person = await addHolder(api, name);
  await api.sql(
    'insert into store_members (user_id, store_id, role, since) values ($1, $2, $3, $4)',
    [person.id, storeId, role, api.clock.now()],
  );
  await api.sql('insert into counter_people (user_id) values ($1)', [person.id]);
  return person;
}

const asked = ({ status, body }: TestAnswer) => {
  if (status !== 200) throw new Error(`refused: ${JSON.stringify(body)}`);
  return body.result;
};

/** A device that has become a till of a store; gives its id and what it sends. */
export async function enrolTill(api: TestApi, owner: CouponHolder, storeId: string, name = 'Till') {
  const path = `/stores/${storeId}/tills/enrolments`;
  const { token } = asked(await call(api, 'POST', path, owner.headers, { name }));
  const enrolled = asked(await call(api, 'POST', '/tills/enrol', {}, { token }));
  return { id: enrolled.till.id as string, headers: bearer(enrolled.token) as Headers };
}

export type Till = Awaited<ReturnType<typeof enrolTill>>;

export async function addTillStaff(
  api: TestApi,
  owner: CouponHolder,
  storeId: string,
  { name, pin }: { name: string; pin: string },
): Promise<string> {
  const path = `/stores/${storeId}/till-staff`;
  return asked(await call(api, 'POST', path, owner.headers, { name, pin })).id;
}

export const tryPin = (api: TestApi, till: Till, staffId: string, pin: string) =>
  call(api, 'POST', '/till/sign-in', till.headers, { staff_id: staffId, pin });

/** What a till sends once somebody has signed in there. */
export async function signInAtTill(
  api: TestApi,
  till: Till,
  staffId: string,
  pin: string,
): Promise<Headers> {
  const { staff_token } = asked(await tryPin(api, till, staffId, pin));
  return { ...till.headers, 'x-staff-token': staff_token };
}

/** A store with an owner, a till and somebody signed in there. */
export async function openShop(api: TestApi, storeId: string) {
  const owner = await addAtStore(api, storeId, 'owner', 'Asha Rao');
  const till = await enrolTill(api, owner, storeId);
  const staffId = await addTillStaff(api, owner, storeId, { name: 'Ravi', pin: '4711' });
  return { owner, till, staffId, atTill: await signInAtTill(api, till, staffId, '4711') };
}
