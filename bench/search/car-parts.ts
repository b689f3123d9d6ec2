import { hash } from 'node:crypto';
import type { ProductRow } from '../../apps/api/src/db/product-row.ts';
import { carPartLines } from './car-part-lines.ts';

const CARS = [
  'Kestrel Orion 2014-2019',
  'Kestrel Vega 2018-2024',
  'Tarang Lynx 2012-2017',
  'Tarang Delta 2016-2023',
  'Suvarna Comet 2010-2016',
  'Suvarna Atlas 2019-2025',
];
const CHOICE = /\[([^\]]+)\]/;
/** Each further choice costs so much more than the one before. */
const STEP = 0.09;

/**
 * A catalogue of another trade and in another style: codes in titles, paths from a feed, no attributes,
 * no ratings. What is tuned to the words of the demo alone does badly here.
 */
export const carParts = (): ProductRow[] =>
  carPartLines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [path, code, title, price, text] = line.split('|').map((cell) => cell.trim());
      const withCars = title!.replace('{car}', `[${CARS.join(';')}]`);
      return waysToFill(withCars).map(({ filled, steps }, nth) =>
        productOf({
          path: `Vehicles & Parts > ${path}`,
          title: filled.replace('#', `${code}-${2041 + nth * 7}`),
          rupees: Math.round((Number(price) * (1 + STEP * steps)) / 10) * 10 - 1,
          text: text!,
        }),
      );
    });

/** A text with all its choices, in every way they can be made. */
function waysToFill(text: string, steps = 0): { filled: string; steps: number }[] {
  const choice = CHOICE.exec(text);
  if (!choice) return [{ filled: text, steps }];
  return choice[1]!
    .split(';')
    .flatMap((each, nth) => waysToFill(text.replace(choice[0], each), steps + nth));
}

type Part = { path: string; title: string; rupees: number; text: string };

function productOf({ path, title, rupees, text }: Part): ProductRow {
  const hex = hash('sha1', title, 'hex');
  return {
    id: `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`,
    feedId: `parts-${hex.slice(0, 12)}`,
    name: title,
    title,
    description: text,
    brand: title.split(' ')[0]!,
    category: 'auto_parts_store',
    productType: path,
    pricePaise: rupees * 100,
    listPricePaise: null,
    attributes: {},
    rating: null,
    image: null,
    productUrl: `https://parts.example/${hex.slice(0, 12)}`,
    availability: 'in_stock',
    isDemo: false,
  };
}
