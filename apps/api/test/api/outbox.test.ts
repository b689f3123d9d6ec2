import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_ATTEMPTS, RetryLater } from '../../src/features/sms/outbox.service.ts';
import type { SmsMessage, SmsOutcome } from '../../src/gateways/sms/sms-gateway.ts';
import { eventually } from '../support/eventually.ts';
import { freshNumber, sendOtp } from '../support/sign-in.ts';
import { MINUTE, startTestApi, type TestApi } from '../support/test-api.ts';

const DOWN: SmsOutcome = { kind: 'failed', reason: 'down', maybeSent: false };
const SENT: SmsOutcome = { kind: 'sent', providerMessageId: 'x1' };

type Call = { message: SmsMessage; maybeSentSince: Date | null };

let api: TestApi;
const calls: Call[] = [];
let outcome: (message: SmsMessage) => SmsOutcome | Promise<SmsOutcome>;
beforeAll(async () => {
  api = await startTestApi({
    overrides: {
      smsGateway: {
        name: 'webhook',
        send: async (message, maybeSentSince) => {
          calls.push({ message, maybeSentSince });
          return outcome(message);
        },
      },
    },
  });
});

const callsTo = (number: string) => calls.filter(({ message }) => message.to === number);

async function rowOf(number: string) {
  const [row] = await api.sql<Record<string, any>>(
    'select * from sms_outbox where mobile_number = $1',
    [number],
  );
  return row!;
}

const inState = (number: string, state: string) =>
  eventually(async () => {
    const row = await rowOf(number);
    return row.state === state && row;
  });

/** The delivery that waits for its next try. */
const waitingRetry = (number: string) =>
  eventually(async () => {
    const [job] = await api.sql<{ id: string }>(
      `select id from pgboss.job where name = 'sms-outbox' and state = 'retry'
       and data->>'mobileNumber' = $1`,
      [number],
    );
    return job;
  });

/** Brings that try forward instead of waiting for it. */
async function hurry(number: string): Promise<void> {
  const { id } = await waitingRetry(number);
  await api.context.jobs.update('sms-outbox', undefined, { id, startAfter: new Date(0) });
}

describe('the outbox', () => {
  it('sends each message once and notes what the provider calls it', async () => {
    outcome = () => SENT;
    const number = freshNumber();
    await sendOtp(api, number);
    const row = await inState(number, 'sent');
    expect(row).toMatchObject({ attempts: 1, provider: 'webhook', provider_message_id: 'x1' });
    expect(row.key).toMatch(/^otp:[\da-f-]{36}$/);
    expect(callsTo(number)).toEqual([
      {
        message: { id: row.id, key: row.key, to: number, body: row.body, told: row.told },
        maybeSentSince: null,
      },
    ]);
  });

  it('a provider that is down for a while delays messages and loses none', async () => {
    outcome = () => DOWN;
    const numbers = [freshNumber(), freshNumber(), freshNumber()];
    for (const number of numbers) expect((await sendOtp(api, number)).status).toBe(200);
    for (const number of numbers) await waitingRetry(number);
    const delivered: string[] = [];
    outcome = ({ to }) => {
      delivered.push(to);
      return SENT;
    };
    for (const number of numbers) {
      await hurry(number);
      expect(await inState(number, 'sent')).toMatchObject({ last_error: 'down' });
    }
    expect(delivered.sort()).toEqual(numbers);
  });

  it('waits longer after each failure', async () => {
    outcome = () => DOWN;
    const number = freshNumber();
    await sendOtp(api, number);
    const waits: number[] = [];
    for (let failures = 1; failures <= 4; failures++) {
      await eventually(async () => callsTo(number).length === failures);
      const { id } = await waitingRetry(number);
      const [job] = await api.sql<{ wait: number }>(
        `select extract(epoch from start_after - started_on)::float wait
         from pgboss.job where id = $1`,
        [id],
      );
      waits.push(job!.wait);
      await hurry(number);
    }
    // Each wait is drawn from a span twice as long as the one before.
    expect(waits[2]).toBeGreaterThan(waits[0]!);
    expect(waits[3]).toBeGreaterThan(waits[1]!);
  });

  it('takes a gateway that breaks for an attempt in doubt', async () => {
    outcome = () => Promise.reject(new Error('not JSON'));
    const number = freshNumber();
    await sendOtp(api, number);
    await waitingRetry(number);
    expect(await rowOf(number)).toMatchObject({ state: 'queued', last_error: 'not JSON' });
    expect((await rowOf(number)).maybe_sent_since).not.toBeNull();
  });

  it('gives up a message that the provider refuses, and keeps it as a dead letter', async () => {
    outcome = () => ({ kind: 'refused', reason: 'not a mobile number' });
    const number = freshNumber();
    await sendOtp(api, number);
    expect(await inState(number, 'dead')).toMatchObject({ last_error: 'not a mobile number' });
    expect(callsTo(number)).toHaveLength(1);
  });

  it('gives up after a bound of attempts', async () => {
    outcome = () => DOWN;
    const number = freshNumber();
    await sendOtp(api, number);
    await waitingRetry(number);
    await api.sql('update sms_outbox set attempts = $2 where mobile_number = $1', [
      number,
      MAX_ATTEMPTS - 1,
    ]);
    await hurry(number);
    expect(await inState(number, 'dead')).toMatchObject({ attempts: MAX_ATTEMPTS });
  });

  it('does not send a code that has expired on the way', async () => {
    outcome = () => DOWN;
    const number = freshNumber();
    await sendOtp(api, number);
    await waitingRetry(number);
    outcome = () => SENT;
    api.clock.advance(6 * MINUTE);
    await hurry(number);
    expect(await inState(number, 'dead')).toMatchObject({ last_error: 'too late to be of use' });
    expect(callsTo(number)).toHaveLength(1);
  });

  it('tells the provider about an attempt in doubt', async () => {
    outcome = () => ({ kind: 'failed', reason: 'cut off', maybeSent: true });
    const number = freshNumber();
    await sendOtp(api, number);
    await waitingRetry(number);
    outcome = () => SENT;
    await hurry(number);
    await inState(number, 'sent');
    expect(callsTo(number).map((call) => call.maybeSentSince)).toEqual([null, api.clock.now()]);
  });

  it('takes a message found half sent for an attempt in doubt', async () => {
    outcome = () => DOWN;
    const number = freshNumber();
    await sendOtp(api, number);
    await waitingRetry(number);
    // As a process leaves it that dies between asking the provider and noting the answer.
    await api.sql("update sms_outbox set state = 'sending' where mobile_number = $1", [number]);
    outcome = () => SENT;
    await hurry(number);
    await inState(number, 'sent');
    expect(callsTo(number).at(-1)!.maybeSentSince).toEqual(api.clock.now());
  });

  it('one key is one message, and a settled message is never sent again', async () => {
    outcome = () => SENT;
    const number = freshNumber();
    const { db } = api.context.database;
    const message = { key: 'greeting:1', to: number, body: 'hello' };
    await db.transaction((tx) => api.context.smsOutbox.enqueue(tx, message));
    await db.transaction((tx) => api.context.smsOutbox.enqueue(tx, message));
    const row = await inState(number, 'sent');
    await api.context.smsOutbox.deliver({ mobileNumber: number, id: row.id });
    expect(callsTo(number)).toHaveLength(1);
    expect(
      await api.sql('select 1 from sms_outbox where mobile_number = $1', [number]),
    ).toHaveLength(1);
  });

  it('a transaction that fails leaves neither message nor delivery', async () => {
    const number = freshNumber();
    const { db } = api.context.database;
    const failing = db.transaction(async (tx) => {
      await api.context.smsOutbox.enqueue(tx, { key: 'never', to: number, body: 'hello' });
      throw new RetryLater('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await api.sql('select 1 from sms_outbox where mobile_number = $1', [number])).toEqual(
      [],
    );
    expect(
      await api.sql("select 1 from pgboss.job where data->>'mobileNumber' = $1", [number]),
    ).toEqual([]);
  });
});
