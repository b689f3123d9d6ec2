import { letPass } from '../page-time.ts';
import type { ScreenState } from '../screen-state.ts';
import type { Stage } from '../stage.ts';
import { SPEECH } from '../urls.ts';

const screen = 'voice';
const allow: ScreenState['allow'] & {} = ['microphone'];

async function record(stage: Stage, path: string): Promise<void> {
  await stage.open(path);
  await stage.button('Start voice recording').click();
  await stage.see('Listening...');
}

/** A tap right behind the first one is taken for a part of it. */
async function stop(stage: Stage): Promise<void> {
  await letPass(stage.page, 1500);
  await stage.button('Stop recording').click();
}

export const voiceStates: ScreenState[] = [
  {
    screen,
    state: 'recording',
    allow,
    open: (stage) => record(stage, '/explore'),
  },
  {
    screen,
    state: 'recording-search',
    allow,
    open: (stage) => record(stage, '/baeon-home'),
  },
  {
    screen,
    state: 'processing',
    allow,
    open: async (stage) => {
      await stage.hold(SPEECH);
      await record(stage, '/explore');
      await stop(stage);
      await stage.see('Processing your voice...');
    },
  },
  {
    screen,
    state: 'failed',
    allow,
    open: async (stage) => {
      await stage.fail(SPEECH);
      await record(stage, '/explore');
      await stop(stage);
      await stage.see('Failed to process audio.');
    },
  },
  {
    screen,
    state: 'denied',
    open: async (stage) => {
      await stage.open('/baeon-home');
      await stage.button('Start voice recording').click();
      await stage.see('Please allow microphone access to search using your voice.');
    },
  },
];
