import type { Use, UsesResult } from '@baeon/contracts/honour/honour-wire';
import { eventsUrl, usesUrl } from '../../../config/use-paths.ts';
import { callApi } from '../../../lib/api-client.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
/** The server says now and then that it is there. */
const SILENCE_MS = 60_000;

type Person = { userId: string; token: string };
type Tell = (uses: Use[]) => void;

/** Hears what becomes of somebody's coupons for as long as the page is looked at. Returns how to stop. */
export function followUses(person: Person, tell: Tell): () => void {
  const over = new AbortController();
  void follow(person, tell, over.signal);
  return () => over.abort();
}

async function follow(person: Person, tell: Tell, over: AbortSignal): Promise<void> {
  let failures = 0;
  while (!over.aborted) {
    await seen(over, true);
    if (over.aborted) return;
    const outcome = await listen(person, tell, over);
    if (over.aborted) return;
    // Another page of theirs hears it in our place, until somebody comes back to this one.
    if (outcome === 'enough') await seen(over, false);
    if (outcome === 'refused') await lookOnce(person, tell, over);
    failures = outcome === 'refused' ? failures + 1 : 0;
    const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
    // Many lose theirs at once: they do not come back at once.
    await pause(longest * (0.5 + Math.random()), over);
  }
}

/** What can be known without being told; a session that has ended is found out about here. */
async function lookOnce({ userId }: Person, tell: Tell, over: AbortSignal): Promise<void> {
  const found = await callApi<UsesResult>(usesUrl(userId), { signal: over }).catch(() => null);
  if (found && !over.aborted) tell(found.uses);
}

async function listen(
  { userId, token }: Person,
  tell: Tell,
  over: AbortSignal,
): Promise<'ended' | 'enough' | 'refused'> {
  const own = new AbortController();
  const stop = () => own.abort();
  const hidden = () => document.hidden && stop();
  over.addEventListener('abort', stop, { signal: own.signal });
  document.addEventListener('visibilitychange', hidden, { signal: own.signal });
  let silence = setTimeout(stop, SILENCE_MS);
  let heard = false;
  try {
    const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${token}` };
    const response = await fetch(eventsUrl(userId), { headers, signal: own.signal });
    if (!response.ok || !response.body) return 'refused';
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let text = ''; ;) {
      const { done, value } = await reader.read();
      if (done) return heard ? 'ended' : 'refused';
      heard = true;
      clearTimeout(silence);
      silence = setTimeout(stop, SILENCE_MS);
      const events = (text + value).split('\n\n');
      text = events.pop()!;
      for (const event of events) {
        if (event.startsWith('event: enough')) return 'enough';
        const data = /^event: uses\ndata: (.*)$/.exec(event)?.[1];
        if (data) tell((JSON.parse(data) as UsesResult).uses);
      }
    }
  } catch {
    return heard || document.hidden ? 'ended' : 'refused';
  } finally {
    clearTimeout(silence);
    own.abort();
  }
}

/** Until the page is looked at, or with `now` false until somebody comes back to it. */
function seen(over: AbortSignal, now: boolean): Promise<void> {
  return new Promise((resolve) => {
    if (over.aborted || (now && !document.hidden)) return resolve();
    const done = new AbortController();
    const end = () => {
      done.abort();
      resolve();
    };
    const { signal } = done;
    document.addEventListener('visibilitychange', () => !document.hidden && end(), { signal });
    over.addEventListener('abort', end, { signal });
  });
}

function pause(ms: number, over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      over.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    over.addEventListener('abort', end);
  });
}
