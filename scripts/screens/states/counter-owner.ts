import { openOwner, openSection } from '../counter-devices.ts';
import { fullDay } from '../counter-days.ts';
import type { ScreenState } from '../screen-state.ts';
import type { Stage } from '../stage.ts';
import { COUNTER_ME, counterThings } from '../urls.ts';

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const person = { id: crypto.randomUUID(), role: 'staff', since: ago(40 * 86_400_000), self: false };

const me = (state: string, open: ScreenState['open']): ScreenState => ({
  screen: 'counter-me',
  state,
  tall: true,
  open,
});

type Act = (stage: Stage) => Promise<unknown>;

/** A part of the store, after what is done there. */
const section = (part: string, state: string, act: Act, before?: Act) => ({
  screen: `counter-me-${part}`,
  state,
  tall: true,
  open: async (stage: Stage) => {
    await before?.(stage);
    await openSection(stage, part);
    await act(stage);
  },
});

export const counterOwnerStates: ScreenState[] = [
  me('sign-in', async (stage) => {
    await stage.visit('/counter/me');
    await stage.see('Sign in');
  }),
  me('stores', async (stage) => {
    await openOwner(stage);
    await stage.see(/^Owner · /);
  }),
  me('no-stores', async (stage) => {
    await stage.answer(COUNTER_ME, { operator: false, stores: [] });
    await openOwner(stage);
    await stage.see('No stores yet');
  }),
  me('operator', async (stage) => {
    await stage.answer(COUNTER_ME, { operator: true, stores: [] });
    await openOwner(stage);
    await stage.page.getByRole('searchbox').fill('book');
    await stage.see(stage.button(/^Open: /));
  }),
  me('error', async (stage) => {
    await stage.fail(COUNTER_ME);
    await openOwner(stage);
    await stage.see('Your stores could not be loaded');
  }),
  me('take-over', async (stage) => {
    await openOwner(stage);
    await stage.page.getByRole('searchbox').fill('book');
    await stage
      .button(/^Take over: /)
      .first()
      .click();
    await stage.see(/^Take over /);
  }),
  section(
    'day',
    'full',
    (stage) => stage.see('All of them'),
    (stage) => stage.answer(counterThings('redemptions'), fullDay),
  ),
  section('day', 'empty', (stage) => stage.see('Nothing was taken on this day.')),
  section(
    'day',
    'undo',
    async (stage) => {
      await stage
        .button(/^Undo: /)
        .first()
        .click();
      await stage.see('Undo this one?');
    },
    (stage) => stage.answer(counterThings('redemptions'), fullDay),
  ),
  section(
    'people',
    'several',
    (stage) => stage.see('Invitations'),
    (stage) =>
      stage.rewrite(counterThings('people'), ({ result }) => {
        const { id } = person;
        result.people.push({ ...person, name: 'Meenakshi Sundaram', mobile_number: '9845012345' });
        const expires_at = new Date(Date.now() + 20 * 86_400_000).toISOString();
        result.invitations.push({ id, mobile_number: '9845054321', role: 'staff', expires_at });
      }),
  ),
  section('people', 'invite', async (stage) => {
    await stage.button('Invite somebody').click();
    await stage.see(stage.dialog);
  }),
  section('tills', 'one', (stage) => stage.see('Front')),
  {
    ...section('tills', 'code', async (stage) => {
      await stage.button('Make a phone a till').click();
      await stage.page.getByLabel('What is the till called?').fill('Front');
      await stage.button('Make the code').click();
      await stage.see(/^This code works once/);
    }),
    inDocs: 'till-code',
  },
  section('tills', 'remove', async (stage) => {
    await stage.button('Remove: Front').click();
    await stage.see('Remove Front?');
  }),
  section(
    'tills',
    'none',
    (stage) => stage.see(/^No tills yet/),
    (stage) => stage.answer(counterThings('tills'), { tills: [] }),
  ),
  section('names', 'several', (stage) => stage.see('Meenakshi Sundaram')),
  section('names', 'refused', async (stage) => {
    await stage.button('Add a name').click();
    await stage.page.getByRole('textbox', { name: 'Name' }).fill('Ravi');
    await stage.page.getByRole('textbox', { name: 'PIN' }).fill('4711');
    await stage.button('Add').click();
    await stage.see(/is taken/);
  }),
  section('keys', 'none', (stage) => stage.see('No keys')),
  section('keys', 'made', async (stage) => {
    await stage.button('Make a key').click();
    await stage.page.getByLabel('What is it for?').fill('Register at the door');
    await stage.dialog.getByRole('button', { name: 'Make a key' }).click();
    await stage.see('Copy it now: it is shown this once');
  }),
  section('record', 'several', (stage) => stage.see(/^Till enrolled/)),
  section(
    'record',
    'error',
    (stage) => stage.see('The record could not be loaded'),
    (stage) => stage.fail(counterThings('acts')),
  ),
  ...(['hi', 'kn'] as const).map((language): ScreenState => ({
    screen: 'counter-me-names',
    state: `several-${language}`,
    open: async (stage) => {
      await openSection(stage, 'names', language);
      await stage.see('Meenakshi Sundaram');
    },
  })),
];
