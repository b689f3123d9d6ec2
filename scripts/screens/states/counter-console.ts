import type { StoreFigures } from '@baeon/contracts/counter/store-figures-wire';
import type { StoreBargain } from '@baeon/contracts/deal-raise/bargains-wire';
import type { Language } from '@baeon/contracts/profile/language';
import { openSection } from '../counter-devices.ts';
import type { ScreenState } from '../screen-state.ts';
import type { Stage } from '../stage.ts';
import { COUNTER_ME, counterThings } from '../urls.ts';

const DAY_MS = 86_400_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

type Act = (stage: Stage) => Promise<unknown>;

const state = (
  part: string,
  name: string,
  see: string | RegExp | ((stage: Stage) => Promise<unknown>),
  before?: Act,
  language: Language = 'en',
): ScreenState => ({
  screen: `counter-me-${part}`,
  state: name,
  tall: true,
  open: async (stage) => {
    await before?.(stage);
    await openSection(stage, part, language);
    await (typeof see === 'function' ? see(stage) : stage.see(see));
  },
});

/** What each part asks for, and says where that does not come. */
const parts: [part: string, things: string, trouble: string][] = [
  ['deals', 'campaigns', 'could not be loaded'],
  ['bargains', 'bargains', 'could not be loaded'],
  ['page', 'profile', 'The store page could not be loaded'],
  ['figures', 'figures', 'The figures could not be loaded'],
  ['conflicts', 'conflicts', 'could not be loaded'],
  ['refusals', 'refusals', 'could not be loaded'],
];

const bargain = (number: number, rest: Partial<StoreBargain> = {}): StoreBargain => ({
  id: crypto.randomUUID(),
  title: ['Samsung Galaxy S26 Ultra, 512 GB', 'Whirlpool 7 kg top load washing machine'][
    number % 2
  ]!,
  product: null,
  product_url: number % 2 ? 'https://shop.example/washing-machine' : 'Galaxy S26 Ultra',
  category_id: 'Mobile stores',
  comments: ['Blue, please'],
  people: 1,
  state: 'raised',
  km: 2 + number,
  raised_at: ago(number * 3_600_000),
  bid: null,
  counters: [],
  ...rest,
});

const offer: NonNullable<StoreBargain['bid']> = {
  id: crypto.randomUUID(),
  kind: 'price',
  steps: [
    { from: 5, amount: 21_999 },
    { from: 15, amount: 20_999 },
  ],
  how_many: 40,
  taken: 7,
  reached: { from: 5, amount: 21_999 },
  note: 'With a case and two years of warranty',
  ends_at: ago(-4 * DAY_MS),
  state: 'open',
};

const bargains = [
  bargain(0, { people: 14, state: 'offered', bid: offer }),
  bargain(1, {
    state: 'bargaining',
    bid: { ...offer, steps: [{ from: 1, amount: 18_500 }], taken: 0, reached: null },
    counters: [{ id: crypto.randomUUID(), price_rupees: 17_250, state: 'open' }],
  }),
  bargain(3, { comments: ['With exchange of my old one', 'Delivery to Jayanagar'] }),
];

const dayOf = (nth: number, all: number) => ago((all - 1 - nth) * DAY_MS).slice(0, 10);
const nothing = {
  seen: 0,
  opened: 0,
  claimed: 0,
  redeemed: 0,
  refused: 0,
  saving_rupees: 0,
  saving_unknown: 0,
};

/** A store's days: quiet ones, busy ones, one that stands out. */
function figuresOf(days: number): StoreFigures {
  const wave = (nth: number, most: number) =>
    nth === days - 12 ? most * 3 : Math.round((most / 2) * (1 + Math.sin(nth / 2.3)) + (nth % 7));
  const figures = (nth: number) => ({
    seen: wave(nth, 900),
    opened: wave(nth, 120),
    claimed: wave(nth, 30),
    redeemed: wave(nth, 18),
    refused: nth % 9 === 0 ? 1 : 0,
    saving_rupees: wave(nth, 18) * 410,
    saving_unknown: nth % 11 === 0 ? 1 : 0,
  });
  const titles = ['Flat ₹500 off on silk sarees above ₹3,000', '10% off'];
  return {
    days: Array.from({ length: days }, (_, nth) =>
      Object.assign({ day: dayOf(nth, days) }, figures(nth)),
    ),
    deals: titles.map((title, nth) =>
      Object.assign(figures(days - nth), { id: crypto.randomUUID(), title, stores: 1 + nth }),
    ),
  };
}
const quiet: StoreFigures = {
  days: Array.from({ length: 30 }, (_, nth) => Object.assign({ day: dayOf(nth, 30) }, nothing)),
  deals: [],
};

const shows = (things: string, result: unknown, rest?: object) => (stage: Stage) =>
  stage.answer(counterThings(things), result, rest);
const withBargains = shows('bargains', bargains, { next_cursor: null });
const withFigures = shows('figures', figuresOf(30));

const press = (name: string | RegExp) => (stage: Stage) =>
  stage.button(name).filter({ visible: true }).first().click();

export const counterConsoleStates: ScreenState[] = [
  ...parts.flatMap(([part, things, trouble]): ScreenState[] => [
    state(
      part,
      'loading',
      async (stage) => stage.see(stage.main.locator('[aria-busy=true]')),
      (stage) => stage.hold(counterThings(things)),
    ),
    state(part, 'error', new RegExp(trouble), (stage) => stage.fail(counterThings(things))),
  ]),

  state('deals', 'full', /left$|left /),
  state('deals', 'none', 'No deal runs at this store.', shows('campaigns', { campaigns: [] })),
  state('deals', 'pause', async (stage) => {
    await press(/^Pause: /)(stage);
    await stage.see(stage.dialog);
  }),
  state('deals', 'new', async (stage) => {
    await press('Make a deal')(stage);
    await stage.see('What it is');
  }),
  state('deals', 'new-wrong', async (stage) => {
    await press('Make a deal')(stage);
    await stage.see('What it is');
    await press('Publish deal')(stage);
    await stage.see('Please look at the fields that are marked.');
  }),
  ...(['hi', 'kn'] as const).flatMap((language) => [
    state('deals', `full-${language}`, /\d/, undefined, language),
    state('bargains', `several-${language}`, /₹17,250/, withBargains, language),
    state('figures', `month-${language}`, /\d/, withFigures, language),
    state(
      'page',
      `filled-${language}`,
      (stage) => stage.see(stage.main.getByRole('textbox')),
      undefined,
      language,
    ),
  ]),

  state('bargains', 'several', /^Somebody asks for/, withBargains),
  state('bargains', 'none', /^Nobody near you waits/),
  state(
    'bargains',
    'offer',
    async (stage) => {
      await press(/^Make an offer/)(stage);
      await stage.see(stage.dialog);
    },
    withBargains,
  ),

  state('page', 'filled', 'Opening hours'),
  state('figures', 'month', 'Savings given', withFigures),
  state('figures', 'nothing', 'Nothing in these days', shows('figures', quiet)),
  {
    ...state('figures', 'year', 'Savings given', shows('figures', figuresOf(365))),
    open: async (stage) => {
      await shows('figures', figuresOf(365))(stage);
      await openSection(stage, 'figures&days=365');
      await stage.see('Savings given');
    },
  },
  state(
    'figures',
    'table',
    async (stage) => {
      await stage.page.getByText('All figures as a table').click();
      await stage.see(stage.page.getByRole('columnheader', { name: 'Redeemed' }));
    },
    withFigures,
  ),
  state('conflicts', 'none', /./),
  state('refusals', 'none', /./),
  {
    screen: 'counter-me',
    state: 'staff',
    open: async (stage) => {
      await stage.rewrite(COUNTER_ME, ({ result }) => {
        for (const store of result.stores) store.role = 'staff';
      });
      await openSection(stage, 'day');
      await stage.see(/^Leave/);
    },
  },
];
