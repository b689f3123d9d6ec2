import { describe, expect, it } from 'vitest';
import { INDIRANAGAR, KORAMANGALA, SRINAGAR, useDemoApi } from '../support/demo-places.ts';
import { ABOUT_YOU, newPerson, type Person } from '../support/onboarding.ts';
import { bearer, readCode, sendOtp, verifyOtp } from '../support/sign-in.ts';
import { HOUR } from '../support/test-api.ts';

const api = useDemoApi();

const granted = { ...ABOUT_YOU, ...KORAMANGALA, login_status: 'GOTGOELOCATION' };
const denied = { ...ABOUT_YOU, login_status: 'GOTINTERESTS' };

const statusOf = async (person: Person) => (await person.profile()).login_status;

describe('onboarding', () => {
  it('with a granted location: one step to the businesses, one more to the end', async () => {
    const person = await newPerson(api());
    const first = await person.update(granted);
    expect(first.status).toBe(200);
    expect(first.body.result.user).toMatchObject({
      login_status: 'GOTGOELOCATION',
      ...ABOUT_YOU,
      ...KORAMANGALA,
      area: 'Koramangala',
      city: 'Bengaluru',
    });
    const [business] = await person.nearby();
    const second = await person.update({
      interestedBussiness: [business.place_id],
      login_status: 'GOTBUSINESS',
    });
    expect(second.body.result.user).toMatchObject({
      login_status: 'GOTBUSINESS',
      interestedBussiness: [business.place_id],
    });
    expect(await person.profile()).toEqual({ ...second.body.result.user, wishlist: [] });
  });

  it('with a denied location: interests, then a place by name, found on the map', async () => {
    const person = await newPerson(api());
    expect((await person.update(denied)).body.result.user.login_status).toBe('GOTINTERESTS');
    const { body } = await person.update({ city: 'Bengaluru', area: 'Indiranagar' });
    expect(body.result).toMatchObject({
      place_found: true,
      user: { login_status: 'GOTLOCATION', city: 'Bengaluru', area: 'Indiranagar' },
    });
    expect(body.result.user.latitude).toBeCloseTo(INDIRANAGAR.latitude, 1);
    expect((await person.nearby()).length).toBeGreaterThan(0);
  });

  it('goes on from a place that is on no map', async () => {
    const person = await newPerson(api());
    await person.update(denied);
    const { body } = await person.update({ city: 'Qxzzyville', login_status: 'GOTLOCATION' });
    expect(body.result).toMatchObject({
      place_found: false,
      user: { login_status: 'GOTLOCATION', city: 'Qxzzyville', latitude: null, longitude: null },
    });
    expect(await person.nearby()).toEqual([]);
    const { status } = await person.update({
      interestedBussiness: [],
      login_status: 'GOTBUSINESS',
    });
    expect(status).toBe(200);
  });

  it('resumes on another device where it stopped', async () => {
    const person = await newPerson(api());
    await person.update(denied);
    api().clock.advance(HOUR);
    await sendOtp(api(), person.number);
    const otp = await readCode(api(), person.number, 2);
    const { body } = await verifyOtp(api(), person.number, otp);
    expect(body.result).toMatchObject({ login_status: 'GOTINTERESTS', user: ABOUT_YOU });
  });

  it('can be put off after the name, which leaves the status where it is, and ends with the last step', async () => {
    const person = await newPerson(api());
    const later = { onboarding_later: true } as const;
    for (const [change, refusal] of [
      [later, 'Please enter your first name'],
      [{ ...later, name: ' ' }, 'Please enter your first name'],
      [{ name: 'Bo', onboarding_later: false }, 'onboarding_later can only be set'],
      [{ ...later, name: 'Bo', login_status: 'GOTBUSINESS' }, 'Please finish the earlier steps'],
    ] as const) {
      expect((await person.update(change)).body.result.msg).toContain(refusal);
    }
    const { body } = await person.update({ ...later, name: 'Bo', age: 31 });
    const put = { login_status: 'OTPVERIFIED', onboarding_later: true, name: 'Bo', age: 31 };
    expect(body.result.user).toMatchObject(put);

    await person.update(granted);
    expect(await person.profile()).toMatchObject({ onboarding_later: true, ...ABOUT_YOU });
    const [business] = await person.nearby();
    const last = { interestedBussiness: [business.place_id], login_status: 'GOTBUSINESS' };
    const done = { login_status: 'GOTBUSINESS', onboarding_later: false };
    expect((await person.update(last)).body.result.user).toMatchObject(done);
    expect((await person.update(later)).body.result.user).toMatchObject(done);
  });

  it('is finished once: the moment of the first time stays', async () => {
    const person = await newPerson(api());
    await person.update(granted);
    const [business] = await person.nearby();
    const last = { interestedBussiness: [business.place_id], login_status: 'GOTBUSINESS' };
    const finishedAt = async () => {
      const [row] = await api().sql<{ onboarded_at: Date | null }>(
        'select onboarded_at from users where id = $1',
        [person.id],
      );
      return row!.onboarded_at;
    };
    expect(await finishedAt()).toBeNull();
    await person.update(last);
    const first = await finishedAt();
    expect(first).toEqual(api().clock.now());
    api().clock.advance(HOUR);
    await person.update(last);
    expect(await finishedAt()).toEqual(first);
  });
});

describe('login_status moves forward only, on the server’s judgement', () => {
  it.each(['OTPSEND', 'OTPVERIFIED'])('a client cannot set %s', async (login_status) => {
    const person = await newPerson(api());
    const refused = await person.update({ ...ABOUT_YOU, login_status });
    expect(refused).toMatchObject({ status: 400, body: { result: { code: 'INVALID_INPUT' } } });
    expect(await person.profile()).toMatchObject({ login_status: 'OTPVERIFIED', name: null });
  });

  it('a step made again later changes what was told, not the status', async () => {
    const person = await newPerson(api());
    await person.update(granted);
    const again = await person.update({ ...denied, name: 'Usha' });
    expect(again.body.result.user).toMatchObject({ login_status: 'GOTGOELOCATION', name: 'Usha' });
  });

  it.each([
    ['GOTBUSINESS at once', { login_status: 'GOTBUSINESS', interestedBussiness: [] }],
    ['GOTBUSINESS with a place but no interests', { ...KORAMANGALA, login_status: 'GOTBUSINESS' }],
    ['GOTLOCATION without interests', { city: 'Bengaluru', login_status: 'GOTLOCATION' }],
  ])('%s is refused', async (_name, change) => {
    const person = await newPerson(api());
    const refused = await person.update(change);
    expect(refused).toMatchObject({ status: 409, body: { result: { code: 'ONBOARDING_ORDER' } } });
    expect(await person.profile()).toMatchObject({ login_status: 'OTPVERIFIED', latitude: null });
  });

  it('GOTBUSINESS with interests but no place is refused', async () => {
    const person = await newPerson(api());
    await person.update(denied);
    const refused = await person.update({ login_status: 'GOTBUSINESS', interestedBussiness: [] });
    expect(refused).toMatchObject({ status: 409, body: { result: { code: 'ONBOARDING_ORDER' } } });
  });
});

describe('the rules of each step, with their messages', () => {
  it.each([
    ['Please enter your first name', { name: ' ' }],
    ['Please enter a valid age', { age: 13 }],
    ['Please enter a valid age', { age: 121 }],
    ['Please enter a valid age', { age: 'old' }],
    ['Please enter a valid age', { age: '0x20' }],
    ['Please enter a valid age', { age: [20] }],
    ['Please use letters that can be read', { name: 'As\u0000ha' }],
    ['Please use letters that can be read', { name: 'As\ud800ha' }],
    ['Please use letters that can be read', { interests: ['boo\u0000ks'] }],
    ['Please use letters that can be read', { city: 'Benga\u0000luru' }],
    ['Invalid email address', { email: 'a\u0000b@mail.example' }],
    ['Please select your gender', { gender: 'Robot' }],
    ['Please select at least one interest', { interests: [] }],
    ['We do not know one of these interests.', { interests: ['electronics', 'nothing-at-all'] }],
    ['Latitude must be between -90 and 90 degrees', { latitude: 91 }],
    ['Longitude must be between -180 and 180 degrees', { longitude: 181 }],
    ['Latitude and longitude must be numbers', { latitude: '12' }],
    ['Latitude and longitude must be numbers', { latitude: undefined }],
  ])('%s: %j', async (msg, wrong) => {
    const person = await newPerson(api());
    const refused = await person.update({ ...granted, ...wrong });
    expect(refused).toMatchObject({
      status: 400,
      body: { result: { code: 'INVALID_INPUT', msg } },
    });
    expect(await statusOf(person)).toBe('OTPVERIFIED');
  });

  it.each([
    ['Please enter your first name', 'name'],
    ['Please enter a valid age', 'age'],
    ['Please select your gender', 'gender'],
    ['Please select at least one interest', 'interests'],
  ])('%s, when %s was never told', async (msg, field) => {
    const person = await newPerson(api());
    const refused = await person.update({ ...granted, [field]: undefined });
    expect(refused).toMatchObject({ status: 400, body: { result: { msg } } });
    expect(await person.profile()).toMatchObject({ login_status: 'OTPVERIFIED', latitude: null });
  });

  it.each([{ city: 'Goa' }, { area: 'HSR', city: '' }, { city: '' }])(
    'Please provide city or area: %j',
    async (place) => {
      const person = await newPerson(api());
      await person.update(denied);
      const refused = await person.update({ ...place, login_status: 'GOTLOCATION' });
      expect(refused).toMatchObject({
        status: 400,
        body: { result: { msg: 'Please provide city or area' } },
      });
      expect(await statusOf(person)).toBe('GOTINTERESTS');
    },
  );

  it('Please select at least one business, unless the list is empty', async () => {
    const person = await newPerson(api());
    await person.update(granted);
    const none = { interestedBussiness: [], login_status: 'GOTBUSINESS' };
    expect(await person.update(none)).toMatchObject({
      status: 400,
      body: { result: { msg: 'Please select at least one business' } },
    });
    await person.update(SRINAGAR);
    expect(await person.nearby()).toEqual([]);
    expect((await person.update(none)).status).toBe(200);
  });

  it('refuses a business that nobody knows, and keeps nothing of that request', async () => {
    const person = await newPerson(api());
    await person.update(granted);
    const refused = await person.update({ interestedBussiness: ['no-such-place'], name: 'Usha' });
    expect(refused.status).toBe(400);
    expect(await person.profile()).toMatchObject({ name: 'Asha', interestedBussiness: [] });
  });

  it('takes an age as a form gives it, and a place to a tenth of a metre', async () => {
    const person = await newPerson(api());
    const tiny = { latitude: 5e-324, longitude: 77.123456789 };
    const { body } = await person.update({ ...granted, ...tiny, age: '29' });
    expect(body.result.user).toMatchObject({ age: 29, latitude: 0, longitude: 77.123457 });
    expect(await person.nearby()).toEqual([]);
  });

  it('takes no more than a person can mean', async () => {
    const person = await newPerson(api());
    const many = (count: number) => Array.from({ length: count }, (_, index) => `x${index}`);
    for (const change of [
      { interests: many(61) },
      { interestedBussiness: many(201) },
      { name: 'x'.repeat(61) },
      { city: 'x'.repeat(81) },
    ]) {
      expect((await person.update(change)).status).toBe(400);
    }
  });
});

describe('the profile', () => {
  it('changes what is sent and leaves the rest', async () => {
    const person = await newPerson(api());
    await person.update(granted);
    const { body } = await person.update({ name: ' Asha Rao ', email: 'asha@mail.example' });
    expect(body.result.user).toMatchObject({
      ...ABOUT_YOU,
      name: 'Asha Rao',
      email: 'asha@mail.example',
      ...KORAMANGALA,
    });
    const emptied = await person.update({ email: '' });
    expect(emptied.body.result.user).toMatchObject({ name: 'Asha Rao', email: null });
  });

  it.each([
    ['Name must be at least 3 characters', { name: 'Jo' }],
    ['Invalid email address', { email: 'asha@' }],
  ])('%s', async (msg, change) => {
    const person = await newPerson(api());
    expect(await person.update(change)).toMatchObject({ status: 400, body: { result: { msg } } });
  });

  it('looks as the device does until somebody chooses otherwise', async () => {
    const person = await newPerson(api());
    expect((await person.profile()).theme).toBe('system');
    expect((await person.update({ theme: 'dark' })).body.result.user.theme).toBe('dark');
    const refused = await person.update({ theme: 'pink' });
    expect([refused.status, refused.body.result.msg]).toEqual([
      400,
      'theme must be one of system, light, dark',
    ]);
    expect((await person.profile()).theme).toBe('dark');
  });

  it('speaks English until somebody chooses, and the chosen language from then on', async () => {
    const person = await newPerson(api());
    expect((await person.profile()).language).toBe('en');
    const { status, body } = await person.update({ language: 'kn' });
    expect([status, body.result.user.language]).toEqual([200, 'kn']);
    await person.update({ name: 'Asha Rao' });
    expect((await person.profile()).language).toBe('kn');

    const refused = await person.update({ language: 'fr' });
    expect([refused.status, refused.body.result.msg]).toEqual([
      400,
      'language must be one of en, hi, kn',
    ]);
    expect((await person.profile()).language).toBe('kn');
  });

  it('a first name may be short while setting up', async () => {
    const person = await newPerson(api());
    expect((await person.update({ ...granted, name: 'Jo' })).status).toBe(200);
  });

  it('is nobody else’s to change or to read: 403, and nothing leaks', async () => {
    const [mine, theirs] = [await newPerson(api()), await newPerson(api())];
    await theirs.update(granted);
    const headers = bearer(mine.token);
    const base = '/api/baeon-user';
    const answers = [
      await api().post(`${base}/update-baeon-user`, { id: theirs.id, name: 'Mallory' }, headers),
      await api().post(`${base}/nearby-bussiness`, { id: theirs.id }, headers),
      await api().post(`${base}/nearby-bussiness`, { user_id: theirs.id }, headers),
      await api().post(`${base}/nearby-bussiness`, { id: mine.id, user_id: theirs.id }, headers),
      await api().get(`${base}/${theirs.id}/followed`, headers),
      await api().get(`${base}/${theirs.id}/data`, headers),
      await api().get(`${base}/not-an-id/data`, headers),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 403, body: { result: { code: 'FORBIDDEN' } } });
      expect(JSON.stringify(answer.body)).not.toContain('Asha');
    }
    expect(await theirs.profile()).toMatchObject({ name: 'Asha' });
  });

  it('two changes at once lose nothing', async () => {
    const person = await newPerson(api());
    await person.update(granted);
    await Promise.all([
      person.update({ name: 'Asha Rao' }),
      person.update({ email: 'asha@mail.example' }),
      person.update({ interests: ['books'] }),
    ]);
    expect(await person.profile()).toMatchObject({
      name: 'Asha Rao',
      email: 'asha@mail.example',
      interests: ['books'],
    });
  });
});

it('the interests are public, each with an icon of ours', async () => {
  const { body } = await api().get('/api/auth/get-intrests');
  expect(body.result.interests.length).toBeGreaterThanOrEqual(24);
  for (const { id, name, icon } of body.result.interests) {
    expect([id, name]).toEqual([expect.stringMatching(/^[a-z-]+$/), expect.any(String)]);
    expect((await api().app.inject(icon)).statusCode).toBe(200);
  }
});
