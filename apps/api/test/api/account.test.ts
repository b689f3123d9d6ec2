import { describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { KORAMANGALA, useDemoApi } from '../support/demo-places.ts';
import { ABOUT_YOU, newPerson, type Person } from '../support/onboarding.ts';
import { bearer, readCode, sendOtp, signIn, verifyOtp, wrongCode } from '../support/sign-in.ts';
import { MINUTE } from '../support/test-api.ts';

const api = useDemoApi();
const base = '/api/baeon-user';

const askForCode = (person: Person) =>
  api().post(`${base}/delete-account/send-otp`, {}, bearer(person.token));
const remove = (person: Person, otp: string) =>
  api().post(`${base}/delete-account`, { otp }, bearer(person.token));

/** A member who follows two shops, a minute after signing in. */
async function member(): Promise<Person> {
  const person = await newPerson(api());
  await person.update({ ...ABOUT_YOU, ...KORAMANGALA, login_status: 'GOTGOELOCATION' });
  const interestedBussiness = (await person.nearby()).slice(0, 2).map((b) => b.place_id);
  await person.update({ interestedBussiness, login_status: 'GOTBUSINESS' });
  api().clock.advance(MINUTE);
  return person;
}

/** Every row of every table, in which nothing of a deleted person may be left. */
/** But for changes: a bare id that another process has yet to hear of, purged two hours later. */
async function everything(): Promise<string> {
  const tables = await api().sql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
       and table_name <> 'changes'`,
  );
  let text = '';
  for (const { name } of tables) {
    const [row] = await api().sql<{ dump: string | null }>(
      `select string_agg(t::text, ' ') as dump from ${name} t`,
    );
    text += row!.dump ?? '';
  }
  return text;
}

describe('Download my data', () => {
  it('gives everything that is kept about the person', async () => {
    const person = await member();
    await eventually(async () => {
      const [row] = await api().sql<{ state: string }>(
        'select state from sms_outbox where mobile_number = $1',
        [person.number],
      );
      return row?.state === 'sent';
    });
    await counterOf(person);
    const { body } = await api().get(`${base}/${person.id}/data`, bearer(person.token));
    expect(body.result).toMatchObject({
      profile: { ...ABOUT_YOU, id: person.id, mobile_number: person.number },
      followed_businesses: [{ name: expect.any(String) }, { name: expect.any(String) }],
      sessions: [{ started_at: expect.any(String) }],
      messages: [{ body: 'A one-time code', state: 'sent' }],
      one_time_codes: { sent_at: [expect.any(String)], wrong_at: [] },
      counter: {
        stores: [{ role: 'owner' }],
        invited_to: [{ role: 'staff' }],
        acts: [{ act: 'staff_invited', store: expect.any(String) }],
      },
      onboarded_at: expect.any(String),
      invitations: { code: null, bonus_given_at: [], invited: false },
    });
    // Not until the operator wants it.
    expect((await api().get(`${base}/${person.id}/referral`, bearer(person.token))).status).toBe(
      404,
    );
  });

  it('gives no code away: a stolen token could confirm a deletion with it', async () => {
    const person = await member();
    await askForCode(person);
    const code = await readCode(api(), person.number, 2);
    const { body } = await api().get(`${base}/${person.id}/data`, bearer(person.token));
    expect(JSON.stringify(body.result.messages)).not.toContain(code);
  });
});

/** Owns one store, has invited somebody, and is invited to another one. */
async function counterOf(person: Person): Promise<void> {
  const [one, two] = await api().sql<{ id: string }>('select id from stores order by id limit 2');
  await api().sql(
    `insert into store_members (user_id, store_id, role, since) values ($1, $2, 'owner', now())`,
    [person.id, one!.id],
  );
  await api().sql(
    `insert into store_invitations (mobile_number, store_id, role, invited_at, expires_at)
     values ($1, $2, 'staff', now(), now() + interval '1 day')`,
    [person.number, two!.id],
  );
  const path = `/api/counter/stores/${one!.id}/people`;
  const invited = { mobile_number: '9000012345', role: 'staff' };
  expect((await api().post(path, invited, bearer(person.token))).status).toBe(200);
}

describe('Delete my account', () => {
  it('takes a fresh code, and then nothing of the person is left but numbers', async () => {
    const person = await member();
    const other = await member();
    await counterOf(person);
    await askForCode(person);
    const code = await readCode(api(), person.number, 2);
    const [{ body: text } = { body: '' }] = await api().sql<{ body: string }>(
      'select body from inbox_messages where mobile_number = $1 order by created_at desc limit 1',
      [person.number],
    );
    expect(text).toContain(`${code} is your code to delete your Baeon account.`);
    expect(await everything()).toContain(person.number);

    expect(await remove(person, code)).toMatchObject({ status: 200, body: { error: false } });

    const left = await everything();
    expect(left).not.toContain(person.number);
    expect(left).not.toContain(person.id);
    expect(left).toContain(other.number);
    expect((await api().get(`${base}/get-baeon-user`, bearer(person.token))).status).toBe(401);
    expect((await other.profile()).interestedBussiness).toHaveLength(2);
    const [departed] = await api().sql<object>(
      `select joined_month::text, left_month::text, login_status, follows from departed_accounts`,
    );
    expect(departed).toEqual({
      joined_month: '2026-11-01',
      left_month: '2026-11-01',
      login_status: 'GOTBUSINESS',
      follows: 2,
    });
  });

  it('lets the same number begin anew, as a stranger', async () => {
    const person = await member();
    await askForCode(person);
    await remove(person, await readCode(api(), person.number, 2));
    api().clock.advance(MINUTE);
    const { user } = await signIn(api(), person.number);
    expect(user).toMatchObject({ login_status: 'OTPVERIFIED', name: null, interests: [] });
    expect(user.id).not.toBe(person.id);
  });

  it('asked for twice at once is done once, and never an error of ours', async () => {
    const person = await member();
    await askForCode(person);
    const otp = await readCode(api(), person.number, 2);
    const answers = await Promise.all([
      remove(person, otp),
      remove(person, otp),
      sendOtp(api(), person.number),
      person.update({ name: 'Somebody' }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(Math.max(...statuses)).toBeLessThan(500);
    expect(await api().sql('select id from users where id = $1', [person.id])).toEqual([]);
  });

  it('is no way around the limits on codes', async () => {
    const person = await member();
    await askForCode(person);
    await remove(person, await readCode(api(), person.number, 2));
    expect((await sendOtp(api(), person.number)).body.result.code).toBe('OTP_TOO_SOON');
    for (let sent = 2; sent < 5; sent++) {
      api().clock.advance(MINUTE);
      expect((await sendOtp(api(), person.number)).status).toBe(200);
    }
    api().clock.advance(MINUTE);
    expect((await sendOtp(api(), person.number)).body.result.code).toBe('OTP_SEND_LIMIT');
  });

  it('forgives no wrong tries', async () => {
    const person = await member();
    const tryWrongly = async (sent: number, times: number) => {
      const code = await readCode(api(), person.number, sent);
      for (let n = 0; n < times; n++) await verifyOtp(api(), person.number, wrongCode(code));
    };
    await sendOtp(api(), person.number);
    await tryWrongly(2, 5);
    api().clock.advance(MINUTE);
    await askForCode(person);
    expect((await remove(person, await readCode(api(), person.number, 3))).status).toBe(200);
    api().clock.advance(MINUTE);
    expect((await sendOtp(api(), person.number)).status).toBe(200);
    await tryWrongly(1, 5);
    api().clock.advance(MINUTE);
    expect((await sendOtp(api(), person.number)).body.result.code).toBe('SIGN_IN_LOCKED');
  });

  it('is not to be had with a code for signing in, nor the other way round', async () => {
    const person = await member();
    await sendOtp(api(), person.number);
    const signInCode = await readCode(api(), person.number, 2);
    expect(await remove(person, signInCode)).toMatchObject({
      status: 401,
      body: { result: { code: 'OTP_WRONG' } },
    });
    api().clock.advance(MINUTE);
    await askForCode(person);
    const deletionCode = await readCode(api(), person.number, 3);
    expect((await verifyOtp(api(), person.number, deletionCode)).status).toBe(401);
    expect(await person.profile()).toMatchObject({ id: person.id });
  });

  it('counts wrong codes and burns the right one after five', async () => {
    const person = await member();
    await askForCode(person);
    const code = await readCode(api(), person.number, 2);
    for (let tries = 0; tries < 5; tries++) {
      expect((await remove(person, wrongCode(code))).status).toBe(401);
    }
    expect(await remove(person, code)).toMatchObject({
      status: 401,
      body: { result: { code: 'OTP_BURNT' } },
    });
    expect(await person.profile()).toMatchObject({ id: person.id });
  });

  it('needs a token, and the form of a code', async () => {
    const person = await member();
    expect((await api().post(`${base}/delete-account`, { otp: '1234' })).status).toBe(401);
    expect((await api().post(`${base}/delete-account/send-otp`, {})).status).toBe(401);
    expect(await remove(person, '12')).toMatchObject({
      status: 400,
      body: { result: { msg: 'OTP must be 4 digits' } },
    });
  });

  it('is limited like every code: thirty seconds apart', async () => {
    const person = await member();
    expect((await askForCode(person)).status).toBe(200);
    expect(await askForCode(person)).toMatchObject({
      status: 429,
      body: { result: { code: 'OTP_TOO_SOON' } },
    });
  });
});
