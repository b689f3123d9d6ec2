import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { STORE_ID } from '../../../features/stores/stores-test-kit.ts';
import { person } from '../../../lib/person-test-kit.ts';
import { endSession } from '../../../lib/session.ts';
import { ok, signInAs, stubApi } from '../../app-test-kit.tsx';
import {
  answer,
  errors,
  follow,
  holdFollowing,
  open,
  openStore,
  PLACE,
  storeName,
} from './store-test-kit.ts';

beforeEach(() => endSession());
afterEach(() => endSession());

type Calls = ReturnType<typeof stubApi>;
const methods = (calls: Calls) =>
  calls.filter(({ name }) => name === PLACE).map(({ init }) => init.method);
const isFollowed = () => waitFor(() => expect(follow().textContent).toBe('✓ Followed'));
const isNotFollowed = () => waitFor(() => expect(follow().textContent).toBe('Follow'));
const settled = () => waitFor(() => expect(follow().hasAttribute('aria-busy')).toBe(false));

const refused = {
  status: 400,
  body: {
    error: true,
    result: { code: 'INVALID_INPUT', msg: 'You can follow up to 200 businesses.' },
  },
};

describe('a member', () => {
  async function openAsMember(followAnswer: Parameters<typeof stubApi>[0][string]) {
    signInAs('GOTBUSINESS');
    const calls = stubApi({ ...answer(), [PLACE]: followAnswer });
    const letThrough = holdFollowing();
    open();
    await storeName();
    return { calls, letThrough };
  }

  test('sees the wish at once, the server hears of it, and it can be undone', async () => {
    const { calls, letThrough } = await openAsMember(ok({ followed: true }));
    expect(follow().textContent).toBe('Follow');
    // Both taps see the same screen, so they mean the same.
    fireEvent.click(follow());
    fireEvent.click(follow());
    await isFollowed();
    expect(follow().getAttribute('aria-pressed')).toBe('true');
    letThrough();
    await settled();
    await userEvent.click(follow());
    await isNotFollowed();
    await waitFor(() => expect(methods(calls)).toEqual(['PUT', 'DELETE']));
    expect(errors()).toEqual([]);
  });

  test('who changes their mind meanwhile gets the last wish', async () => {
    const { calls, letThrough } = await openAsMember(ok({ followed: true }));
    await userEvent.click(follow());
    await isFollowed();
    await userEvent.click(follow());
    await isNotFollowed();
    expect(methods(calls)).toEqual(['PUT']);
    letThrough();
    await waitFor(() => expect(methods(calls)).toEqual(['PUT', 'DELETE']));
    await settled();
    expect(follow().textContent).toBe('Follow');
  });

  test('who changes it twice asks the server once', async () => {
    const { calls, letThrough } = await openAsMember(ok({ followed: true }));
    await userEvent.click(follow());
    await isFollowed();
    await userEvent.click(follow());
    await isNotFollowed();
    await userEvent.click(follow());
    await isFollowed();
    letThrough();
    await settled();
    expect(follow().textContent).toBe('✓ Followed');
    expect(methods(calls)).toEqual(['PUT']);
  });

  test('is told why the server refuses, and the wish is taken back', async () => {
    const { letThrough } = await openAsMember(refused);
    await userEvent.click(follow());
    letThrough();
    await waitFor(() => expect(errors()).toEqual(['You can follow up to 200 businesses.']));
    await isNotFollowed();
    expect(follow().getAttribute('aria-pressed')).toBe('false');
  });

  test('is not told of a refusal of what is no longer wanted', async () => {
    const { calls, letThrough } = await openAsMember(refused);
    await userEvent.click(follow());
    await isFollowed();
    await userEvent.click(follow());
    await isNotFollowed();
    letThrough();
    await settled();
    expect(follow().textContent).toBe('Follow');
    expect(errors()).toEqual([]);
    expect(methods(calls)).toEqual(['PUT']);
  });
});

describe('a visitor', () => {
  /** Taps Follow and signs in as someone who has come this far. */
  async function followAndSignIn(
    user: ReturnType<typeof person>,
    { followedAlready = false } = {},
  ): Promise<Calls> {
    const answers: Parameters<typeof stubApi>[0] = {
      ...answer(),
      'send-otp': ok({ login_status: 'OTPSEND', resend_after_seconds: 30, code_length: 4 }),
      'verify-otp': ok({ user, token: 'secret', login_status: user.login_status }),
      [PLACE]: ok({ followed: true }),
    };
    const calls = stubApi(answers);
    open();
    await storeName();
    await userEvent.click(follow());
    await userEvent.type(await screen.findByLabelText('Mobile number'), '9845012345');
    Object.assign(answers, answer({ followed: followedAlready }));
    await userEvent.click(screen.getByRole('button', { name: 'Get otp' }));
    await userEvent.type(await screen.findByLabelText('One-time code'), '1234');
    return calls;
  }

  test('is asked to log in, and told what for', async () => {
    await openStore();
    await userEvent.click(follow());
    expect(await screen.findByLabelText('Mobile number')).toBeTruthy();
    expect(window.location.pathname).toBe('/login');
    expect(screen.getByText('Please log in to follow Meena Sweets')).toBeTruthy();
  });

  test('comes back as a member, and the store is followed, once', async () => {
    const calls = await followAndSignIn(person('GOTBUSINESS'));
    await storeName();
    await isFollowed();
    await settled();
    expect(window.location.pathname).toBe(`/store/${STORE_ID}`);
    expect(methods(calls)).toEqual(['PUT']);
    // A reload would read it there.
    expect(JSON.stringify(window.history.state)).not.toContain('demo:meena');
  });

  test('who followed it all along asks for nothing', async () => {
    const calls = await followAndSignIn(person('GOTBUSINESS'), { followedAlready: true });
    await storeName();
    await isFollowed();
    await waitFor(() => expect(JSON.stringify(window.history.state)).not.toContain('demo:meena'));
    expect(methods(calls)).toEqual([]);
  });

  test('who is new goes through the first steps instead', async () => {
    const calls = await followAndSignIn(person('OTPVERIFIED'));
    await waitFor(() => expect(window.location.pathname).toBe('/interest'));
    expect(methods(calls)).toEqual([]);
  });
});
