import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { fitting, type Schema } from '../fuzz/from-schema.ts';
import { createKnownValues } from '../fuzz/known-values.ts';
import { addStore } from '../support/campaigns.ts';
import { addAtStore, call, type Headers, type Method, openShop } from '../support/counter.ts';
import { dealSketch, emptyForm } from '../support/store-deals.ts';
import { addHolder, keyOf } from '../support/coupon-holders.ts';
import { createChance } from '../support/random-deals.ts';
import { bearer, freshNumber } from '../support/sign-in.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';

const roles = [
  'visitor',
  'shopper',
  'staff',
  'owner of another store',
  'owner',
  'operator',
  'till',
  'till with staff',
  'store key',
] as const;
type Role = (typeof roles)[number];

const people = ['shopper', 'staff', 'owner of another store', 'owner', 'operator'] as const;
const NOBODY = '00000000-0000-4000-8000-000000000000';
const PIN = { pin: '1234' };
const code = 'ABCDE-FGHJK';
const newDeal = () => ({ id: randomUUID(), ...dealSketch(storeId) });

/** Who may call what. The body is one that a right caller is not refused for; ids lead to nothing. */
const table: Record<string, { may: readonly Role[]; body?: () => object }> = {
  'GET /me': { may: people },
  'GET /stores/{storeId}/people': { may: ['owner', 'operator'] },
  'POST /stores/{storeId}/people': {
    may: ['owner', 'operator'],
    body: () => ({ mobile_number: freshNumber(), role: 'owner' }),
  },
  'DELETE /stores/{storeId}/people/{id}': { may: ['staff', 'owner', 'operator'] },
  'DELETE /stores/{storeId}/invitations/{id}': { may: ['owner', 'operator'] },
  'POST /stores/{storeId}/take-over/send-otp': { may: people },
  'POST /stores/{storeId}/take-over': { may: people, body: () => ({ otp: '1234' }) },
  'GET /stores/{storeId}/acts': { may: ['owner', 'operator'] },
  'GET /acts': { may: ['operator'] },
  'GET /acts/csv': { may: ['operator'] },
  'POST /people/find': {
    may: ['operator'],
    body: () => ({ mobile_number: freshNumber() }),
  },
  'POST /people/{id}/sign-out': { may: ['operator'] },
  'POST /people/{id}/block': { may: ['operator'], body: () => ({ reason: 'Sells coupons' }) },
  'DELETE /people/{id}/block': { may: ['operator'] },
  'GET /bargains': { may: ['operator'] },
  'GET /city': { may: ['operator'] },
  'GET /imports': { may: ['operator'] },
  'POST /imports': {
    may: ['operator'],
    body: () => ({ kind: 'stores', file_name: 'a.csv', bytes: 9, dry_run: true }),
  },
  'PUT /imports/{id}/parts/{nth}': { may: ['operator'] },
  'POST /imports/{id}/start': { may: ['operator'] },
  'GET /imports/{id}': { may: ['operator'] },
  'GET /imports/{id}/problems/csv': { may: ['operator'] },
  'GET /exports/{kind}/csv': { may: ['operator'] },
  'GET /stores/{storeId}/tills': { may: ['owner'] },
  'POST /stores/{storeId}/tills/enrolments': { may: ['owner'], body: () => ({ name: 'A till' }) },
  'PATCH /stores/{storeId}/tills/{id}': { may: ['owner'], body: () => ({ name: 'A till' }) },
  'DELETE /stores/{storeId}/tills/{id}': { may: ['owner'] },
  'GET /stores/{storeId}/till-staff': { may: ['owner'] },
  'POST /stores/{storeId}/till-staff': { may: ['owner'], body: () => ({ name: 'Mina', ...PIN }) },
  'PUT /stores/{storeId}/till-staff/{id}/pin': { may: ['owner'], body: () => ({ pin: '9999' }) },
  'DELETE /stores/{storeId}/till-staff/{id}': { may: ['owner'] },
  'GET /stores/{storeId}/keys': { may: ['owner'] },
  'POST /stores/{storeId}/keys': { may: ['owner'], body: () => ({ name: 'POS' }) },
  'DELETE /stores/{storeId}/keys/{id}': { may: ['owner'] },
  'GET /stores/{storeId}/redemptions': { may: ['owner'] },
  'POST /stores/{storeId}/redemptions/{id}/undo': {
    may: ['owner'],
    body: () => ({ reason: 'By mistake' }),
  },
  'GET /stores/{storeId}/campaigns': { may: ['owner'] },
  'PATCH /stores/{storeId}/campaigns/{id}': { may: ['owner'], body: () => ({ paused: true }) },
  'GET /stores/{storeId}/deal-setting': { may: ['owner'] },
  'POST /stores/{storeId}/deals': { may: ['owner'], body: newDeal },
  'GET /stores/{storeId}/deals/{id}': { may: ['owner'] },
  'PUT /stores/{storeId}/deals/{id}': { may: ['owner'], body: () => dealSketch(storeId) },
  'POST /stores/{storeId}/deals/{id}/end': { may: ['owner'] },
  'GET /stores/{storeId}/figures': { may: ['owner', 'operator'] },
  'GET /stores/{storeId}/figures.csv': { may: ['owner', 'operator'] },
  'GET /stores/{storeId}/drafts': { may: ['owner'] },
  'PUT /stores/{storeId}/drafts/{id}': { may: ['owner'], body: () => emptyForm },
  'DELETE /stores/{storeId}/drafts/{id}': { may: ['owner'] },
  'POST /stores/{storeId}/pictures': { may: ['owner'] },
  'GET /stores/{storeId}/conflicts': { may: ['owner', 'operator'] },
  'POST /stores/{storeId}/conflicts/{id}/settle': {
    may: ['owner', 'operator'],
    body: () => ({ note: 'Looked into' }),
  },
  'GET /conflicts': { may: ['operator'] },
  'GET /stores/{storeId}/refusals': { may: ['owner', 'operator'] },
  'POST /stores/{storeId}/refusals/{id}/reply': {
    may: ['owner'],
    body: () => ({ reply: 'We are sorry' }),
  },
  'GET /stores/{storeId}/bargains': { may: ['owner', 'operator'] },
  'POST /stores/{storeId}/bargains/{id}/bids': {
    may: ['owner', 'operator'],
    body: () => ({ kind: 'price', steps: [{ from: 1, amount: 100 }], how_many: 1, days: 1 }),
  },
  'DELETE /stores/{storeId}/bids/{id}': { may: ['owner', 'operator'] },
  'POST /stores/{storeId}/counters/{id}/refuse': { may: ['owner', 'operator'] },
  'GET /honour': { may: ['operator'] },
  'GET /messages': { may: ['operator'] },
  'POST /messages/{id}/retry': { may: ['operator'] },
  'GET /stores/{storeId}/profile': { may: ['owner'] },
  'PATCH /stores/{storeId}/profile': { may: ['owner'], body: () => ({ about: 'Sarees' }) },
  'GET /applications': { may: people },
  'PUT /applications/{id}': { may: people, body: () => ({ name: 'A shop' }) },
  'POST /applications/{id}/apply': { may: people },
  'DELETE /applications/{id}': { may: people },
  'POST /shop-invitations': {
    may: ['operator'],
    body: () => ({ mobile_number: freshNumber() }),
  },
  'GET /approvals': { may: ['operator'] },
  'POST /approvals/{id}/approve': { may: ['operator'] },
  'POST /approvals/{id}/send-back': { may: ['operator'], body: () => ({ reason: 'No pin' }) },
  'POST /tills/enrol': { may: roles, body: () => ({ token: 'none' }) },
  'GET /till': { may: ['till', 'till with staff'] },
  'GET /till/offline': { may: ['till', 'till with staff'] },
  'POST /till/sync': {
    may: ['till', 'till with staff'],
    body: () => ({
      redemptions: [{ id: randomUUID(), code, taken_at: '2026-11-15T06:30:00Z', staff_id: NOBODY }],
    }),
  },
  // Last of what is known of tills: whoever signs in takes the place of whoever was.
  'POST /look': { may: ['till with staff'], body: () => ({ code }) },
  'POST /redeem': { may: ['till with staff'], body: () => ({ code }) },
  'POST /redemptions/{id}/undo': { may: ['till with staff'], body: () => ({}) },
  'GET /today': { may: ['till with staff'] },
  'POST /till/sign-in': {
    may: ['till', 'till with staff'],
    body: () => ({ staff_id: NOBODY, ...PIN }),
  },
  'POST /till/sign-out': { may: ['till with staff'] },
  'POST /api/coupons/redeem': { may: ['store key'], body: () => ({ code }) },
};

let api: TestApi;
let storeId: string;
let unownedId: string;
let headersOf: Record<Role, Headers>;
beforeAll(async () => {
  const operatorNumber = '9876543210';
  api = await startTestApi({ env: { OPERATOR_NUMBERS: `9876500000, ${operatorNumber}` } });
  [storeId, unownedId] = [await addStore(api), await addStore(api)];
  await api.sql(`update stores set phone = '+91 98765 11111' where id = $1`, [unownedId]);
  const shop = await openShop(api, storeId);
  const operator = await addHolder(api);
  await api.sql('update users set mobile_number = $2 where id = $1', [operator.id, operatorNumber]);
  const staff = await addAtStore(api, storeId, 'staff');
  const other = await addAtStore(api, await addStore(api), 'owner');
  headersOf = {
    visitor: {},
    shopper: (await addHolder(api)).headers,
    staff: staff.headers,
    'owner of another store': other.headers,
    owner: shop.owner.headers,
    operator: operator.headers,
    till: shop.till.headers,
    'till with staff': shop.atTill,
    'store key': { 'x-store-key': await keyOf(api, storeId) },
  };
});

type Operation = {
  security?: object[];
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
};

async function operations(): Promise<[string, string, Operation][]> {
  const { paths } = (await api.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) =>
        [method.toUpperCase(), path, operation] as [string, string, Operation],
    ),
  );
}

describe('what each may do at the counter', () => {
  it('is said of every route', async () => {
    const routes = (await operations())
      .filter(([, path]) => path.startsWith('/api/counter/') || path === '/api/coupons/redeem')
      .map(([method, path]) => `${method} ${path.replace('/api/counter', '')}`);
    expect(Object.keys(table).toSorted()).toEqual(routes.toSorted());
  });

  it.each(Object.keys(table))('%s', async (route) => {
    const [method, path] = route.split(' ') as [Method, string];
    const { may, body } = table[route]!;
    const id = path.includes('take-over') ? unownedId : storeId;
    const address = path
      .replace('{storeId}', id)
      .replace('{id}', NOBODY)
      .replace('{nth}', '0')
      .replace('{kind}', 'stores');
    const wrong: string[] = [];
    for (const role of roles) {
      const { status, body: answer } = await call(api, method, address, headersOf[role], body?.());
      const isWrongCode = answer.result.code?.startsWith('OTP_');
      const isRefused = status === 403 || (status === 401 && !isWrongCode);
      if (status >= 500 || isRefused === may.includes(role)) wrong.push(`${role}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('the token of a till', () => {
  it('is worth nothing at any other route of the API, signed in or not', async () => {
    const chance = createChance(25);
    const known = createKnownValues({
      storeId: [storeId],
      mobileNumber: [freshNumber()],
      latitude: [12.93],
      longitude: [77.62],
      product_url: ['https://shop.example/products/one'],
      otp: ['1234'],
      pin: ['1234'],
      name: ['Somebody'],
      media_partner_id: ['baeon-560034'],
      endpoint: ['https://push.example/one'],
      p256dh: [Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url')],
      auth: [Buffer.alloc(16, 7).toString('base64url')],
      time_zone: ['Asia/Kolkata'],
      device_key: ['036b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296'],
      starts_on: ['2026-11-15'],
      ends_on: ['2026-11-30'],
      from: ['10:00'],
      to: ['22:30'],
      amount: [20],
    });
    const own = new Set(
      Object.keys(table).filter((route) => table[route]!.may.includes('till with staff')),
    );
    const others = (await operations()).filter(
      ([method, path]) => !own.has(`${method} ${path.replace('/api/counter', '')}`),
    );
    expect(others.length).toBeGreaterThan(60);
    const differing: string[] = [];
    for (const [method, path, operation] of others) {
      const url = path.replaceAll(
        /\{(\w+)\}/g,
        (_, name: string) => ({ storeId, nth: '0', kind: 'stores' })[name] ?? NOBODY,
      );
      const query = path.endsWith('/deal-raise/user') ? `?user_id=${NOBODY}` : '';
      const schema = operation.requestBody?.content['application/json']?.schema;
      const ask = async (headers: Headers, payload: object | undefined) => {
        const sent = {
          method: method as Method,
          url: url + query,
          headers,
          ...(payload && { payload }),
        };
        return (await api.app.inject(sent)).statusCode;
      };
      // A body that is refused before anybody asks who it is proves nothing.
      let [asVisitor, asTill] = [400, 400];
      for (let tries = 0; tries < 20 && asVisitor === 400; tries++) {
        const isUpdate = path.endsWith('/update-baeon-user');
        const body = isUpdate
          ? { id: NOBODY }
          : schema && (fitting({ chance, known }, schema, 'body') as object);
        asVisitor = await ask({}, body);
        asTill = await ask(headersOf['till with staff'], body);
      }
      const isOpen = operation.security === undefined;
      if (!(isOpen ? [asVisitor, 429] : [401]).includes(asTill)) {
        differing.push(`${method} ${path}: ${asVisitor}, ${asTill}`);
      }
    }
    expect(differing).toEqual([]);
    const token = headersOf.till['authorization']!.replace('Bearer ', '');
    expect(await api.context.sessions.userOf(token)).toBeNull();
    expect(await api.context.sessions.identityOf(token)).toBeNull();
  });

  it('ends for whoever is signed in there when another till shows it', async () => {
    const shop = await openShop(api, await addStore(api));
    const headers = {
      ...headersOf.till,
      'x-staff-token': shop.atTill['x-staff-token']!,
    };
    expect(await call(api, 'GET', '/today', headers)).toMatchObject({
      status: 401,
      body: { result: { code: 'STAFF_NEEDED' } },
    });
    expect(await call(api, 'GET', '/today', bearer('till.x'))).toMatchObject({
      status: 401,
      body: { result: { code: 'UNAUTHENTICATED' } },
    });
  });
});
