// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { callApi } from './api-client.ts';
import { person } from './person-test-kit.ts';
import { currentSession, endSession, startSession } from './session.ts';

const fetchStub = vi.fn<typeof fetch>();

afterEach(endSession);

function signIn(token: string) {
  startSession({ user: person('GOTBUSINESS'), token, loginStatus: true });
}

/** A call that is refused, after what happened meanwhile. */
async function refused(code: string, meanwhile = () => {}): Promise<void> {
  fetchStub.mockReset().mockImplementation(async () => {
    meanwhile();
    return Response.json({ error: true, result: { code, msg: 'No' } }, { status: 401 });
  });
  vi.stubGlobal('fetch', fetchStub);
  await expect(callApi('/api/thing')).rejects.toMatchObject({ code });
}

test('goes out with the token of the session', async () => {
  signIn('mine');
  await refused('OTP_WRONG');
  const headers = new Headers(fetchStub.mock.calls[0]?.[1]?.headers);
  expect(headers.get('authorization')).toBe('Bearer mine');
  expect(currentSession().token).toBe('mine');
});

test('a token that the server no longer knows ends the session', async () => {
  signIn('old');
  await refused('UNAUTHENTICATED');
  expect(currentSession().signedIn).toBe(false);
});

test('a late refusal of an old token leaves the new session alone', async () => {
  signIn('old');
  await refused('UNAUTHENTICATED', () => signIn('new'));
  expect(currentSession().token).toBe('new');
});
