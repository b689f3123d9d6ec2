import type { UserLoginStatus } from '@baeon/contracts/auth/otp';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CAMPAIGN_ID, deal } from '../../../features/deals/deals-test-kit.ts';
import { person } from '../../../lib/person-test-kit.ts';
import { currentSession, endSession } from '../../../lib/session.ts';
import { ok, refusal, signInAs, stubWire, toasts } from '../../app-test-kit.tsx';
import { claimed, getButton, isClaim, openDeal, yours } from './offer-test-kit.ts';

// Loaded beforehand, so that no test waits for it.
beforeAll(() => Promise.all([import('../../shell/app-shell.tsx'), import('./offer.tsx')]));
beforeEach(() => endSession());
afterEach(() => endSession());

const LOGIN_FIRST = 'Please login to get this deal';
const panel = () => screen.queryByRole('dialog', { name: LOGIN_FIRST });
const claimIsMade = () => screen.findByText('This deal is yours');

/** A server that knows whoever signs in, and to whom it gave the deal. */
function stubVisit(status: UserLoginStatus, claim = () => ok(claimed) as ReturnType<typeof ok>) {
  let given = false;
  const calls = stubWire((call) => {
    const { path } = call;
    if (path.endsWith('/send-otp'))
      return ok({ login_status: 'OTPSEND', resend_after_seconds: 30 });
    if (path.endsWith('/verify-otp')) {
      return ok({ login_status: status, user: person(status), token: 'secret' });
    }
    if (isClaim(call)) {
      const answer = claim();
      given = !('status' in answer);
      return answer;
    }
    if (path === `/api/coupons/${CAMPAIGN_ID}`) return ok(given ? yours() : deal());
    return refusal(404, 'NOT_FOUND');
  });
  return { calls, claims: () => calls.filter(isClaim) };
}

async function askForIt(search = '') {
  await openDeal(search);
  await userEvent.click(getButton());
  await waitFor(() => expect(panel()).toBeTruthy());
}

async function signIn() {
  await userEvent.type(await screen.findByLabelText('Mobile number'), '9845012345');
  await userEvent.click(screen.getByRole('button', { name: 'Get otp' }));
  await userEvent.type(await screen.findByLabelText('One-time code'), '1234');
}

test('a visitor is asked to log in, and nothing is claimed', async () => {
  const { claims } = stubVisit('GOTBUSINESS');
  await askForIt();
  expect(toasts('blank')).toEqual([LOGIN_FIRST]);
  expect(claims()).toHaveLength(0);
});

test('once signed in the panel is gone and the deal is theirs', async () => {
  const { claims } = stubVisit('GOTBUSINESS');
  await askForIt('?from_home=true');
  await signIn();
  await claimIsMade();
  expect(panel()).toBeNull();
  expect(claims()).toHaveLength(1);
  await waitFor(() => expect(toasts('success')).toContain('Deal shared successfullyUndo'));
  expect(window.location.pathname + window.location.search).toBe(
    `/coupon/${CAMPAIGN_ID}?from_home=true`,
  );
  expect(document.body.style.position).toBe('');
  expect(Object.keys(localStorage).toSorted()).toEqual(['home', 'token', 'user']);
});

test('so it is for somebody new, who may go on from there', async () => {
  const { claims } = stubVisit('OTPVERIFIED');
  await askForIt();
  await signIn();
  await claimIsMade();
  expect(claims()).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'Finish setting up' }));
  await waitFor(() => expect(window.location.pathname).toBe('/interest'));
});

test('the wish is not asked for again by stepping forward', async () => {
  const { claims } = stubVisit('GOTBUSINESS');
  await askForIt();
  await signIn();
  await claimIsMade();
  await step(() => window.history.forward());
  // Not even by a screen that is drawn anew there.
  expect(window.history.state).toMatchObject({ usr: null });
  expect(panel()).toBeNull();
  expect(claims()).toHaveLength(1);
});

test('whoever signs in elsewhere meanwhile gets it as well', async () => {
  const { claims } = stubVisit('GOTBUSINESS');
  await askForIt();
  act(() => signInAs('GOTBUSINESS'));
  await claimIsMade();
  expect(panel()).toBeNull();
  expect(claims()).toHaveLength(1);
});

test('a refusal after signing in is told, and they stay signed in', async () => {
  stubVisit('GOTBUSINESS', () => refusal(409, 'SOLD_OUT', 'Somebody was faster.'));
  await askForIt();
  await signIn();
  await waitFor(() => expect(toasts('error')).toEqual(['Somebody was faster.']));
  expect(currentSession().signedIn).toBe(true);
});

describe('changing one’s mind', () => {
  test.each([
    ['the button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Back', () => step(() => window.history.back())],
  ])('by %s keeps everything as it was', async (_how, leave) => {
    const { claims } = stubVisit('GOTBUSINESS');
    await askForIt();
    const before = window.location.href;
    await leave();
    await waitFor(() => expect(panel()).toBeNull());
    expect(window.location.href).toBe(before);
    expect(getButton()).toBeTruthy();

    // Somebody who signs in later for another reason did not ask for this deal.
    act(() => signInAs('GOTBUSINESS'));
    await screen.findByRole('button', { name: 'Get this deal' });
    expect(claims()).toHaveLength(0);
  });

  test('and asking again opens it again', async () => {
    stubVisit('GOTBUSINESS');
    await askForIt();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(panel()).toBeNull());
    await userEvent.click(getButton());
    await waitFor(() => expect(panel()).toBeTruthy());
  });
});

describe('the keyboard of the phone', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('has its room under the panel', async () => {
    const seen = Object.assign(new EventTarget(), { height: 768, offsetTop: 0, scale: 1 });
    vi.stubGlobal('visualViewport', seen);
    vi.stubGlobal('innerHeight', 768);
    stubVisit('GOTBUSINESS');
    await askForIt();
    const room = panel()!.querySelector<HTMLElement>('[aria-hidden][style]')!;
    expect(room.style.height).toBe('0px');

    const field = await screen.findByLabelText('Mobile number');
    const shown = vi.spyOn(field, 'scrollIntoView');
    field.focus();
    act(() => {
      seen.height = 468;
      seen.dispatchEvent(new Event('resize'));
    });
    expect(room.style.height).toBe('300px');
    expect(shown).toHaveBeenCalled();

    // Zoomed in, the page is cut off below by nothing at all.
    act(() => {
      seen.scale = 2;
      seen.dispatchEvent(new Event('resize'));
    });
    expect(room.style.height).toBe('0px');
  });
});

/** A step in the history, which the browser takes in its own time. */
async function step(take: () => void): Promise<void> {
  await act(async () => {
    const arrived = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    take();
    await arrived;
  });
}
