import { beforeAll, describe, expect, it } from 'vitest';
import { asTyped, csvCell } from '../../src/lib/csv.ts';
import { addStore } from '../support/campaigns.ts';
import { addAtStore, call } from '../support/counter.ts';
import type { CouponHolder } from '../support/coupon-holders.ts';
import { bearer, signIn } from '../support/sign-in.ts';
import { DAY, startTestApi, type TestApi } from '../support/test-api.ts';

const OPERATOR = '9876500000';

let api: TestApi;
let headers: { authorization: string };
let stores: string[];
let owners: CouponHolder[];
const begin = new Date('2026-11-15T06:30:00Z').getTime();
const at = (days: number) => new Date(begin + days * DAY).toISOString();

beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_NUMBERS: OPERATOR } });
  headers = bearer((await signIn(api, OPERATOR)).token);
  stores = [await addStore(api, { name: '=HYPERLINK("x")' }), await addStore(api)];
  owners = [
    await addAtStore(api, stores[0]!, 'owner', 'Asha'),
    await addAtStore(api, stores[1]!, 'owner', 'Ravi'),
  ];
  for (const name of ['One', '+cmd', 'Three']) {
    for (const [nth, owner] of owners.entries()) {
      await call(api, 'POST', `/stores/${stores[nth]}/keys`, owner.headers, { name });
    }
    api.clock.advance(DAY);
  }
  api.clock.advance(-3 * DAY);
});

const acts = async (query: string, as = headers) =>
  (await call(api, 'GET', `/acts?${query}`, as)).body.result.map(
    ({ person, subject }: Record<string, string>) => `${person} ${subject}`,
  );

describe('the record', () => {
  it.each([
    [
      'of all',
      'act=key_made',
      ['Ravi Three', 'Asha Three', 'Ravi +cmd', 'Asha +cmd', 'Ravi One', 'Asha One'],
    ],
    ['from a moment', `act=key_made&from=${at(2)}`, ['Ravi Three', 'Asha Three']],
    ['till a moment', `act=key_made&to=${at(1)}`, ['Ravi One', 'Asha One']],
    ['between two', `from=${at(1)}&to=${at(2)}`, ['Ravi +cmd', 'Asha +cmd']],
    ['of an act that nobody did', 'act=undone', []],
  ])('is narrowed: %s', async (_, query, expected) => {
    expect(await acts(query)).toEqual(expected);
  });

  it('is narrowed to a store, to a person, and to both', async () => {
    const three = (who: string) => [`${who} Three`, `${who} +cmd`, `${who} One`];
    expect(await acts(`store_id=${stores[0]}`)).toEqual(three('Asha'));
    expect(await acts(`act=key_made&mobile_number=${owners[1]!.number}`)).toEqual(three('Ravi'));
    expect(await acts(`store_id=${stores[0]}&mobile_number=${owners[1]!.number}`)).toEqual([]);
  });

  it('goes on from page to page, also among acts of one moment', async () => {
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await call(api, 'GET', `/acts?act=key_made&limit=1${cursor}`, headers);
      seen.push(...body.result.map(({ id }: { id: number }) => id));
      cursor = (body as { next_cursor?: string }).next_cursor
        ? `&cursor=${(body as { next_cursor?: string }).next_cursor}`
        : '';
    } while (cursor);
    expect(new Set(seen).size).toBe(6);
    expect(seen).toHaveLength(6);
  });

  it('of a store is narrowed for its owner too', async () => {
    const path = `/stores/${stores[0]}/acts?from=${at(2)}`;
    const { body } = await call(api, 'GET', path, owners[0]!.headers);
    expect(body.result).toHaveLength(1);
  });

  it('is a table without formulas, and taking it is an act', async () => {
    const {
      headers: sent,
      body,
      statusCode,
    } = await api.app.inject({
      url: `/api/counter/acts/csv?store_id=${stores[0]}`,
      headers,
    });
    expect(statusCode).toBe(200);
    expect(sent['content-type']).toBe('text/csv; charset=utf-8');
    expect(sent['content-disposition']).toBe('attachment; filename="record.csv"');
    const [names, ...lines] = body.replace('\ufeff', '').trimEnd().split('\r\n');
    expect(names).toBe('id,at,act,store,person,till,staff,key,subject');
    expect(lines.filter((line) => line.includes('key_made'))).toHaveLength(3);
    expect(lines.find((line) => line.includes('+cmd'))).toContain(
      `"'=HYPERLINK(""x"")",Asha,,,,'+cmd`,
    );
    expect(body).not.toMatch(/(?:^|,)"?[=+@-]/m);
    const [newest] = (await call(api, 'GET', '/acts?act=record_downloaded', headers)).body.result;
    expect(newest).toMatchObject({ act: 'record_downloaded', store_id: stores[0] });
  });

  it('is refused as a table to owners, also of their own store', async () => {
    const path = `/api/counter/acts/csv?store_id=${stores[0]}`;
    const { statusCode } = await api.app.inject({ url: path, headers: owners[0]!.headers });
    expect(statusCode).toBe(403);
  });

  it.each([
    'update counter_acts set act = act',
    'delete from counter_acts',
    'truncate counter_acts',
  ])('is only ever added to: %s', async (statement) => {
    await expect(api.sql(statement)).rejects.toThrow(/only ever added to/);
  });

  it('keeps what was done when an account goes, but not who it was', async () => {
    await api.sql('delete from users where id = $1', [owners[1]!.id]);
    expect(await acts(`store_id=${stores[1]}`)).toEqual(['null Three', 'null +cmd', 'null One']);
  });
});

describe('a cell of a table', () => {
  it.each(['=1+1', '+91', '-x', '@x', "'=x", "''+x", 'plain', "it's", '-12.5', 'a,"b"', ''])(
    '%j begins no formula, and is what it was once it is read',
    (text) => {
      const cell = csvCell(text).replace(/^"(.*)"$/s, (_, inner: string) =>
        inner.replaceAll('""', '"'),
      );
      expect(cell).not.toMatch(/^(?:[=@]|[+-](?!\d+(?:\.\d+)?$))/);
      expect(asTyped(cell)).toBe(text);
    },
  );
});
