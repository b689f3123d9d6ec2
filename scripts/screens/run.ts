import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Server } from '../../e2e/support/server.ts';
import type { Options } from './arguments.ts';
import { Cast } from './cast.ts';
import { complaintsOf, forgetComplaints, unmeant } from './complaints.ts';
import type { Finding } from './findings.ts';
import { fullName, type ScreenState } from './screen-state.ts';
import { phonePage, SharedPage } from './shared-page.ts';
import { shoot, type Shown, takePicture } from './shoot.ts';
import { Stage } from './stage.ts';

/** As many as there are cores on a small machine. */
const AT_ONCE = 2;
const TRIES = 2;

type Setting = { browser: Browser; server: Server; states: ScreenState[]; options: Options };

/** Goes through the states; what comes of each is in the order of the states. */
export async function aRun({ browser, server, states, options }: Setting): Promise<Shown> {
  const backstage = await phonePage(browser, server.url);
  const cast = new Cast(backstage, server);
  await cast.prepare();

  const oneState = async (
    shared: SharedPage,
    state: ScreenState,
    triesLeft = TRIES,
  ): Promise<Shown> => {
    const page = await shared.for(state);
    await forgetComplaints(page);
    try {
      const stage = new Stage(page, server, cast);
      await state.open(stage);
      const { pictures, findings } = await shoot(page, state, options);
      const meant = { isBroken: stage.broke, complains: state.complains };
      const complained = unmeant(await complaintsOf(page), meant).map((what) =>
        inState(state, 'console error', what),
      );
      return { pictures, findings: [...complained, ...findings] };
    } catch (error) {
      const lastTry = triesLeft === 1;
      if (lastTry) {
        await takePicture(page, join(options.out, 'not-reached', `${fullName(state)}.jpg`));
      }
      await shared.throwAway();
      if (!lastTry) return await oneState(shared, state, triesLeft - 1);
      return { pictures: [], findings: [inState(state, 'not reached', reasonOf(error as Error))] };
    }
  };

  const results: Shown[] = [];
  const waiting = [...states.entries()];
  const worker = async () => {
    const shared = new SharedPage(browser, server.url);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, state] = next;
      const before = Date.now();
      results[place] = await oneState(shared, state);
      const told = results[place].pictures.length === 0 ? 'NOT REACHED' : '';
      console.log(`${fullName(state).padEnd(48)} ${Date.now() - before} ms ${told}`);
    }
    await shared.throwAway();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return {
    pictures: results.flatMap(({ pictures }) => pictures),
    findings: results.flatMap(({ findings }) => findings),
  };
}

const inState = ({ screen, state }: ScreenState, kind: Finding['kind'], what: string): Finding => ({
  screen,
  state,
  look: '',
  kind,
  what,
});

function reasonOf({ message }: Error): string {
  // oxlint-disable-next-line no-control-regex -- colours of the terminal
  const [what = ''] = message.replaceAll(/\x1b\[\d+m/g, '').split('\n\nCall log');
  return what;
}
