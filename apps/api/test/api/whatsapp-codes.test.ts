import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addHolder } from '../support/coupon-holders.ts';
import { eventually } from '../support/eventually.ts';
import {
  reportByWhatsapp,
  startIndianProviders,
  VERIFY_TOKEN,
} from '../support/indian-providers.ts';
import { freshNumber, sendOtp } from '../support/sign-in.ts';
import { MINUTE, SECOND, startTestApi, type TestApi } from '../support/test-api.ts';

const providers = await startIndianProviders();
const { byMsg91, byWhatsapp } = providers;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { ...providers.env, ...providers.whatsappEnv } });
});
beforeEach(() => providers.setWhatsappStatus(200));

const rowsOf = (number: string) =>
  api.sql<Record<string, any>>(
    'select * from sms_outbox where mobile_number = $1 order by created_at',
    [number],
  );

/** The newest message to a number, once it is as wanted. */
const rowWhere = (number: string, wanted: object) =>
  eventually(async () => {
    const row = (await rowsOf(number)).at(-1)!;
    return Object.entries(wanted).every(([name, value]) => row[name] === value) && row;
  });

const jobsOf = (number: string) =>
  api.sql<{ id: string; state: string; wait: number }>(
    `select id, state, extract(epoch from start_after - created_on)::float as wait
     from pgboss.job where name = 'sms-outbox' and data->>'unlessDelivered' = 'true'
     and data->>'mobileNumber' = $1 order by created_on`,
    [number],
  );

/** Lets the half minute pass, and waits until what was to happen then has happened. */
async function afterHalfAMinute(number: string): Promise<void> {
  const job = (await jobsOf(number)).find(({ state }) => state === 'created')!;
  await api.context.jobs.update('sms-outbox', undefined, { id: job.id, startAfter: new Date(0) });
  await eventually(async () => (await jobsOf(number)).every(({ state }) => state === 'completed'));
}

async function codeByWhatsapp(number = freshNumber()) {
  await sendOtp(api, number);
  const row = await rowWhere(number, { state: 'sent', provider: 'whatsapp' });
  return { ...row, mobile_number: number, id: row['id'] as string };
}

const otpIn = (row: Record<string, any>): string => row['told'].values.otp;

describe('a code', () => {
  it('goes by WhatsApp alone where that delivers it', async () => {
    const row = await codeByWhatsapp();
    expect(byWhatsapp(row.mobile_number)).toHaveLength(1);
    expect((await reportByWhatsapp(api, row, 'delivered')).statusCode).toBe(200);
    await afterHalfAMinute(row.mobile_number);
    expect(byMsg91(row.mobile_number)).toEqual([]);
    expect(await rowWhere(row.mobile_number, { report: 'delivered' })).toMatchObject({
      state: 'sent',
      provider: 'whatsapp',
      provider_message_id: 'wamid.1',
    });
  });

  it('goes by SMS as well, the same one, where it is not delivered within 30 seconds', async () => {
    const row = await codeByWhatsapp();
    const [job] = await jobsOf(row.mobile_number);
    expect(job!.wait).toBeCloseTo(30, 0);
    await reportByWhatsapp(api, row, 'sent');
    await afterHalfAMinute(row.mobile_number);
    const after = await rowWhere(row.mobile_number, { state: 'sent', provider: 'msg91' });
    expect(after['last_error']).toBe('whatsapp: not delivered');
    expect(byMsg91(row.mobile_number)).toMatchObject([
      {
        template_id: '65f000000000000000000001',
        recipients: [{ VAR1: otpIn(row), VAR2: otpIn(row) }],
      },
    ]);
    // What WhatsApp says from here on is of what was before.
    await reportByWhatsapp(api, row, 'delivered');
    expect((await rowsOf(row.mobile_number))[0]).toMatchObject({ report: null });
  });

  it('goes by SMS at once, and once, where WhatsApp says that it failed', async () => {
    const row = await codeByWhatsapp();
    for (let times = 0; times < 3; times++) await reportByWhatsapp(api, row, 'failed');
    await rowWhere(row.mobile_number, { state: 'sent', provider: 'msg91' });
    await afterHalfAMinute(row.mobile_number);
    expect(byMsg91(row.mobile_number)).toHaveLength(1);
  });

  it.each([400, 500])('goes by SMS at once where WhatsApp answers %i', async (status) => {
    providers.setWhatsappStatus(status);
    const number = freshNumber();
    await sendOtp(api, number);
    const row = await rowWhere(number, { state: 'sent', provider: 'msg91' });
    expect(row['last_error']).toBe(`whatsapp: HTTP ${status} 131026`);
    expect([byWhatsapp(number).length, byMsg91(number).length]).toEqual([1, 1]);
  });

  it('that is asked for again because nothing came goes by SMS, and the first one no more', async () => {
    const { mobile_number: number } = await codeByWhatsapp();
    api.clock.advance(31 * SECOND);
    await sendOtp(api, number);
    const again = await rowWhere(number, { state: 'sent', provider: 'msg91' });
    await afterHalfAMinute(number);
    expect(byWhatsapp(number)).toHaveLength(1);
    expect(byMsg91(number)).toMatchObject([{ recipients: [{ VAR1: otpIn(again) }] }]);
  });

  it('is not sent by SMS once it has expired', async () => {
    const { mobile_number: number } = await codeByWhatsapp();
    api.clock.advance(6 * MINUTE);
    await afterHalfAMinute(number);
    expect(byMsg91(number)).toEqual([]);
  });
});

describe('reports of WhatsApp', () => {
  it('count only with the signature of the app', async () => {
    const row = await codeByWhatsapp();
    expect((await reportByWhatsapp(api, row, 'delivered', 'another')).statusCode).toBe(403);
    expect((await rowsOf(row.mobile_number))[0]).toMatchObject({ report: null });
    // Nor of what another provider has, nor with somebody else's number.
    const ofNobody = { ...row, mobile_number: freshNumber() };
    expect((await reportByWhatsapp(api, ofNobody, 'delivered')).statusCode).toBe(200);
    expect((await rowsOf(row.mobile_number))[0]).toMatchObject({ report: null });
  });

  it('do not take a delivery back', async () => {
    const row = await codeByWhatsapp();
    await reportByWhatsapp(api, row, 'read');
    await reportByWhatsapp(api, row, 'failed');
    expect((await rowsOf(row.mobile_number))[0]).toMatchObject({
      report: 'delivered',
      report_code: null,
    });
  });

  it('begin with its challenge', async () => {
    const ask = (token: string) =>
      api.app.inject(
        `/api/message-reports/whatsapp?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=115820`,
      );
    const right = await ask(VERIFY_TOKEN);
    expect([right.statusCode, right.body]).toEqual([200, '115820']);
    expect(right.headers['content-type']).toMatch(/^text\/plain/);
    expect((await ask('guessed')).statusCode).toBe(403);
  });
});

describe('deleting an account', () => {
  it('takes along what waits to be sent to its number', async () => {
    const holder = await addHolder(api);
    await codeByWhatsapp(holder.number);
    expect(await jobsOf(holder.number)).toHaveLength(1);
    api.clock.advance(31 * SECOND);
    const account = '/api/baeon-user/delete-account';
    await api.post(`${account}/send-otp`, {}, holder.headers);
    const { told } = await rowWhere(holder.number, { state: 'sent', provider: 'msg91' });
    const gone = await api.post(account, { otp: told.values.otp }, holder.headers);
    expect(gone.status).toBe(200);
    expect(await jobsOf(holder.number)).toEqual([]);
    expect(await rowsOf(holder.number)).toEqual([]);
  });
});
