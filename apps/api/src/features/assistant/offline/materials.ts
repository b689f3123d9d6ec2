/** What is a kind of what: who rules out the first rules out all behind it, whatever a title calls them. */

const kinds = (text: string): string[] => text.split(',').map((name) => name.trim());

const KINDS_OF: Record<string, string[]> = {
  plastic: kinds(
    'polypropylene, polycarbonate, polyethylene, polystyrene, polythene, abs, pvc, hdpe, acrylic, melamine, vinyl, tritan',
  ),
  metal: kinds('steel, iron, aluminium, brass, copper, zinc, alloy, chrome, tin'),
  wood: kinds(
    'teak, sheesham, rosewood, mango wood, plywood, mdf, particle board, engineered wood, pine, oak, walnut wood, acacia',
  ),
  wooden: kinds('wood, teak, sheesham, plywood, mdf'),
  glass: kinds('borosilicate, opalware, crystal'),
  paper: kinds('cardboard'),
  ceramic: kinds('porcelain, stoneware, bone china, terracotta'),
  rubber: kinds('latex, neoprene'),
  leather: kinds('suede, nubuck'),
  synthetic: kinds(
    'polyester, nylon, acrylic, rayon, viscose, microfibre, georgette, chiffon, spandex, polyurethane, faux leather, faux fur',
  ),
  wool: kinds('woollen, cashmere, pashmina, merino, angora'),
  nut: kinds('almond, cashew, walnut, pistachio, peanut, groundnut, hazelnut, pecan'),
  dairy: kinds('milk, butter, ghee, cheese, paneer, curd, yoghurt, cream cheese, whey'),
  meat: kinds('chicken, lamb, mutton, beef, pork, fish, tuna, prawn'),
  seafood: kinds('fish, prawn, shrimp, crab, tuna, salmon'),
  gluten: kinds('wheat, maida, atta, rava, sooji, barley, semolina'),
  citrus: kinds('orange, lemon, lime, grapefruit'),
};

const oneOf = (words: string): string => words.replace(/(?<!s)s$/u, '');

/** A word with all that is a kind of it. */
export const withKinds = (words: string): string[] => [words, ...(KINDS_OF[oneOf(words)] ?? [])];
