import { describe, expect, it } from 'vitest';
import { demoFamilies, demoProducts, type DemoProduct } from '@baeon/demo-city/products/products';

const families = demoFamilies();
const products = families.flat();

const CATEGORIES = `electronics_store furniture_store home_goods_store clothing_store shoe_store
  book_store beauty_store jewelry_store toy_store sporting_goods_store grocery_store pet_store
  hardware_store baby_store stationery_store musical_instrument_store`.split(/\s+/);

/** Some of those that would be noticed at once. */
const REAL_BRANDS =
  `Samsung Apple Xiaomi Redmi Realme Oppo Vivo OnePlus Motorola Nokia Lava Micromax
  Google Sony LG Panasonic Philips Bosch Siemens Haier Whirlpool Godrej Voltas Daikin Hitachi
  Bluestar Lloyd Havells Crompton Orient Usha Bajaj Prestige Pigeon Hawkins Preethi Butterfly
  Kent Aquaguard Racold Dell Lenovo Asus Acer HP Canon Nikon Fujifilm GoPro JBL Bose Sennheiser
  boAt Noise Fastrack Titan Casio Fossil Anker Sandisk Seagate Logitech Intel Ikea Nilkamal
  Pepperfry Wakefit Sleepwell Kurlon Durian Levis Zara Nike Adidas Puma Reebok Bata Woodland
  Skechers Campus Asian Paints Dulux Berger Nerolac Stanley Lakme Maybelline Nivea Dove Himalaya
  Mamaearth Garnier Tanishq Kalyan Malabar Lego Barbie Hotwheels Funskool Hasbro Yonex Cosco Nivia
  Decathlon Tata Aashirvaad Fortune Amul Britannia Parle Nestle Maggi Haldiram Pedigree Whiskas
  Drools Pampers Huggies Johnson Chicco Classmate Camlin Cello Parker Yamaha Fender Gibson Roland
  Penguin HarperCollins Scholastic`.split(/\s+/);

const rupees = ({ pricePaise }: DemoProduct): number => pricePaise! / 100;
const labels = ({ attributes }: DemoProduct): string[] => Object.keys(attributes);
const distinct = <T>(items: Iterable<T>): number => new Set(items).size;
const typeEnd = ({ productType }: DemoProduct): string => productType!.split(' > ').at(-1)!;
const ofType = (type: string): DemoProduct[] => products.filter((each) => typeEnd(each) === type);
const namesOf = (some: DemoProduct[]): string[] => some.map(({ name }) => name);
const share = (isSo: (product: DemoProduct) => boolean): number =>
  products.filter(isSo).length / products.length;
const pairsOf = <T>(items: T[]): [T, T][] =>
  items.flatMap((one, nth) => items.slice(nth + 1).map((other): [T, T] => [one, other]));

/** Two of one model, and by what they can be told apart. */
const relatives = families.flatMap(pairsOf).map(([one, other]) => ({
  one,
  other,
  differing: labels(one).filter((label) => one.attributes[label] !== other.attributes[label]),
}));

describe('the demo products', () => {
  it('are the same on every run', () => {
    expect(demoProducts()).toEqual(products);
  });

  it('fill the sixteen categories of shops', () => {
    expect(products.length).toBeGreaterThan(2000);
    expect(new Set(products.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
    for (const category of CATEGORIES) {
      const here = products.filter((product) => product.category === category);
      const [kinds, brands] = [distinct(here.map(typeEnd)), distinct(here.map((one) => one.brand))];
      expect({ category, isFull: here.length > 70 && kinds > 8 && brands > 2 }).toEqual({
        category,
        isFull: true,
      });
    }
  });

  it.each([
    ['Smartphones', ['RAM', 'Storage', 'Battery', 'Screen', 'Camera', 'Colour']],
    ['Laptops', ['RAM', 'Storage', 'Screen', 'Processor', 'Weight']],
    ['Smart TVs', ['Screen', 'Resolution', 'Panel']],
    ['Air Conditioners', ['Capacity', 'Energy rating', 'Type']],
    ['Refrigerators', ['Capacity', 'Energy rating', 'Type', 'Colour']],
    ['Washing Machines', ['Capacity', 'Energy rating', 'Type']],
    ['Sofas', ['Seats', 'Material', 'Colour', 'Width']],
    ['Beds', ['Size', 'Material', 'Colour']],
    ['Mattresses', ['Size', 'Thickness', 'Material']],
  ])('tell %s apart by what matters', (type, expected) => {
    const here = ofType(type);
    expect(here.length).toBeGreaterThan(10);
    for (const label of expected) {
      const values = here.map(({ attributes }) => attributes[label]);
      expect(values).not.toContain(undefined);
      expect([label, distinct(values) > 1]).toEqual([label, true]);
    }
  });

  it('stand beside what goes with them', () => {
    for (const type of ['Phone Cases', 'Screen Guards', 'Chargers', 'Cables', 'TV Accessories']) {
      expect([type, ofType(type).length > 0]).toEqual([type, true]);
    }
    const phones = new Set(ofType('Smartphones').map(({ name }) => name.split(' (')[0]));
    for (const { attributes } of [...ofType('Phone Cases'), ...ofType('Screen Guards')]) {
      expect(phones).toContain(attributes['Compatible with']);
    }
  });

  it.each(['id', 'feedId', 'name', 'title'] as const)('share no %s', (field) => {
    const counted = Map.groupBy(products, (product) => product[field].toLowerCase());
    expect([...counted].filter(([, some]) => some.length > 1).map(([same]) => same)).toEqual([]);
  });

  it('are drawn by us and shown on our page, under ids that stay', () => {
    const isOurs = ({ isDemo, image, productUrl, feedId, id }: DemoProduct) =>
      isDemo &&
      image === null &&
      productUrl === null &&
      /^demo-[a-z0-9][a-z0-9.-]*[a-z0-9]$/.test(feedId) &&
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/.test(id);
    expect(namesOf(products.filter((product) => !isOurs(product)))).toEqual([]);
    const phone = products.find(({ name }) => name === 'Veltra Nova 5 (8 GB, 128 GB, Sea Green)');
    expect(phone).toMatchObject({
      id: '0b6c3444-9556-866a-a881-ccf66dc08db1',
      feedId: 'demo-veltra-nova-5-8-gb-128-gb-sea-green',
      title: 'Veltra Nova 5 5G Smartphone (8 GB RAM, 128 GB) – Sea Green',
      brand: 'Veltra',
      productType: 'Electronics > Phones > Smartphones',
    });
  });

  it('bear no name of a real brand', () => {
    const real = new RegExp(String.raw`\b(?:${REAL_BRANDS.join('|')})\b`, 'i');
    const brands = new Set(products.map(({ brand }) => brand!));
    expect([...brands].filter((brand) => real.test(brand))).toEqual([]);
    const goods = products.filter(({ category }) => category !== 'book_store');
    expect(namesOf(goods.filter(({ title, brand }) => !title.startsWith(`${brand} `)))).toEqual([]);
  });
});

describe('what the demo products cost', () => {
  it('ends in 9 or 0', () => {
    const isPrinted = (paise: number | null) => paise === null || /[09]00$/.test(String(paise));
    const odd = products.filter(
      ({ pricePaise, listPricePaise }) => !isPrinted(pricePaise) || !isPrinted(listPricePaise),
    );
    expect(namesOf(odd)).toEqual([]);
    expect(Math.min(...products.map(rupees))).toBeGreaterThan(9);
  });

  it('is below the list price where there is one', () => {
    const wrong = products.filter(
      ({ pricePaise, listPricePaise }) =>
        listPricePaise !== null &&
        (listPricePaise < pricePaise! || listPricePaise > pricePaise! * 2.5),
    );
    expect(namesOf(wrong)).toEqual([]);
    const unlisted = share(({ listPricePaise }) => listPricePaise === null);
    expect(unlisted).toBeGreaterThan(0.1);
    expect(unlisted).toBeLessThan(0.3);
  });

  it.each([
    'RAM',
    'Storage',
    'Capacity',
    'Screen',
    'Seats',
    'Energy rating',
    'Pieces',
    'Thickness',
  ])('rises with %s where nothing else differs', (label) => {
    // What is bigger is wider and heavier as well, and comes with more chairs.
    const growing = new Set([label, 'RAM', 'Storage', 'Width', 'Weight', 'Room size', 'Includes']);
    const comparable = relatives.filter(
      ({ differing }) => differing.includes(label) && differing.every((each) => growing.has(each)),
    );
    expect(comparable.length).toBeGreaterThan(5);
    for (const { one, other } of comparable) {
      const more = amount(one.attributes[label]!) - amount(other.attributes[label]!);
      const dearer = rupees(one) - rupees(other);
      expect([one.name, other.name, Math.sign(dearer)]).toEqual([
        one.name,
        other.name,
        Math.sign(more),
      ]);
    }
  });

  it('is nearly always the same in another colour', () => {
    const recoloured = relatives.filter(({ differing }) => differing.join() === 'Colour');
    expect(recoloured.length).toBeGreaterThan(500);
    const dearer = recoloured.filter(({ one, other }) => rupees(one) !== rupees(other));
    expect(dearer.length).toBeLessThan(20);
  });
});

describe('how the demo products stand', () => {
  it('is rated from 3.1 to 4.9 in tenths, a few not at all', () => {
    const ratings = products.flatMap(({ rating }) => rating ?? []);
    expect(Math.min(...ratings)).toBeGreaterThanOrEqual(3.1);
    expect(Math.max(...ratings)).toBeLessThanOrEqual(4.9);
    expect(ratings.filter((rating) => !/^\d(?:\.\d)?$/.test(String(rating)))).toEqual([]);
    expect(distinct(ratings)).toBeGreaterThan(15);
    const unrated = share(({ rating }) => rating === null);
    expect(unrated).toBeGreaterThan(0.01);
    expect(unrated).toBeLessThan(0.1);
  });

  it('is out of stock here and there', () => {
    const soldOut = share(({ availability }) => availability === 'out_of_stock');
    expect(soldOut).toBeGreaterThan(0.03);
    expect(soldOut).toBeLessThan(0.1);
    expect(share(({ availability }) => availability === 'in_stock') + soldOut).toBe(1);
  });
});

const COLOURS = `black white red blue green yellow pink grey silver gold brown beige purple violet
  orange maroon teal cream ivory peach`.split(/\s+/);
const MATERIALS = `leather cotton silk wool linen velvet wood steel aluminium plastic glass ceramic
  rubber canvas denim polyester nylon brass copper bamboo suede silicone metal iron`.split(/\s+/);

describe('what is said of the demo products', () => {
  it('is two or three whole sentences', () => {
    const isWhole = ({ description }: DemoProduct) => {
      const count = description.split(/(?<=\.) /).length;
      return count >= 2 && count <= 3 && /^[\p{Lu}\d].*\.$/u.test(description);
    };
    expect(namesOf(products.filter((product) => !isWhole(product)))).toEqual([]);
  });

  it('has no slots left open, and the right articles', () => {
    const isOpen = ({ title, name, description }: DemoProduct) =>
      /[{}[\]]|undefined|\s{2}|\( | \)/.test(`${title} ${name} ${description}`) ||
      /\b(?:[Aa]n? an?\b|[Aa] [aeio8]|[Aa]n [b-df-hj-np-tv-z])/.test(description);
    expect(namesOf(products.filter(isOpen))).toEqual([]);
  });

  it.each([
    ['number', String.raw`\d+(?:\.\d+)?`],
    ['colour', String.raw`\b(?:${COLOURS.join('|')})\b`],
    ['material', String.raw`\b(?:${MATERIALS.join('|')})\b`],
  ])('names no %s but those that are known', (_what, pattern) => {
    const namedIn = (text: string) => new Set(text.toLowerCase().match(new RegExp(pattern, 'g')));
    let checked = 0;
    for (const { name, description, attributes, title } of products) {
      const known = namedIn([...Object.values(attributes), title].join(' '));
      const said = [...namedIn(description)];
      checked += said.length;
      expect([name, said.filter((each) => !known.has(each))]).toEqual([name, []]);
    }
    expect(checked).toBeGreaterThan(1000);
  });

  it('agrees with the title', () => {
    const disagrees = ({ title, attributes }: DemoProduct) => {
      const { Colour, Storage, Screen } = attributes;
      return (
        (Colour !== undefined && title.includes(' – ') && !title.endsWith(` – ${Colour}`)) ||
        (Storage !== undefined && /\d (?:GB|TB)\b/.test(title) && !title.includes(Storage)) ||
        (Screen !== undefined && /\d inch/.test(title) && !title.includes(Screen))
      );
    };
    expect(namesOf(products.filter(disagrees))).toEqual([]);
  });
});

/** In one unit of each kind. */
function amount(value: string): number {
  const [, number, unit] = /^([\d.]+) ?(\S*)/.exec(value)!;
  const factors: Record<string, number> = { TB: 1024, ml: 0.001, g: 0.001 };
  return Number(number) * (factors[unit!] ?? 1);
}
