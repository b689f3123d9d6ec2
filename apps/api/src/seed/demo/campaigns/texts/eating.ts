import { lines, phrases, type TradeDeals } from '../trade-deals.ts';

export const eatingDeals: readonly TradeDeals[] = [
  {
    category: 'Food & Drink/Restaurants',
    percents: [10, 15, 20, 25, 30],
    least: [299, 399, 499, 699],
    shares: phrases(`
      the whole breakfast menu | Idli, vada, pongal and every dosa on the board until half past eleven.
      weekday lunch thalis | Unlimited rice, two curries, rasam and a sweet, served until three.
      family dinners for four or more | One table, one bill, and the payasam comes with it.
      all biryanis and kebabs | Slow-cooked in sealed pots and opened at your table.
      takeaway orders after 8 pm | Packed hot in steel-lined boxes while you wait.
      coastal curries and neer dosa | Mangalorean gravies with fish of the morning, or with jackfruit.
      party orders of 20 plates and more | From puja lunches to office farewells, ordered a day ahead.
      millet dishes and salads | Ragi, jowar and little millet, cooked as the grandmothers did.
    `),
    bills: [
      [75, 499],
      [100, 699],
      [150, 999],
      [200, 1299],
      [300, 1799],
      [400, 2499],
      [500, 2999],
    ],
    basket: lines(`
      Order what you like, from the first dosa to the last kulfi.
      Good for dining in and for parcels alike.
      Bring the family; the saving is on the whole bill.
    `),
    wholes: phrases(`
      Any two dosas and two filter coffees for ₹199 | Masala, rava, set or neer: mix them as you like.
      Buy 1 thali, get 1 free on Tuesdays | Come as two, eat as two, pay for one.
      Free payasam with every lunch thali | The sweet of the day in a brass cup, on the house.
      Unlimited weekend breakfast buffet for ₹249 | Eighteen dishes, live dosa counter, endless coffee.
      Buy 2 biryanis, get 1 free | Chicken, mutton or vegetable, as long as all three are the same size.
      Kids eat free on Sunday evenings | One small meal for every grown-up main dish ordered.
      Mini meals for ₹99 from Monday to Friday | Rice, sambar, palya, curd and pickle in under ten minutes.
      Free starter on dinner bills above ₹799 | Choose chilli paneer, pepper chicken or baby-corn fry.
      Banana-leaf feast for two at ₹599 | Twenty-one items, second helpings included.
      Half price on the second main course | The one that costs less is at half price.
      Buy 3 parathas, get 1 free | Aloo, gobi, methi and whatever the market brought today.
      Free lime soda with every lunch combo | Sweet, salt or both, freshly squeezed.
      Festive thali for four at ₹1,199 | Holige, kosambari and all the sides, served on one long leaf.
      Candle-light dinner for two at ₹999 | Soup, starter, two mains and a dessert to share.
      Midnight kebab platter for ₹449 | Six kinds, mint chutney and rumali roti, from ten until closing.
    `),
    greetings: phrases(`
      A free filter coffee for new followers | A tumbler of fresh decoction coffee with whatever you order.
      A free dessert of the day for new followers | Ask for it when the plates are cleared.
    `),
    conditions: lines(`
      Not on home delivery.
      Please call ahead for tables of six and more.
    `),
  },
  {
    category: 'Food & Drink/Cafes',
    percents: [10, 15, 20, 25, 30],
    least: [149, 199, 249, 349],
    shares: phrases(`
      filter coffee and breakfast | From the first decoction of the morning until the last idli at eleven.
      all cold brews and iced coffees | Steeped for eighteen hours with beans from Chikkamagaluru.
      sandwiches and toasties after 4 pm | The bread is baked two streets away every morning.
      whole beans and ground coffee | Roasted on Mondays; ask for the grind that your filter likes.
      cakes by the slice | Banana walnut, orange polenta and the chocolate one that sells out.
      pastas and big bowls | Made to order, with greens from a farm on the edge of town.
      your work-from-cafe bill on weekdays | Sockets, quiet corners and refills at the counter.
      teas, infusions and kombucha | Nilgiri leaves, lemongrass and two house ferments on tap.
    `),
    bills: [
      [50, 299],
      [75, 399],
      [100, 499],
      [150, 799],
      [200, 999],
      [300, 1499],
    ],
    basket: lines(`
      Coffee, cake and anything else on the board counts.
      Sit down or take it along; the code works for both.
      Good company and one shared bill make it easy.
    `),
    wholes: phrases(`
      Buy 1 cappuccino, get 1 free before 11 am | Bring a colleague, or drink both; nobody will ask.
      Free butter croissant with any large coffee | Out of the oven at eight and at four.
      Any coffee and a slice of cake for ₹249 | Choose from the glass counter and take the window seat.
      Tasting flight of three estates for ₹199 | Three small cups and a card that tells them apart.
      Buy 2 bags of beans, get 1 free | Any roast of 250 grams, freshly ground if you wish.
      Free refill on black coffee till noon | As many cups as the morning asks for.
      Brunch for two at ₹799 | Two plates, two coffees and a basket of bread to share.
      Buy 1 cold coffee, get 1 free on Wednesdays | The thick one with a scoop, or the plain one without.
      Free cookie with every hot chocolate | Sea salt and dark chocolate, baked in the morning.
      Student combo: toastie and iced tea for ₹149 | Show any college identity card with the code.
      Half price on bakes after 8 pm | Whatever is left in the glass counter, and it is never much.
      Board-game evening with two coffees for ₹349 | A table, a game of your choice and no hurry.
      Buy 3 iced teas, get 1 free | Peach, lime, hibiscus and a new one every month.
      Barista workshop seat at ₹300 off | Two hours, a real machine and your own latte art.
    `),
    greetings: phrases(`
      A free cookie for new followers | With any coffee, until the jar is empty.
      A free upgrade to a large cup for new followers | Order the small one, get the large one.
      A free babyccino for new followers’ little ones | Warm foam, cocoa and a biscuit.
    `),
    conditions: lines(`
      Not on packed beans and merchandise.
      Not on public holidays.
    `),
  },
  {
    category: 'Food & Drink/Bakeries',
    percents: [10, 15, 20, 25],
    least: [149, 199, 299],
    shares: phrases(`
      celebration cakes of 1 kg and more | Eggless or not, with the name written by a steady hand.
      all breads and buns | Sourdough, milk bread and khara buns from the stone oven.
      puffs, rolls and savouries | Vegetable, egg and mushroom, straight from the afternoon tray.
      cookie tins and gift boxes | Butter, nankhatai and oats, packed to travel.
      pastries and tea cakes | Honey, pineapple and the plum cake that is fed for weeks.
      custom cakes booked two days ahead | Bring a picture; the baker will tell what is possible.
      party boxes for 15 and more | A puff, a pastry, chips and a drink in every box.
    `),
    bills: [
      [50, 349],
      [75, 499],
      [100, 699],
      [200, 1499],
    ],
    basket: lines(`
      Fill the tray from the savoury shelf to the cake counter.
      Cakes, bread and biscuits all count.
    `),
    wholes: phrases(`
      Buy 4 puffs, get 2 free | Any fillings, as long as the tray is warm.
      Free candles and a topper with every birthday cake | Gold numbers or a sparkling fountain.
      Half-kilo chocolate truffle cake for ₹349 | Dark ganache, eggless on request, ready in two hours.
      Buy 1 sourdough loaf, get 1 free on Thursdays | One for the table and one for the freezer.
      Dozen butter biscuits for ₹120 | Crisp, pale and weighed in front of you.
      Free khara bun with every loaf of bread | Green chilli, onion and coriander, baked at three.
      Buy 3 cupcakes, get 1 free | Vanilla, red velvet, filter coffee and one surprise.
      Tea-time platter for four at ₹299 | Puffs, rusks, cake slices and salted biscuits.
    `),
    greetings: phrases(`
      A free vegetable puff for new followers | From the warm tray, with anything you buy.
      A free pastry of the day for new followers | The baker chooses, and chooses well.
    `),
    conditions: lines(`
      Not on pre-ordered cakes.
      While the day’s bake lasts.
    `),
  },
  {
    category: 'Food & Drink/Sweets & Snacks',
    percents: [10, 15, 20, 25],
    least: [199, 299, 499],
    shares: phrases(`
      pure-ghee sweets of 1 kg and more | Mysore pak, laddu and badam barfi, made the same day.
      the evening chaat counter | Pani puri, masala puri and dahi vada from five until nine.
      festival gift boxes | Assorted sweets and savouries in boxes worth keeping.
      murukku, nippattu and chips | Fried in fresh groundnut oil and packed airtight.
      sugar-free dry-fruit sweets | Dates, figs and nuts do all of the work.
      wedding and housewarming orders | Tasting is free and delivery is on time.
    `),
    bills: [
      [50, 399],
      [100, 749],
      [150, 999],
      [300, 1999],
    ],
    basket: lines(`
      Sweets by weight, savouries by the packet, chaat by the plate.
      For the family, the office or the neighbours.
    `),
    wholes: phrases(`
      Buy 1 kg of Mysore pak, get 250 g of mixture free | The soft one that melts, with the crunchy one beside it.
      Two plates of pani puri for ₹80 | Twelve puris, two kinds of water, one refill.
      Free jalebi with every chaat platter | Hot, thin and straight from the syrup.
      Buy 2 boxes of kaju katli, get 1 free | Boxes of 250 grams with silver leaf or without.
      Samosa and masala chai combo for ₹49 | Two samosas and a glass of ginger chai.
      Family chaat platter at ₹249 | Bhel, sev puri, papdi and dahi puri on one large tray.
    `),
    greetings: phrases(`
      A free laddu for new followers | Motichoor, made this morning.
      A free 100 g of mixture for new followers | With any purchase of sweets.
    `),
    conditions: lines(`
      Not on boxes with silver coins.
      While the day’s batch lasts.
    `),
  },
  {
    category: 'Food & Drink/Juices & Ice Cream',
    percents: [10, 15, 20, 25],
    least: [99, 149, 199],
    shares: phrases(`
      fresh juices without added sugar | Pressed when you order, strained only if you ask.
      all sundaes and faloodas | Rose, mango, dry fruit and the tall one called Gadbad.
      family tubs to take home | Packed with dry ice for the drive.
      thick shakes and smoothies | Butter fruit, chikoo and dates, blended while you watch.
      fruit bowls and salads | Six fruits of the season, honey and lime.
      kulfis and ice-cream cakes | Set overnight and cut to order.
    `),
    bills: [
      [40, 249],
      [75, 449],
      [100, 599],
    ],
    basket: lines(`
      Scoops, shakes and tubs, all on one bill.
      Come with friends; brain freeze is shared.
    `),
    wholes: phrases(`
      Buy 2 scoops, get 1 free | Three flavours in one cup, or one flavour thrice.
      Free waffle cone with every double scoop | Rolled on the iron in front of you.
      Any two juices for ₹120 | Orange, watermelon, pineapple or the green one.
      Buy 1 falooda, get 1 free on Mondays | Long spoons are provided.
      Tender-coconut ice cream for ₹69 | Churned in small drums with bits of coconut inside.
      Half price on the second sundae | The one that costs less is at half price.
    `),
    greetings: phrases(`
      A free scoop for new followers | Any flavour of the day, in a cup or a cone.
    `),
    conditions: lines(`
      Not on seasonal specials.
      After noon only.
    `),
  },
];
