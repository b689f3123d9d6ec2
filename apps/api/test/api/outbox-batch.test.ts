import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SmsMessage, SmsOutcome } from '../../src/gateways/sms/sms-gateway.ts';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { addHolder, claimed, type CouponHolder } from '../support/coupon-holders.ts';
import { eventually } from '../support/eventually.ts';
import { MINUTE, startTestApi, type TestApi } from '../support/test-api.ts';

const SENT: SmsOutcome = { kind: 'sent', providerMessageId: 'x1' };

let api: TestApi;
/** Here nothing is sent by itself. */
let silent: TestApi;
const calls: { message: SmsMessage; maybeSentSince: Date | null }[] = [];
let outcome: (message: SmsMessage) => SmsOutcome | Promise<SmsOutcome>;

const smsGateway = {
  name: 'webhook' as const,
  send: async (message: SmsMessage, maybeSentSince: Date | null) => {
    calls.push({ message, maybeSentSince });
    return outcome(message);
  },
};

beforeAll(async () => {
  api = await startTestApi({ overrides: { smsGateway } });
  silent = await startTestApi({ withoutWorkers: true, overrides: { smsGateway } });
  await silent.context.jobs.start();
});

beforeEach(() => {
  outcome = () => SENT;
});

const addDeal = async (to: TestApi) => addCampaign(to, { storeIds: [await addStore(to)] });

const callsTo = (holder: CouponHolder) =>
  calls.filter(({ message }) => message.to === holder.number);

async function rowOf(at: TestApi, { number }: CouponHolder) {
  const [row] = await at.sql<Record<string, any>>(
    'select * from sms_outbox where mobile_number = $1',
    [number],
  );
  return row!;
}

const inState = (holder: CouponHolder, state: string) =>
  eventually(async () => {
    const row = await rowOf(api, holder);
    return row.state === state && row;
  });

const retries = (at: TestApi, holder: CouponHolder) =>
  at.sql<{ id: string }>(`select id from pgboss.job where data->>'mobileNumber' = $1`, [
    holder.number,
  ]);

describe('the message of a claim', () => {
  it('is sent once, without a job of its own', async () => {
    const holder = await addHolder(api);
    await claimed(holder, await addDeal(api));
    const row = await inState(holder, 'sent');
    expect(row).toMatchObject({ attempts: 1, provider: 'webhook', provider_message_id: 'x1' });
    expect(callsTo(holder)).toEqual([
      {
        message: expect.objectContaining({ key: row.key, to: holder.number, body: row.body }),
        maybeSentSince: null,
      },
    ]);
    expect(await retries(api, holder)).toEqual([]);
  });

  it('that the provider refuses is given up', async () => {
    const holder = await addHolder(api);
    outcome = () => ({ kind: 'refused', reason: 'not a mobile number' });
    await claimed(holder, await addDeal(api));
    expect(await inState(holder, 'dead')).toMatchObject({ last_error: 'not a mobile number' });
    expect(await retries(api, holder)).toEqual([]);
  });

  it('of many at once goes out once each, whoever sends them', async () => {
    const deal = await addDeal(silent);
    const holders = await Promise.all(Array.from({ length: 10 }, () => addHolder(silent)));
    await Promise.all(holders.map((holder) => claimed(holder, deal)));
    const sent = await Promise.all([
      silent.context.smsOutbox.deliverBatch(),
      silent.context.smsOutbox.deliverBatch(),
      silent.context.smsOutbox.deliverBatch(),
    ]);
    expect(sent.reduce((sum, count) => sum + count)).toBe(10);
    for (const holder of holders) {
      expect(callsTo(holder)).toHaveLength(1);
      expect((await rowOf(silent, holder)).state).toBe('sent');
    }
  });

  it('that fails is tried by itself, and holds up no other', async () => {
    const deal = await addDeal(silent);
    const [unlucky, lucky] = [await addHolder(silent), await addHolder(silent)];
    await claimed(unlucky, deal);
    await claimed(lucky, deal);
    outcome = ({ to }) =>
      to === unlucky.number ? { kind: 'failed', reason: 'down', maybeSent: true } : SENT;
    expect(await silent.context.smsOutbox.deliverBatch()).toBe(2);
    expect((await rowOf(silent, lucky)).state).toBe('sent');
    const row = await rowOf(silent, unlucky);
    expect(row).toMatchObject({ state: 'queued', in_rush: false, last_error: 'down' });
    expect(row.maybe_sent_since).toEqual(silent.clock.now());
    expect(await retries(silent, unlucky)).toEqual([{ id: row.id }]);
    expect(await silent.context.smsOutbox.deliverBatch()).toBe(0);
  });

  it('that a process took and died with is sent by another, as one in doubt', async () => {
    const holder = await addHolder(silent);
    await claimed(holder, await addDeal(silent));
    const begunAt = silent.clock.now();
    await silent.sql(
      `update sms_outbox set state = 'sending', attempts = 1, last_attempt_at = $2
       where mobile_number = $1`,
      [holder.number, begunAt],
    );
    expect(await silent.context.smsOutbox.deliverBatch()).toBe(0);
    silent.clock.advance(2 * MINUTE);
    expect(await silent.context.smsOutbox.deliverBatch()).toBe(1);
    expect(await rowOf(silent, holder)).toMatchObject({ state: 'sent', attempts: 2 });
    expect(callsTo(holder).map((call) => call.maybeSentSince)).toEqual([begunAt]);
  });
});
