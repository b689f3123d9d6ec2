/** Things of one kind: how they are named and described, and which of them there are. */
export type ProductKind = {
  /** A place type, such as electronics_store. */
  category: string;
  /** The shop's path to them, such as 'Electronics > Phones > Smartphones'. */
  type: string;
  title: string;
  name: string;
  /** Of several, each family takes one; a sentence with something that is not known of a product is left out. */
  about: readonly string[];
  /** What holds for every one of them. */
  common?: Readonly<Record<string, string>>;
  /**
   * One model a line under a line of columns, with bars in between. A column with a capital is an attribute, the others are
   * words for the texts: `model`, `price` in rupees, `brand` where it is not the model's first word.
   * `64 GB; 128 GB +1500` are two to choose from, the second one for 1500 rupees more; with the column
   * `RAM / Storage`, `4 GB / 64 GB` sets both at once. An empty place is not known.
   */
  models: readonly string[];
};

/** One thing that can be bought. */
export type ProductVariant = {
  words: Record<string, string>;
  attributes: Record<string, string>;
  rupees: number;
};

/** More ways than these to have one model, and a shop keeps every other one. */
const ALL_KEPT = 6;

/** The models of a kind, each in the ways in which it can be had. */
export function familiesOf({ models, common = {} }: ProductKind): ProductVariant[][] {
  const [columns, ...rows] = models.map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.map((cells) => {
    if (cells.length !== columns!.length) throw new Error(`Wrong columns: ${cells.join(' | ')}`);
    return waysToChoose(cells.map(choicesIn)).map((way) => variantOf(columns!, way, common));
  });
}

type Choice = { text: string; extra: number; step: number };

function choicesIn(cell: string): Choice[] {
  return cell.split(';').map((each, step) => {
    const [, text, extra] = /^(.*?)(?:\s([+-]\d+))?$/.exec(each.trim())!;
    return { text: text!, extra: Number(extra ?? 0), step };
  });
}

function waysToChoose(cells: Choice[][]): Choice[][] {
  let ways: Choice[][] = [[]];
  for (const choices of cells) {
    ways = ways.flatMap((way) => choices.map((choice) => way.concat(choice)));
  }
  if (ways.length <= ALL_KEPT) return ways;
  // By turns, as on a chessboard, so that every choice is left in one way or another.
  return ways.filter((way) => way.reduce((sum, { step }) => sum + step, 0) % 2 === 0);
}

function variantOf(columns: string[], way: Choice[], common: Readonly<Record<string, string>>) {
  const variant: ProductVariant = { words: {}, attributes: {}, rupees: 0 };
  for (const [nth, { text, extra }] of way.entries()) {
    const column = columns[nth]!;
    variant.rupees += extra;
    if (column === 'price') variant.rupees += Number(text);
    else if (text !== '') addWords(variant, column, text);
  }
  Object.assign(variant.attributes, common);
  return variant;
}

function addWords({ words, attributes }: ProductVariant, column: string, text: string): void {
  const labels = column.split(' / ');
  const values = text.split(' / ');
  if (labels.length !== values.length) throw new Error(`${text} is not ${column}`);
  for (const [nth, label] of labels.entries()) {
    const into = isAttribute(label) ? attributes : words;
    into[label] = values[nth]!;
  }
}

const isAttribute = (label: string): boolean => /^\p{Lu}/u.test(label);
