import type { StoreText } from './vocabulary.ts';

type Product = {
  name: string;
  title: string;
  brand: string | null;
  productType: string | null;
  attributes: Record<string, string>;
};

/** How people ask, whatever for. */
const ASKING = `
  show me; show me some; near me; close to me; around here; in my area; nearby; I am looking for; looking for a
  do you have; is there; is there anything; are there any; where can I get; where can I buy; what does it cost
  how much is; how much does it cost; price of; best price; best deals; deals near me; offers near me
  offers on; deals on; deals at; discount on; any discount at; coupons for; coupon code; find me; I want; I need
  I want to buy; under five hundred rupees; under one thousand rupees; below two thousand; less than; more than
  between; up to; rupees; hundred rupees; thousand rupees; lakh rupees; one lakh; cheap; cheapest; best; good
  compare; compare with; for my home; for men; for women; for kids; for my wife; for my mother; for my father
  for my son; for my daughter; for me; gift for; size nine; what is on sale; sale today; open now; today
  one two three four five six seven eight nine ten; eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen; twenty thirty forty fifty sixty seventy eighty ninety; hundred; thousand; lakh
  first second third fourth fifth sixth seventh eighth ninth tenth; eleventh twelfth thirteenth fourteenth
  fifteenth sixteenth seventeenth eighteenth nineteenth; twentieth thirtieth fortieth fiftieth hundredth
  shops near me; restaurants near me; cafes near me; buy one get one; free; percent off; half price
`;

/** What people ask for and how, besides what is on sale. */
export const everydayTexts = (askedFor: readonly string[]): StoreText[] => [
  ...things(ASKING.split(/[;\n]/).map((text) => text.trim())),
  ...things(askedFor),
];

/** What a product is called; kinds of things are written small, so that they are told from names. */
export const productTexts = ({
  name,
  title,
  brand,
  productType,
  attributes,
}: Product): StoreText[] => [
  ...things([name, title, ...pathOf(productType ?? '')]),
  ...things(Object.values(attributes).map((value) => value.toLowerCase())),
  ...(brand ? nameTexts(brand) : []),
];

/** What a brand or a store is called. */
export const nameTexts = (name: string): StoreText[] => [{ text: name, isName: true }];

/** The parts of the path to a category. */
export const categoryTexts = (path: string): StoreText[] => things(pathOf(path));

/** The title of a deal, say. */
export const titleTexts = (title: string): StoreText[] => things([title]);

const things = (texts: readonly string[]): StoreText[] =>
  texts.filter((text) => text !== '').map((text) => ({ text, isName: false }));

/** Of 'Electronics > Phones' or 'Food & Drink/Cafes'. */
const pathOf = (path: string): string[] => path.toLowerCase().split(/ > |\//);
