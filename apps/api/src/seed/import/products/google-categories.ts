/** Our place types for Google's product categories: the longest path that fits decides. */
const paths: Readonly<Record<string, string>> = {
  'animals & pet supplies': 'pet_store',
  'apparel & accessories': 'clothing_store',
  'apparel & accessories > clothing > baby & toddler clothing': 'baby_store',
  'apparel & accessories > clothing accessories > baby & toddler clothing accessories':
    'baby_store',
  'apparel & accessories > jewelry': 'jewelry_store',
  'apparel & accessories > shoe accessories': 'shoe_store',
  'apparel & accessories > shoes': 'shoe_store',
  'arts & entertainment > hobbies & creative arts > arts & crafts': 'stationery_store',
  'arts & entertainment > hobbies & creative arts > musical instrument & orchestra accessories':
    'musical_instrument_store',
  'arts & entertainment > hobbies & creative arts > musical instruments':
    'musical_instrument_store',
  'baby & toddler': 'baby_store',
  'cameras & optics': 'electronics_store',
  electronics: 'electronics_store',
  'food, beverages & tobacco': 'grocery_store',
  furniture: 'furniture_store',
  'furniture > baby & toddler furniture': 'baby_store',
  hardware: 'hardware_store',
  'health & beauty': 'beauty_store',
  'home & garden': 'home_goods_store',
  'home & garden > household appliance accessories': 'electronics_store',
  'home & garden > household appliances': 'electronics_store',
  'home & garden > household supplies > household cleaning supplies': 'grocery_store',
  'home & garden > household supplies > household paper products': 'grocery_store',
  'home & garden > household supplies > laundry supplies': 'grocery_store',
  'home & garden > kitchen & dining > kitchen appliance accessories': 'electronics_store',
  'home & garden > kitchen & dining > kitchen appliances': 'electronics_store',
  'luggage & bags': 'clothing_store',
  media: 'book_store',
  'media > sheet music': 'musical_instrument_store',
  'office supplies': 'stationery_store',
  'religious & ceremonial': 'home_goods_store',
  software: 'electronics_store',
  'sporting goods': 'sporting_goods_store',
  'toys & games': 'toy_store',
};

export const categoryPaths: ReadonlyMap<string, string> = new Map(Object.entries(paths));

/** The same by number, for those that shops use most; of others the shop's own words decide. */
const numbers: Readonly<Record<string, string>> = {
  baby_store: '182 537 548 5422',
  beauty_store: '469 473 491 2915',
  book_store: '783 784',
  clothing_store: `166 167 169 170 173 176 177 178 184 203 204 206 207 208 209 211 212 213 214 215 1604
    1772 2271 2306 2562 2668 3032 5181 5441 6551 6552 8248`,
  electronics_store: `141 142 152 222 223 224 230 233 234 242 249 251 252 259 262 264 267 270 271 272 278
    279 285 300 325 328 331 386 404 604 686 730 1420 1480 1867 1993 2082 2092 2165 2353 3539 4745 5308
    5566 6886 7163 505771 543512 543513 543514 543626 543627`,
  furniture_store: '436 443 460 6392 6433',
  grocery_store: '412 413 422',
  hardware_store:
    '127 133 632 1167 1673 1810 1869 1935 1974 2032 2273 3650 3974 4789 499873 500096',
  home_goods_store: `536 569 594 638 665 668 672 673 674 675 676 689 696 721 2169 2918 2951 2962 3498
    3553 4026 4171 5605`,
  jewelry_store: '188 189 190 191 192 194 196 197 200 201 5122 6463',
  musical_instrument_store: '54',
  pet_store: '1 2',
  shoe_store: '187 1856 1933',
  sporting_goods_store: '988',
  stationery_store: '16 922',
  toy_store: '1239 1249 1253 3793 3867',
};

export const categoryNumbers: ReadonlyMap<string, string> = new Map(
  Object.entries(numbers).flatMap(([category, list]) =>
    list.split(/\s+/).map((number) => [number, category] as const),
  ),
);
