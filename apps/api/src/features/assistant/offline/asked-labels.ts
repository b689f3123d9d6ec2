/** What questions about products ask for, in plain English text. */
export type Asked =
  | 'price'
  | 'rating'
  | 'brand'
  | 'availability'
  /** Labels that say it, and what it is called. */
  | { labels: RegExp; name: string }
  | { words: string[] };

/** Words by which people ask for what a feed calls otherwise. */
export const ASKED_AS: [RegExp, Asked][] = [
  [
    /\b(?:max(?:imum)? (?:load|weight)|(?:how much )?weight (?:can|does) .*(?:take|hold|carry)|(?:can|will|does) (?:it |this |that )?(?:hold|take|carry|bear|support)|hold how much|(?:hold|carry|take) up ?to)\b/u,
    { labels: /load/iu, name: 'how much it carries' },
  ],
  [
    /\b(?:wide|width|breadth|dimensions?|how big|size of|measurements?)\b/u,
    { labels: /width|dimension|size|sweep|screen|length/iu, name: 'how wide it is' },
  ],
  [/\b(?:tall|height|high)\b/u, { labels: /height|dimension|size/iu, name: 'how tall it is' }],
  [/\b(?:how long is|length)\b/u, { labels: /length|dimension|size/iu, name: 'how long it is' }],
  [
    /\b(?:deep|depth|thick(?:ness)?)\b/u,
    { labels: /depth|thick|dimension|size/iu, name: 'how deep it is' },
  ],
  [
    /\b(?:heavy|weight|weigh|weighs|pounds?|kilos?|kgs?|grams?)\b/u,
    { labels: /^weight|net weight|\bweight$/iu, name: 'how heavy it is' },
  ],
  [/\b(?:rating|rated|stars|reviews?)\b(?! energy)/u, 'rating'],
  [/\b(?:brand|company|who makes|made by|maker|manufacturer)\b/u, 'brand'],
  [/\b(?:available|availability|in stock|stock)\b/u, 'availability'],
  [
    /\b(?:battery|backup|charge lasts?|playtime|how long does .* last)\b/u,
    { labels: /batter|playtime|backup|lasts/iu, name: 'how long it lasts' },
  ],
  [
    /\b(?:age|how old|years? old|which age)\b/u,
    { labels: /^age|ideal for/iu, name: 'for which age it is' },
  ],
  [/\b(?:ram)\b/u, { labels: /\bram\b/iu, name: 'its RAM' }],
  [/\b(?:storage|rom|gb)\b/u, { labels: /storage|\brom\b|hard|ssd/iu, name: 'its storage' }],
  [/\b(?:camera|megapixels?|photos?)\b/u, { labels: /camera|resolution/iu, name: 'its camera' }],
  [/\b(?:processor|chip|cpu)\b/u, { labels: /processor|chip|cpu/iu, name: 'its processor' }],
  [/\b(?:colours?)\b/u, { labels: /colou?r|shade/iu, name: 'its colour' }],
  [
    /\b(?:material|made of|fabric|what wood|which wood|wood is)\b/u,
    { labels: /material|fabric|wood|upholstery|frame|top|upper/iu, name: 'what it is made of' },
  ],
  [
    /\b(?:capacity|litres?|liters?|volume)\b/u,
    { labels: /capacity|volume/iu, name: 'its capacity' },
  ],
  [
    /\b(?:seats?|seater|how many people)\b/u,
    { labels: /seat|capacity|players|persons/iu, name: 'how many it is for' },
  ],
  [
    /\b(?:energy|electricity|current|power|consumption|watts?|units)\b/u,
    { labels: /energy|power|watt/iu, name: 'its power' },
  ],
  [/\b(?:warranty|guarantee)\b/u, { labels: /warrant|guarantee/iu, name: 'its warranty' }],
  [/\b(?:resolution|4k|hd)\b/u, { labels: /resolution|video/iu, name: 'its resolution' }],
  [
    /\b(?:how many|pieces|pack|quantity)\b/u,
    { labels: /pack|pieces|quantity|count/iu, name: 'how many there are' },
  ],
];
export const PRICE_ASKED: [RegExp, Asked] = [/\b(?:how much|price|cost|mrp|rate)\b/u, 'price'];
