import type { City } from '@baeon/contracts/counter/city-wire';
import type { ImportRun } from '@baeon/contracts/counter/imports-wire';
import type { Approval, StoreDraft } from '@baeon/contracts/counter/new-shops-wire';
import type { PersonView } from '@baeon/contracts/counter/persons-wire';
import type { Language } from '@baeon/contracts/profile/language';
import { openOwner } from '../counter-devices.ts';
import type { ScreenState } from '../screen-state.ts';
import type { Stage } from '../stage.ts';
import {
  COUNTER_APPLICATIONS,
  COUNTER_APPROVALS,
  COUNTER_CITY,
  COUNTER_FIND_PERSON,
  COUNTER_IMPORTS,
  COUNTER_ME,
} from '../urls.ts';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

function cityOf(hours: number, busy = 1): City {
  const wave = (nth: number, most: number) =>
    Math.round(busy * (most / 2) * (1 + Math.sin((nth - 8) / 3.8)));
  return {
    hours: Array.from({ length: hours }, (_, nth) => ({
      at: ago(hours - 1 - nth),
      sign_ins: wave(nth, 44),
      claims: wave(nth, 380),
      redemptions: wave(nth, 190),
      raised: wave(nth, 12),
      messages: wave(nth, 420),
      errors: busy && nth % 17 === 3 ? 2 : 0,
    })),
    waiting: {
      approvals: 3 * busy,
      conflicts: busy,
      refusals: 12 * busy,
      raised: 41 * busy,
      dead_messages: 1000 * busy,
    },
  };
}

const shop: StoreDraft = {
  name: 'Sri Krishna Bhavan — Vegetarian Meals and Filter Coffee',
  category: 'Food/Bakery',
  about: 'Meals on a banana leaf from half past eleven, coffee all day.',
  phone: '080 2553 1234',
  address_line: '12, 80 Feet Road, 4th Block',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560034',
  latitude: 12.9352,
  longitude: 77.6245,
  opening_hours: null,
  special_days: [],
};

const asked = {
  id: crypto.randomUUID(),
  asked_at: ago(5),
  person: 'Meenakshi Sundaram',
  mobile_number: '9845012345',
};
const approvals: Approval[] = [
  {
    ...asked,
    kind: 'store',
    title: shop.name!,
    store: null,
    details: shop,
    deal: null,
    image: null,
    near: [{ id: crypto.randomUUID(), name: 'Krishna Bhavan', km: 0.04 }],
  },
  {
    ...asked,
    id: crypto.randomUUID(),
    kind: 'deal',
    title: 'Two dosas for the price of one',
    store: 'Idli Corner',
    details: null,
    deal: {
      title: 'Two dosas for the price of one',
      description: 'Any two dosas of the card; the cheaper one is free.',
      saving: { kind: 'percent', amount: 50 },
      image: null,
      total: 200,
      starts_on: ago(0).slice(0, 10),
      ends_on: ago(-24 * 14).slice(0, 10),
      use_hours: null,
      minimum_bill_rupees: 150,
      terms: 'Not on public holidays',
      offline_limit: 2,
      store_ids: [crypto.randomUUID()],
    },
    image: null,
    near: [],
  },
];

const person: PersonView = {
  id: crypto.randomUUID(),
  name: 'Meenakshi Sundaram',
  mobile_number: '9845012345',
  language: 'kn',
  since: ago(2400),
  operator: false,
  blocked: null,
  sign_ins: [
    { device: 'Chrome, Android', since: ago(700), last_used_at: ago(2) },
    { device: null, since: ago(2400), last_used_at: ago(1900) },
  ],
  stores: [{ store_id: crypto.randomUUID(), name: 'Idli Corner', role: 'owner', since: ago(900) }],
  acts: [],
};

const run = (rest: Partial<ImportRun>): ImportRun => ({
  id: crypto.randomUUID(),
  kind: 'stores',
  file_name: 'stores-of-koramangala-2026-11.csv',
  bytes: 812_000,
  bytes_read: 812_000,
  dry_run: false,
  by: 'Asha',
  state: 'done',
  created_at: ago(1),
  settled_at: ago(0.9),
  outcome: null,
  failure: null,
  ...rest,
});
const outcome = {
  read: 5000,
  inserted: 4310,
  updated: 600,
  unchanged: 70,
  skipped: 20,
  notes: ['12 stores are outside the served area'],
};
const imports = [
  run({ state: 'running', bytes_read: 340_000, settled_at: null }),
  run({ outcome }),
  run({ outcome, dry_run: true, kind: 'campaigns', file_name: 'deals.csv' }),
  run({ state: 'failed', kind: 'products', failure: 'The column "id" is missing.', by: null }),
];

type Act = (stage: Stage) => Promise<unknown>;

/** What operators alone see, in an operator's hands. */
const state = (
  part: string,
  name: string,
  see: string | RegExp | Act,
  before?: Act,
  language: Language = 'en',
): ScreenState => ({
  screen: `counter-me-${part}`,
  state: name,
  tall: true,
  open: async (stage) => {
    await stage.answer(COUNTER_ME, { operator: true, stores: [] });
    await before?.(stage);
    await openOwner(stage, `/${part}`, language);
    await (typeof see === 'function' ? see(stage) : stage.see(see));
  },
});

const isBusy: Act = (stage) => stage.see(stage.main.locator('[aria-busy=true]'));
const find: Act = async (stage) => {
  await stage.page.getByRole('textbox').fill('9845012345');
  await stage.page.getByRole('textbox').press('Enter');
};

const withCity: Act = (stage) => stage.answer(COUNTER_CITY, cityOf(24));
const withApprovals: Act = (stage) =>
  stage.answer(COUNTER_APPROVALS, approvals, { next_cursor: null });
const withImports: Act = (stage) => stage.answer(COUNTER_IMPORTS, imports, { next_cursor: null });
const withPerson: Act = (stage) => stage.answer(COUNTER_FIND_PERSON, person);

/** A shop that somebody puts on the map, as far as they came. */
const newShop = (
  name: string,
  see: string | RegExp,
  details: StoreDraft,
  rest: object = {},
): ScreenState => ({
  screen: 'counter-me-new-shop',
  state: name,
  tall: true,
  open: async (stage) => {
    const id = crypto.randomUUID();
    const draft = { id, state: 'draft', invited: false, reason: null, details, store_id: null };
    const applications = [{ ...draft, updated_at: ago(1), ...rest }];
    await stage.answer(COUNTER_APPLICATIONS, { applications });
    await openOwner(stage, `/new-shop/${id}`);
    await stage.see(see);
  },
});

export const counterCityStates: ScreenState[] = [
  state('city', 'day', 'Waiting for a decision', withCity),
  state('city', 'quiet', 'Nothing waits for a decision.', (stage) =>
    stage.answer(COUNTER_CITY, cityOf(24, 0)),
  ),
  state('city', 'loading', isBusy, (stage) => stage.hold(COUNTER_CITY)),
  state('city', 'error', /could not be loaded/, (stage) => stage.fail(COUNTER_CITY)),
  {
    ...state('city', 'week', 'Waiting for a decision'),
    open: async (stage) => {
      await stage.answer(COUNTER_ME, { operator: true, stores: [] });
      await stage.answer(COUNTER_CITY, cityOf(168));
      await openOwner(stage, '/city?span=week');
      await stage.see('Waiting for a decision');
    },
  },

  state('approvals', 'several', /^Listed right there/, withApprovals),
  state('approvals', 'none', 'Nothing waits.', (stage) => stage.answerEmptyList(COUNTER_APPROVALS)),
  state('approvals', 'loading', isBusy, (stage) => stage.hold(COUNTER_APPROVALS)),
  state('approvals', 'error', 'What waits could not be loaded', (stage) =>
    stage.fail(COUNTER_APPROVALS),
  ),
  state(
    'approvals',
    'send-back',
    async (stage) => {
      await stage
        .button(/^Send back: /)
        .first()
        .click();
      await stage.see(stage.dialog);
    },
    withApprovals,
  ),

  state('people', 'asked', 'Find'),
  state(
    'people',
    'found',
    async (stage) => {
      await find(stage);
      await stage.see('Chrome, Android');
    },
    withPerson,
  ),
  state(
    'people',
    'block',
    async (stage) => {
      await find(stage);
      await stage.button('Block').click();
      await stage.see(stage.dialog);
    },
    withPerson,
  ),
  state(
    'people',
    'nobody',
    async (stage) => {
      await find(stage);
      await stage.see('Nobody has signed in with that number.');
    },
    (stage) =>
      stage.refuse(COUNTER_FIND_PERSON, 404, {
        code: 'NOT_FOUND',
        msg: 'Nobody has signed in with that number.',
      }),
  ),

  state('imports', 'several', 'Nothing imported', withImports),
  state('imports', 'none', 'Nothing was imported here yet.', (stage) =>
    stage.answerEmptyList(COUNTER_IMPORTS),
  ),
  state('imports', 'loading', isBusy, (stage) => stage.hold(COUNTER_IMPORTS)),
  state('imports', 'error', 'The imports could not be loaded', (stage) =>
    stage.fail(COUNTER_IMPORTS),
  ),

  ...(['hi', 'kn'] as const).flatMap((language) => [
    state('city', `day-${language}`, /1,000/, withCity, language),
    state('approvals', `several-${language}`, /Krishna Bhavan/, withApprovals, language),
    state('imports', `several-${language}`, /5,000/, withImports, language),
  ]),

  newShop('begun', 'Step 1 of 4', {}),
  newShop('sent-back', /^The street/, shop, {
    state: 'sent_back',
    reason: 'The street is missing.',
  }),
  newShop('waiting', 'We are looking at it', shop, { state: 'waiting' }),
  newShop('opened', /is on the map$/, shop, { state: 'approved', store_id: crypto.randomUUID() }),
];
