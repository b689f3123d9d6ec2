import {
  weekdays,
  type OpeningHours,
  type OpeningSpan,
  type Weekday,
} from '@baeon/contracts/stores/opening-hours';
import type { DemoRandom } from '../random.ts';

export type OpeningRhythm =
  | 'restaurant'
  | 'cafe'
  | 'bakery'
  | 'dessert'
  | 'grocer'
  | 'showroom'
  | 'family shop'
  | 'salon'
  | 'gym'
  | 'pharmacy'
  | 'workshop';

const ALL_DAY: OpeningSpan = ['00:00', '24:00'];

/** The week of the nth store of its kind in a city; the first pharmacy of all never closes. */
export function openingTimes(rhythm: OpeningRhythm, random: DemoRandom, nth: number): OpeningHours {
  if (rhythm === 'pharmacy' && nth === 0) return week([ALL_DAY]);
  return rhythms[rhythm](random);
}

const rhythms: Record<OpeningRhythm, (random: DemoRandom) => OpeningHours> = {
  restaurant: (random) =>
    random.pick([
      () => week([[random.pick(['06:30', '07:00']), random.pick(['21:30', '22:30'])]]),
      () =>
        week(
          [
            ['12:00', '15:30'],
            ['19:00', random.pick(['22:30', '23:00', '23:30'])],
          ],
          dayOff(random, 0.3, ['mon']),
        ),
      () =>
        week([
          ['12:30', '16:00'],
          ['18:30', random.pick(['00:30', '01:00'])],
        ]),
    ])(),
  cafe: (random) =>
    week(
      [
        [
          random.pick(['07:00', '07:30', '08:00', '09:00']),
          random.pick(['21:30', '22:00', '23:00']),
        ],
      ],
      dayOff(random, 0.12, ['mon', 'tue']),
    ),
  bakery: (random) =>
    week([[random.pick(['07:30', '08:00', '09:00']), random.pick(['21:00', '21:30', '22:00'])]]),
  dessert: (random) =>
    week([[random.pick(['11:00', '12:00']), random.pick(['23:00', '23:30', '00:30', '01:00'])]]),
  grocer: (random) =>
    random.chance(0.2)
      ? week([
          ['06:30', '13:30'],
          ['16:30', '21:30'],
        ])
      : week([
          [random.pick(['06:30', '07:00', '08:00']), random.pick(['21:30', '22:00', '22:30'])],
        ]),
  showroom: (random) =>
    week(
      [[random.pick(['10:00', '10:30', '11:00']), random.pick(['20:30', '21:00', '21:30'])]],
      dayOff(random, 0.18, ['tue', 'sun']),
    ),
  'family shop': (random) =>
    week(
      [
        [random.pick(['09:30', '10:00']), '13:30'],
        [random.pick(['15:30', '16:00']), random.pick(['20:00', '20:30'])],
      ],
      dayOff(random, 0.7, ['sun']),
    ),
  salon: (random) =>
    week(
      [[random.pick(['09:00', '09:30', '10:00']), random.pick(['20:00', '20:30', '21:00'])]],
      dayOff(random, 0.5, ['tue']),
    ),
  gym: (random) => ({
    ...week([
      ['05:30', '11:00'],
      ['16:00', random.pick(['21:30', '22:00'])],
    ]),
    sun: random.chance(0.5) ? [] : [['06:30', '10:30']],
  }),
  pharmacy: (random) =>
    week([[random.pick(['07:30', '08:00', '08:30']), random.pick(['22:00', '22:30', '23:00'])]]),
  workshop: (random) => ({
    ...week([[random.pick(['08:30', '09:00']), random.pick(['18:30', '19:30'])]]),
    sun: random.chance(0.6) ? [] : [['09:00', '13:00']],
  }),
};

const dayOff = (random: DemoRandom, likelihood: number, days: Weekday[]): Weekday | undefined =>
  random.chance(likelihood) ? random.pick(days) : undefined;

function week(spans: OpeningSpan[], off?: Weekday): OpeningHours {
  const days = weekdays.map((day) => [day, day === off ? [] : spans] as const);
  return Object.fromEntries(days) as OpeningHours;
}
