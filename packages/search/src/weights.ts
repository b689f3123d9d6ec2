/** What counts how much in ranking. Each was measured with and without it: see decision record 0043. */
export const weights = {
  /** BM25F: how soon more of the same counts no more. */
  k1: 0.6,
  fields: { title: 6, belonging: 1.2, brand: 4, type: 4, attributes: 3, description: 1 },
  /** How much a long title or description is held against it. */
  titleLength: 0.6,
  descriptionLength: 0.6,
  /** For all words of the query beside each other in the title. */
  inARow: 0.3,
  /** How well something else does for a word, where that is in the index too. */
  as: {
    joined: 0.95,
    otherUnit: 0.95,
    form: 0.7,
    synonym: 0.8,
    wider: 0.5,
    prefix: 0.8,
    number: 0.5,
    mistaken: 0.8,
  },
  kinds: { no: 1, beside: 1.05, special: 1.25, same: 1.35 },
  accessory: 0.6,
  /** For what only mentions the thing that is asked for to go with something else. */
  unnamed: 0.6,
  outOfStock: 0.9,
  star: 0.02,
  mentionedUnwanted: 0.55,
  saidAbsent: 1.2,
};
