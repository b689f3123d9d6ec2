/** Numbers with a unit, however they are written: "1.5 ton", "55-inch", '55"', "8GB". */

export type Measure = { number: number; unit: string };
export type Piece = { text: string } | Measure;

const SPELLINGS: Record<string, string[]> = {
  inch: ['inch', 'inches', '"', '″', '”', "''"],
  cm: ['cm', 'cms', 'centimetre', 'centimetres', 'centimeter', 'centimeters'],
  mm: ['mm', 'millimetre', 'millimetres', 'millimeter', 'millimeters'],
  ft: ['ft', 'feet', 'foot'],
  m: ['metre', 'metres', 'meter', 'meters', 'mtr', 'mtrs', 'm'],
  gb: ['gb', 'gigabyte', 'gigabytes', 'gigs', 'gig'],
  tb: ['tb', 'terabyte', 'terabytes'],
  mb: ['mb', 'megabyte', 'megabytes'],
  mah: ['mah'],
  wh: ['wh'],
  mp: ['mp', 'megapixel', 'megapixels'],
  hz: ['hz', 'hertz'],
  ghz: ['ghz'],
  w: ['w', 'watt', 'watts'],
  kw: ['kw', 'kilowatt', 'kilowatts'],
  v: ['v', 'volt', 'volts'],
  va: ['va'],
  ah: ['ah'],
  litre: ['l', 'litre', 'litres', 'liter', 'liters', 'ltr', 'ltrs', 'lt'],
  ml: ['ml', 'millilitre', 'millilitres', 'milliliter', 'milliliters'],
  kg: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms'],
  g: ['g', 'gm', 'gms', 'gram', 'grams'],
  ton: ['ton', 'tons', 'tonne', 'tonnes'],
  star: ['star', 'stars'],
  seater: ['seater', 'seaters', 'seats', 'seat'],
  door: ['door', 'doors'],
  drawer: ['drawer', 'drawers'],
  burner: ['burner', 'burners'],
  shelf: ['shelf', 'shelves'],
  tier: ['tier', 'tiers'],
  piece: ['piece', 'pieces', 'pcs', 'pc'],
  pack: ['pack', 'packs'],
  speed: ['speed', 'speeds'],
  year: ['year', 'years', 'yr', 'yrs'],
  month: ['month', 'months'],
  hour: ['hour', 'hours', 'hr', 'hrs'],
  gsm: ['gsm'],
  oz: ['oz', 'ounce', 'ounces'],
  lb: ['lb', 'lbs', 'pound', 'pounds'],
  rpm: ['rpm'],
  db: ['db'],
  page: ['page', 'pages'],
  string: ['string', 'strings'],
  key: ['key', 'keys'],
  blade: ['blade', 'blades'],
};

/** Units of one kind, by how many of the first they are. */
const IN_BASE: Record<string, [number, string]> = {
  kg: [1000, 'g'],
  litre: [1000, 'ml'],
  tb: [1000, 'gb'],
  kw: [1000, 'w'],
  mm: [0.1, 'cm'],
  m: [100, 'cm'],
  inch: [2.54, 'cm'],
  ft: [30.48, 'cm'],
};

/** What measures are kept in: one unit of each kind. */
export const BASE_UNITS = Object.keys(SPELLINGS).filter((unit) => !(unit in IN_BASE));

/** Units that are things themselves: who wants drawers is glad of two. */
export const COUNTED_THINGS = new Set(
  'seater door drawer burner shelf tier piece pack blade string key page'.split(' '),
);

/** The same in the unit that others of its kind can be compared in. */
export function inBase({ number, unit }: Measure): Measure {
  const base = IN_BASE[unit];
  return base
    ? { number: Math.round(number * base[0] * 1000) / 1000, unit: base[1] }
    : { number, unit };
}

const UNIT_OF = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, all]) =>
    all.map((each): [string, string] => [each, unit]),
  ),
);

const anyUnit = [...UNIT_OF.keys()].sort((a, b) => b.length - a.length).join('|');
export const UNITS = String.raw`(?:${anyUnit})(?![\p{L}\p{N}]|[-/]\d)`;
const NUMBER = String.raw`(\d{1,3}(?:,\d{2,3})+|\d{1,7})(\.\d{1,3})?`;
/** Tried only where a number begins, since most of a text has none. */
const MEASURE = new RegExp(String.raw`${NUMBER}[\s-]{0,2}(${UNITS})`, 'uy');
const DIGITS = /\d[\d.,]*/g;
const IN_A_WORD = /[\p{L}\p{N}.]/u;
const COUNTS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];
const COUNTED = new RegExp(
  String.raw`(?<!\p{L})(${COUNTS.join('|')}|single|double|triple)[\s-](seater|door|burner|tier|drawer|star|piece|speed)s?(?!\p{L})`,
  'gu',
);
const OTHER_COUNTS: Record<string, number> = { single: 1, double: 2, triple: 3 };

/** Looked for first, since most texts have none of them. */
const MAY_BE_COUNTED = /seater|door|burner|tier|drawer|star|piece|speed/;

function withCountsAsNumbers(text: string): string {
  if (!MAY_BE_COUNTED.test(text)) return text;
  return text.replaceAll(COUNTED, (_all, count: string, unit: string) => {
    const number = OTHER_COUNTS[count] ?? COUNTS.indexOf(count);
    return `${number} ${unit}`;
  });
}

/** Of "2,55 inch" the last number may have a unit. */
function measureBehind(text: string, index: number, digits: string): RegExpExecArray | null {
  const comma = digits.lastIndexOf(',');
  if (comma < 0) return null;
  MEASURE.lastIndex = index + comma + 1;
  return MEASURE.exec(text);
}

/** Plain lower-case text in pieces, the measures told apart. */
export function readMeasures(text: string): Piece[] {
  const counted = withCountsAsNumbers(text);
  if (!/\d/.test(counted)) return [{ text: counted }];
  const pieces: Piece[] = [];
  let from = 0;
  for (const { index, 0: digits } of counted.matchAll(DIGITS)) {
    if (index < from || (index > 0 && IN_A_WORD.test(counted[index - 1]!))) continue;
    MEASURE.lastIndex = index;
    const match = MEASURE.exec(counted) ?? measureBehind(counted, index, digits);
    if (!match) continue;
    if (match.index > from) pieces.push({ text: counted.slice(from, match.index) });
    const number = Number(match[1]!.replaceAll(',', '') + (match[2] ?? ''));
    pieces.push({ number, unit: UNIT_OF.get(match[3]!)! });
    from = match.index + match[0].length;
  }
  if (from < counted.length) pieces.push({ text: counted.slice(from) });
  return pieces;
}

/** The unit that a word behind a number stands for, and whether that is a thing itself. */
export function unitOf(word: string): { name: string; isThing: boolean } | null {
  const [piece] = readMeasures(`1 ${word}`);
  if (!piece || !isMeasure(piece)) return null;
  return { name: piece.unit, isThing: COUNTED_THINGS.has(piece.unit) };
}

/** Units that are long enough to be written wrongly. */
export const LONG_UNITS = Object.values(SPELLINGS)
  .flat()
  .filter((unit) => /^[a-z]{4,}$/.test(unit));

export const isMeasure = (piece: Piece): piece is Measure => 'unit' in piece;
