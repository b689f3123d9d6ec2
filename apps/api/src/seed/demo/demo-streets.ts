import type { DemoRandom } from './demo-random.ts';
import { kannada, malayalam, tamil, telugu } from './demo-words.ts';

/** Door and street, as each city writes them. */
export type Street = (random: DemoRandom) => string;

const roads = ['Temple', 'Market', 'Park', 'Bus Stand', 'Lake', 'School'];

export const karnatakaStreet: Street = (random) => {
  const door = `No. ${random.whole(2, 240)}`;
  const nth = (most: number) => ordinal(random.whole(1, most));
  return random.pick([
    () => `${door}, ${nth(18)} Cross, ${nth(9)} Block`,
    () => `${door}, ${nth(22)} Main, ${nth(12)} Cross`,
    () => `${door}/${random.whole(1, 4)}, ${random.pick([60, 80, 100])} Feet Road`,
    () => `Shop ${random.whole(1, 14)}, ${random.pick(kannada)} Complex, ${nth(16)} Main`,
    () => `${door}, ${random.pick(roads)} Road`,
  ])();
};

export const chennaiStreet: Street = (random) => {
  const nth = (most: number) => ordinal(random.whole(1, most));
  return random.pick([
    () => `Old No. ${random.whole(2, 90)}, New No. ${random.whole(91, 190)}, ${nth(9)} Street`,
    () => `No. ${random.whole(2, 140)}, ${nth(7)} Avenue`,
    () => `Shop ${random.whole(1, 12)}, ${random.pick(tamil)} Arcade, ${nth(5)} Main Road`,
  ])();
};

export const hyderabadStreet: Street = (random) =>
  random.pick([
    () => `Plot ${random.whole(4, 260)}, Road No. ${random.whole(1, 14)}`,
    () => `H. No. ${random.whole(1, 9)}-${random.whole(1, 9)}-${random.whole(100, 690)}, Main Road`,
    () => `Shop ${random.whole(1, 16)}, ${random.pick(telugu)} Plaza, Lane ${random.whole(1, 9)}`,
  ])();

export const kochiStreet: Street = (random) => {
  const shop = `Shop ${random.whole(1, 12)}, ${random.pick(malayalam)}`;
  const door = `Door No. ${random.whole(20, 68)}/${random.whole(110, 2900)}`;
  return random.pick([
    () => `${door}, ${random.pick(['Church', 'Jetty', 'Canal', ...roads])} Road`,
    () => `${shop} Building, ${ordinal(random.whole(1, 6))} Cross Road`,
    () => `${shop} Arcade, Main Avenue`,
  ])();
};

function ordinal(number: number): string {
  const teen = number % 100 >= 11 && number % 100 <= 13;
  const ending = teen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[number % 10];
  return `${number}${ending ?? 'th'}`;
}
