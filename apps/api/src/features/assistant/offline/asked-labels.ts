/** What questions about products ask for, in plain English text. */
export type Asked =
  | 'price'
  | 'rating'
  | 'brand'
  | 'availability'
  /** Labels that say it, the likeliest first, and what it is called. */
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
    { labels: /width|sweep|dimension|size|screen|length/iu, name: 'how wide it is' },
  ],
  [/\b(?:tall|height|high)\b/u, { labels: /height|dimension|size/iu, name: 'how tall it is' }],
  [
    /\b(?:how long (?:is|are)|how much long|length)\b/u,
    { labels: /length|dimension|size/iu, name: 'how long it is' },
  ],
  [
    /\b(?:deep|depth|thick(?:ness)?)\b/u,
    { labels: /depth|thick|dimension|size/iu, name: 'how deep it is' },
  ],
  [
    /\b(?:heavy|weight|weigh|weighs|pounds?|kilos?|kgs?|grams?)\b/u,
    { labels: /^weight|net weight|\bweight$/iu, name: 'how heavy it is' },
  ],
  [
    /\b(?:star rating|energy (?:rating|stars?)|how many stars?|bee)\b/u,
    { labels: /energy|star/iu, name: 'its star rating' },
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
  [/\b(?:wood|wooden)\b/u, { labels: /wood|^top$|frame|material/iu, name: 'of which wood it is' }],
  [
    /\b(?:material|made of|made out of|fabric|cloth|stuff is it)\b/u,
    { labels: /material|fabric|upholstery|upper|frame|^top$/iu, name: 'what it is made of' },
  ],
  [
    /\b(?:capacity|litres?|liters?|volume)\b/u,
    { labels: /capacity|volume/iu, name: 'its capacity' },
  ],
  [
    /\b(?:seats?|seater|how many people)\b/u,
    { labels: /seat|players|persons|capacity/iu, name: 'how many it is for' },
  ],
  [
    /\b(?:energy|electricity|current|power|consumption|watts?|wattage|units)\b/u,
    { labels: /power|watt|energy|motor|voltage/iu, name: 'its power' },
  ],
  [/\b(?:warranty|guarantee)\b/u, { labels: /warrant|guarantee/iu, name: 'its warranty' }],
  [/\b(?:resolution|4k|hd)\b/u, { labels: /resolution|video/iu, name: 'its resolution' }],
  [
    /\b(?:wash(?:ed|ing|able)?|clean(?:ed|ing)?|iron(?:ed|ing)|dry clean|machine wash|take care of)\b/u,
    { labels: /\bcare\b|wash|clean/iu, name: 'how to wash it' },
  ],
  [/\b(?:author|writer|wrote|written by)\b/u, { labels: /author|writer/iu, name: 'who wrote it' }],
  [
    /\b(?:in (?:my|his|her|their|our|which|what|all|other|any) sizes?|(?:which|what|other|my|his|her) sizes?|fit (?:me|him|her|us))\b/u,
    { labels: /^size|\bsize$|waist|chest/iu, name: 'its sizes' },
  ],
  [
    /\b(?:(?:how much|what) area|cover(?:s|age)?(?= (?:area|how|wall)|\s*[?.!]*$))/u,
    { labels: /coverage|covers|area/iu, name: 'how much it covers' },
  ],
  [/\b(?:flavou?rs?|taste|tastes)\b/u, { labels: /flavou?r|variety|taste/iu, name: 'its flavour' }],
  [
    /\b(?:smell|smells|fragrance|scent)\b/u,
    { labels: /fragrance|scent|smell|notes/iu, name: 'its fragrance' },
  ],
  [
    /\b(?:ingredients?|made from|contains?)\b/u,
    { labels: /ingredient|contains|composition/iu, name: 'what is in it' },
  ],
  [
    /\b(?:water ?-?proof|water ?-?resistan(?:t|ce)|splash ?-?proof|sweat ?-?proof|in (?:the )?rain|under water|swim(?:ming)?)\b/u,
    { labels: /water/iu, name: '“waterproof”' },
  ],
  [/\b(?:noise|noisy|sound|silent)\b/u, { labels: /noise|sound|loud/iu, name: 'how loud it is' }],
  [
    /\b(?:how many|pieces?|pcs|packs?|quantity)\b/u,
    { labels: /pack|pieces|quantity|count/iu, name: 'how many there are' },
  ],
];
/** "How much" of something asks for that: "how much karat". */
export const PRICE_ASKED: [RegExp, Asked] = [
  /\bhow much(?! (?!is\b|are\b|was\b|for\b|do(?:es)?\b|will\b|would\b|it\b|its\b|it's\b|this\b|that\b|these\b|those\b|they\b|the\b|first\b|second\b|third\b|fourth\b|last\b|one\b|in\b|of\b|at\b|to\b|rs\b|rupees\b|money\b|cost|price|pay|you\b|i\b|and\b|only\b|please\b|now\b)\p{L})|\b(?:price|cost|costs|costing|mrp|rate)\b/u,
  'price',
];
