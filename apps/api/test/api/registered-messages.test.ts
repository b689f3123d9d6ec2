import { beforeAll, describe, expect, it } from 'vitest';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { call } from '../support/counter.ts';
import { addHolder, claimed, refusalOf, type CouponHolder } from '../support/coupon-holders.ts';
import { eventually } from '../support/eventually.ts';
import { reportByMsg91, startIndianProviders } from '../support/indian-providers.ts';
import { freshNumber, sendOtp } from '../support/sign-in.ts';
import { templatesFile } from '../support/sms-templates.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';

const OPERATOR = '9876500000';
const providers = await startIndianProviders();
const { byMsg91 } = providers;

/** Nothing in Kannada, and no invitations at all. */
const SOME_TEMPLATES = templatesFile((all) =>
  all.filter(({ kind, language }) => language !== 'kn' && kind !== 'invitation'),
);

let api: TestApi;
let operator: CouponHolder;
beforeAll(async () => {
  const env = { ...providers.env, SMS_TEMPLATES: SOME_TEMPLATES, OPERATOR_NUMBERS: OPERATOR };
  api = await startTestApi({ env });
  operator = await addHolder(api, 'Asha Rao');
  await api.sql('update users set mobile_number = $2 where id = $1', [operator.id, OPERATOR]);
});

type Row = Record<string, any> & { id: string; mobile_number: string };

const inState = (number: string, state: string): Promise<Row> =>
  eventually(async () => {
    const [row] = await api.sql<Row>(
      'select * from sms_outbox where mobile_number = $1 order by created_at desc limit 1',
      [number],
    );
    return row?.['state'] === state && row;
  });

const list = (query = '', headers = operator.headers) =>
  call(api, 'GET', `/messages?${query}`, headers);
const listOf = async (number: string) => (await list(`mobile_number=${number}`)).body.result;
const nextCursorOf = ({ body }: { body: object }) => (body as { next_cursor: string }).next_cursor;
const retry = (id: string) => call(api, 'POST', `/messages/${id}/retry`, operator.headers);

async function claimIn(language: string, title: string, store = 'Udupi Grand') {
  const holder = await addHolder(api);
  await api.sql('update users set language = $2 where id = $1', [holder.id, language]);
  const storeId = await addStore(api, { name: store });
  await claimed(holder, await addCampaign(api, { storeIds: [storeId], title }));
  return inState(holder.number, 'sent');
}

async function invited(number: string) {
  const storeId = await addStore(api);
  const body = { mobile_number: number, role: 'owner' };
  await call(api, 'POST', `/stores/${storeId}/people`, operator.headers, body);
  return inState(number, 'dead');
}

describe('a message that has to be registered', () => {
  it('leaves by its template, in the language of whoever gets it', async () => {
    const { mobile_number: number } = await claimIn('hi', 'Masala dosa');
    expect(byMsg91(number)).toMatchObject([
      {
        template_id: '65f000000000000000000011',
        recipients: [{ VAR1: 'Masala dosa', VAR2: 'Udupi Grand', VAR4: '30 नवंबर 2026' }],
      },
    ]);
  });

  it('leaves in English, all of it, where its language is not registered', async () => {
    const { mobile_number: number } = await claimIn('kn', 'Masala dosa');
    expect(byMsg91(number)).toMatchObject([
      { template_id: '65f000000000000000000010', recipients: [{ VAR4: '30 Nov 2026' }] },
    ]);
  });

  it('is shortened where titles and stores are long, and its link is whole', async () => {
    const long = 'Flat 50% off on everything that is sold in this shop';
    const row = await claimIn('en', long, 'The Very Long Named Sweets And Savouries Shop');
    const [{ recipients }] = byMsg91(row.mobile_number);
    expect(recipients[0]).toMatchObject({
      VAR1: 'Flat 50 percent off on everything that',
      VAR2: 'The Very Long Named Sweets And',
    });
    const { VAR5, VAR6, VAR7 } = recipients[0];
    expect(VAR5 + VAR6 + VAR7).toMatch(
      /^https:\/\/deals\.example\.in\/coupon\/[\da-f-]{36}\?from_user=true$/,
    );
  });

  it('is not sent, nor tried again, where it is not registered', async () => {
    const number = freshNumber();
    const row = await invited(number);
    expect(row).toMatchObject({
      attempts: 1,
      last_error: 'no registered template for invitation in en by msg91',
    });
    expect(byMsg91(number)).toEqual([]);
    expect(await listOf(number)).toMatchObject([
      {
        id: row.id,
        kind: 'invitation',
        to_ends_in: number.slice(-4),
        state: 'dead',
        advice: 'register',
        what_to_do: expect.stringContaining('SMS_TEMPLATES'),
        can_retry: true,
      },
    ]);
  });
});

describe('a report of MSG91', () => {
  it('says that a message arrived', async () => {
    const row = await claimIn('en', 'Masala dosa');
    const { statusCode } = await reportByMsg91(api, row, { status: 'Delivered' });
    expect(statusCode).toBe(200);
    expect(await listOf(row.mobile_number)).toMatchObject([
      { state: 'delivered', answer: null, advice: null, can_retry: false },
    ]);
  });

  it('says why it did not, and the operator what to do', async () => {
    const row = await claimIn('en', 'Masala dosa');
    const said = { status: 'Failed', failureReason: '633 TEMPLATE_NOT_MATCHED' };
    await reportByMsg91(api, row, said);
    expect(await listOf(row.mobile_number)).toMatchObject([
      { state: 'failed', answer: '633', advice: 'text_differs', can_retry: true },
    ]);
  });

  it('is refused without the token, and when it is too large', async () => {
    const row = await claimIn('en', 'Masala dosa');
    const guessed = 'another-token-of-that-length';
    const wrong = await reportByMsg91(api, row, { status: 'Delivered' }, guessed);
    expect([wrong.statusCode, wrong.json().result.code]).toEqual([403, 'FORBIDDEN']);
    const large = await reportByMsg91(api, row, { status: '1', more: 'x'.repeat(300_000) });
    expect(large.statusCode).toBe(413);
    expect(await listOf(row.mobile_number)).toMatchObject([{ state: 'sent' }]);
    expect(api.logged.join('')).not.toContain(guessed);
  });
});

describe('the list of messages', () => {
  it('never shows a code, a text or a whole number', async () => {
    const number = freshNumber();
    await sendOtp(api, number);
    const { id, body, told } = await inState(number, 'sent');
    const { result } = (await list(`mobile_number=${number}`)).body;
    expect(result).toMatchObject([{ id, kind: 'code:sign-in', state: 'sent', provider: 'msg91' }]);
    const shown = JSON.stringify(result);
    expect(shown).not.toContain(number);
    expect(shown).not.toContain(body);
    expect(Object.values(result[0])).not.toContain(told.values.otp);
  });

  it('comes in pages, by state, newest first', async () => {
    const numbers = [freshNumber(), freshNumber(), freshNumber()];
    for (const number of numbers) {
      api.clock.advance(1);
      await invited(number);
    }
    const first = await list('state=dead&limit=2');
    const rest = await list(`state=dead&limit=2&cursor=${nextCursorOf(first)}`);
    const ends = [...first.body.result, ...rest.body.result].map(
      ({ to_ends_in: end }: { to_ends_in: string }) => end,
    );
    expect(ends.slice(0, 3)).toEqual(numbers.toReversed().map((number) => number.slice(-4)));
    for (const state of ['waiting', 'sent', 'delivered', 'failed', 'dead']) {
      const { status, body } = await list(`state=${state}`);
      expect(status).toBe(200);
      for (const entry of body.result) expect(entry.state).toBe(state);
    }
    expect((await list('cursor=1.x')).status).toBe(400);
    expect((await list('state=lost')).status).toBe(400);
  });
});

describe('sending again', () => {
  it('is for what failed or was given up, once, and is recorded', async () => {
    const row = await claimIn('en', 'Masala dosa');
    expect(refusalOf(await retry(row.id))[1]).toBe('NOT_FOUND');
    await reportByMsg91(api, row, { status: '2', desc: 'FAILED' });
    const both = await Promise.all([retry(row.id), retry(row.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    await eventually(async () => byMsg91(row.mobile_number).length === 2);
    await inState(row.mobile_number, 'sent');
    expect(await listOf(row.mobile_number)).toMatchObject([{ state: 'sent', can_retry: false }]);
    const { result } = (await call(api, 'GET', '/acts', operator.headers)).body;
    const retried = { act: 'message_retried', person: 'Asha Rao', store: null };
    expect(result).toContainEqual(expect.objectContaining(retried));
  });

  it('is never for a code', async () => {
    const number = freshNumber();
    await sendOtp(api, number);
    const row = await inState(number, 'sent');
    await reportByMsg91(api, row, { status: '2' });
    expect(await listOf(number)).toMatchObject([{ state: 'failed', can_retry: false }]);
    expect(refusalOf(await retry(row.id))).toEqual([
      409,
      'TOO_LATE',
      'It is too late for this message.',
    ]);
    expect(byMsg91(number)).toHaveLength(1);
  });

  it('of what is not registered ends as before', async () => {
    const number = freshNumber();
    const row = await invited(number);
    expect((await retry(row.id)).status).toBe(200);
    await eventually(async () => (await inState(number, 'dead'))['attempts'] === 1);
    expect(byMsg91(number)).toEqual([]);
  });
});
