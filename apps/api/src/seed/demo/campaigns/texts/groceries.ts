import { lines, phrases, type TradeDeals } from '../trade-deals.ts';

export const groceryDeals: readonly TradeDeals[] = [
  {
    category: 'Groceries/Supermarkets',
    percents: [5, 10, 15, 20],
    least: [499, 799, 999],
    shares: phrases(`
      rice, dal and atta | Sona masoori, toor and stone-ground wheat for the whole month.
      cold-pressed oils and ghee | Groundnut, coconut and sesame, in your bottle or ours.
      cleaning and laundry shelves | Detergents, floor cleaners and refills by the litre.
      breakfast cereals and spreads | Muesli, oats, honey and peanut butter of every kind.
      dairy, cheese and frozen food | The cold aisle, from curd cups to green peas.
      snacks, biscuits and drinks | For lunch boxes, long drives and the match on Sunday.
      baby care and diapers | Wipes, creams, cereals and every size of diaper.
      organic millets and pulses | More than twenty kinds, sold loose or packed.
    `),
    bills: [
      [50, 699],
      [100, 1199],
      [150, 1499],
      [200, 1999],
      [350, 2999],
      [500, 4499],
    ],
    basket: lines(`
      The monthly list in one go, delivered home if it is near.
      Everything on the shelves counts, from salt to shampoo.
      Bring the long list; it is worth it.
    `),
    wholes: phrases(`
      Buy 2 packs of biscuits, get 1 free | All flavours from the middle aisle.
      Free 1 kg of sugar on bills above ₹1,499 | Taken off at the till together with the code.
      Weekend basket of staples for ₹999 | Rice, dal, oil, atta and spices, packed and ready.
      Buy 3 soaps, get 1 free | Neem, sandal, turmeric or glycerine.
      Free home delivery for a month | Any number of orders within three kilometres.
      5 kg of sona masoori for ₹299 | Aged for a year and cleaned by machine.
      Buy 1 jar of pickle, get 1 free | Tender mango, lime, gongura and garlic.
      Free cloth bag with every monthly list | Sturdy, washable and good for ten kilos.
      Breakfast box for a week at ₹349 | Poha, rava, vermicelli, milk and a dozen bananas.
      Buy 2 litres of oil, get a spice box free | Six small tins of everyday masalas.
    `),
    greetings: phrases(`
      A free cloth bag for new followers | With your first bill of any size.
      A free packet of filter coffee powder for new followers | Fifty grams, freshly ground.
    `),
    conditions: lines(`
      Not on milk, sugar and tobacco.
      Not on items that are already marked down.
      At most 2 kg of any staple.
    `),
  },
  {
    category: 'Groceries/Fruits & Vegetables',
    percents: [10, 15, 20, 25],
    least: [149, 199, 299],
    shares: phrases(`
      organic vegetables | From farms within sixty kilometres, with the farm’s name on the crate.
      exotic fruits and berries | Kiwi, avocado, dragon fruit and strawberries in season.
      fruit baskets for gifting | Arranged, wrapped and tied while you wait.
      cut vegetables and soup packs | Washed, chopped and ready for the pan after five.
      greens and fresh herbs | Palak, methi, amaranth, mint and curry leaves of this morning.
      weekly subscription boxes | Seven vegetables and three fruits, a new mix every week.
    `),
    bills: [
      [30, 249],
      [50, 399],
      [75, 599],
    ],
    basket: lines(`
      Weigh what you like; it all counts.
      Best before nine in the morning, when the crates are opened.
    `),
    wholes: phrases(`
      Free coriander and curry leaves with every bill | A generous bunch of each, as it used to be.
      Buy 1 kg of tomatoes, get 500 g of onions free | Country tomatoes, red and firm.
      Salad box for the week at ₹199 | Lettuce, cucumber, cherry tomatoes, sprouts and lime.
      Buy 2 kg of bananas, get 500 g free | Yelakki or robusta, for today or for Thursday.
      Box of a dozen mangoes at ₹150 off | The variety of the week, ripened in straw.
      Half price on mushrooms every Wednesday | Button, oyster and milky, picked the night before.
      Buy 3 avocados, get 1 free | Two for today and two for the weekend.
    `),
    greetings: phrases(`
      A free bunch of greens for new followers | Palak, methi or amaranth, whichever came in best.
    `),
    conditions: lines(`
      While the day’s harvest lasts.
      Before noon only.
    `),
  },
];
