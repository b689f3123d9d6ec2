import { plain } from '@baeon/search/words';
import { clausesOf, placeOfName, sentencesOf } from './clauses.ts';
import { statedOf, type Fault, type Ground } from './ground.ts';

/** What is said of a product and needs no capital letter: properties, one a line, with other words for each. */
const PROPERTIES = `
  waterproof|water proof|water resistant|splash proof|splash resistant
  wireless|bluetooth|cordless|tws
  leather
  cotton
  silk
  wool|woollen|woolen
  linen
  wooden|wood|sheesham|teak|oak|mdf|plywood
  steel|stainless
  cast iron
  brass
  copper
  non stick|nonstick|non-stick
  rechargeable
  foldable|folding|folds|collapsible
  organic
  vegan
  vegetarian|veg|eggless
  sugar free|no added sugar|sugar-free
  gluten free|gluten-free
  noise cancelling|noise cancellation|noise canceling|noise-cancelling|anc
  fast charging|fast charge|fast-charging|quick charge
  touchscreen|touch screen
  dishwasher safe|dishwasher
  microwave safe|microwave
  handmade|hand made|handcrafted|handwoven
  warranty|guarantee|guaranteed
  free delivery|free shipping|home delivery|cash on delivery|next day delivery
  refurbished|second hand|pre owned
  orthopaedic|orthopedic|ortho
  ergonomic|lumbar
  machine washable|washable|machine wash
  hypoallergenic
  dermatologically tested|dermatologist
  bpa free|bpa-free
  scratch resistant|scratch proof|gorilla glass
  energy saving|energy efficient|bldc|inverter
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split('|'));

/** Makers that anybody has heard of; none of them is a word for something else. */
const MAKERS =
  `samsung xiaomi redmi realme oneplus motorola nokia huawei iphone ipad macbook airpods sony panasonic toshiba
   lenovo asus nvidia intel philips bosch siemens haier hisense voltas daikin godrej havells crompton bajaj nike
   adidas reebok skechers ikea lego nivea loreal himalaya nestle amul britannia cadbury colgate casio nikon
   gopro garmin fitbit logitech sandisk seagate jbl bose`.split(/\s+/);

/** Who says that something is not so, or asks, claims nothing. */
const NO_CLAIM =
  /\?|\b(?:no|not|none|neither|nor|never|nothing|without|isn't|doesn't|don't|aren't|can't|cannot|couldn't|hasn't|haven't|if|whether|unless|instead of|rather than|unfortunately|sadly)\b|n't\b/u;

const has = (text: string, words: string): boolean => placeOfName(words, text) >= 0;

function propertyFault(message: string, { products }: Ground): Fault | null {
  for (const sentence of sentencesOf(message.replaceAll('’', "'"))) {
    if (NO_CLAIM.test(plain(sentence))) continue;
    for (const { text, described } of clausesOf(sentence, products)) {
      const stated = described.map((product) => plain(statedOf(product).join(' \n ')));
      const isEach = /\b(?:both|all of them|each)\b/u.test(text);
      for (const words of PROPERTIES) {
        const said = words.find((word) => has(text, word));
        if (said === undefined) continue;
        const states = (told: string) => words.some((word) => has(told, word));
        if (isEach ? stated.every(states) : stated.some(states)) continue;
        return {
          reason: 'a property that no product states',
          hint: `Nothing of what you show states "${said}".`,
        };
      }
    }
  }
  return null;
}

/** Makers and products in small letters, which no capital gives away. */
function smallNamesFault(message: string, ground: Ground): Fault | null {
  const { products, said, others, brandsIn } = ground;
  const known = plain([...products.flatMap(statedOf), said].join(' \n '));
  const text = plain(message);
  const names = [...MAKERS, ...brandsIn(text).map(plain), ...others.map(({ name }) => plain(name))];
  const strange = names.find((name) => has(text, name) && !has(known, name));
  return strange === undefined
    ? null
    : { reason: 'a name that no product has', hint: `"${strange}" is nothing that you show.` };
}

/** What is claimed without a capital letter or a number. */
export const claimsFault = (message: string, ground: Ground): Fault | null =>
  smallNamesFault(message, ground) ?? propertyFault(message, ground);
