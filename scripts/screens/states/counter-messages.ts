import { messageAdvice } from '@baeon/contracts/counter/message-advice';
import type { MessageEntry } from '@baeon/contracts/counter/messages-wire';
import type { Language } from '@baeon/contracts/profile/language';
import { openOwner } from '../counter-devices.ts';
import type { ScreenState } from '../screen-state.ts';
import type { Stage } from '../stage.ts';
import { COUNTER_MESSAGES } from '../urls.ts';

const message = (
  minutesAgo: number,
  state: MessageEntry['state'],
  kind: string,
  rest: Partial<MessageEntry> = {},
): MessageEntry => ({
  id: crypto.randomUUID(),
  at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  kind,
  language: 'kn',
  to_ends_in: '2345',
  state,
  provider: 'msg91',
  attempts: 1,
  answer: null,
  advice: null,
  what_to_do: null,
  settled_at: null,
  reported_at: null,
  can_retry: false,
  ...rest,
});

const trouble = (answer: string, advice: keyof typeof messageAdvice, can_retry = true) => ({
  answer,
  advice,
  what_to_do: messageAdvice[advice],
  can_retry,
});

const several = [
  message(1, 'waiting', 'coupon', { attempts: 3, answer: 'msg91: HTTP 502' }),
  message(2, 'sent', 'code:sign-in', { provider: 'whatsapp', language: 'en' }),
  message(8, 'failed', 'coupon', { language: 'hi', ...trouble('633', 'text_differs') }),
  message(30, 'failed', 'code:sign-in', trouble('650', 'preference', false)),
  message(65, 'dead', 'invitation', {
    provider: null,
    ...trouble('no registered template for invitation, kn', 'register'),
  }),
  message(3000, 'delivered', 'pass', { language: 'en' }),
];

const state = (
  name: string,
  before: (stage: Stage) => Promise<unknown>,
  see: string | RegExp,
  language: Language = 'en',
): ScreenState => ({
  screen: 'counter-me-messages',
  state: name,
  tall: true,
  open: async (stage) => {
    await before(stage);
    await openOwner(stage, '/messages', language);
    await stage.see(see);
  },
});
const withSeveral = (stage: Stage) =>
  stage.answer(COUNTER_MESSAGES, several, { next_cursor: '1.x' });

export const counterMessagesStates: ScreenState[] = [
  state('several', withSeveral, /^Answer: 633/),
  state('several-hi', withSeveral, /633/, 'hi'),
  state('several-kn', withSeveral, /633/, 'kn'),
  state('empty', (stage) => stage.answerEmptyList(COUNTER_MESSAGES), 'No message was sent yet.'),
  state(
    'refused',
    (stage) =>
      stage.refuse(COUNTER_MESSAGES, 403, { code: 'FORBIDDEN', msg: 'That is for others to do.' }),
    'That is for others to do.',
  ),
  {
    screen: 'counter-me-messages',
    state: 'again',
    open: async (stage) => {
      await withSeveral(stage);
      await openOwner(stage, '/messages');
      await stage
        .button(/^Send again: /)
        .first()
        .click();
      await stage.see(/^It goes once more to/);
    },
  },
];
