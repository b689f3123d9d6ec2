import type { ProductKind } from '../product-kind.ts';

const category = 'grocery_store';

export const groceries: readonly ProductKind[] = [
  {
    category,
    type: 'Grocery > Staples > {kinds}',
    title: '{model} [{Farming} ]{Variety} {thing} ({Weight})',
    name: '{model} {Variety} {thing} ({Weight})',
    about: `
      {variety} {thing} in a pack of {Weight}. Diet: {diet}. Farming: {farming}.
    `,
    common: { Diet: 'Vegetarian' },
    models: `
      model | thing | kinds | price | Variety | Weight | Farming
      Annavi Daily | Rice | Rice | 69 | Sona Masoori | 1 kg; 5 kg +260; 10 kg +590 |
      Annavi Royal | Rice | Rice | 139 | Basmati | 1 kg; 5 kg +540; 10 kg +1150 |
      Kheteri Pure | Rice | Rice | 129 | Brown | 1 kg; 5 kg +500 | Organic
      Annavi Chakki | Atta Wheat Flour | Flours | 59 | Whole | 1 kg; 5 kg +220; 10 kg +470 |
      Kheteri Chakki | Atta Wheat Flour | Flours | 89 | Multigrain | 1 kg; 5 kg +350 | Organic
      Annavi Besan | Gram Flour | Flours | 79 | Fine | 500 g; 1 kg +70 |
      Annavi Dal | Toor Dal | Pulses | 89 | Unpolished | 500 g; 1 kg +80; 2 kg +250 |
      Annavi Dal | Moong Dal | Pulses | 79 | Split | 500 g; 1 kg +70 |
      Kheteri Dal | Chana Dal | Pulses | 89 | Unpolished | 500 g; 1 kg +80 | Organic
      Annavi Rajma | Kidney Beans | Pulses | 99 | Red | 500 g; 1 kg +90 |
      Annavi Meetha | Sugar | Sugar and Salt | 49 | White | 1 kg; 5 kg +180 |
      Kheteri Gud | Jaggery | Sugar and Salt | 79 | Powdered | 500 g; 1 kg +70 | Organic
      Annavi Namak | Salt | Sugar and Salt | 29 | Iodised; Rock +30 | 1 kg |
      Annavi Poha | Flattened Rice | Breakfast | 49 | Thick | 500 g; 1 kg +40 |
      Subahra Daily | Oats | Breakfast | 99 | Rolled | 500 g; 1 kg +90 |
      Subahra Flakes | Corn Flakes | Breakfast | 159 | Plain; Honey +30 | 475 g; 875 g +120 |
      Subahra Muesli | Muesli | Breakfast | 299 | Fruit and Nut | 500 g; 1 kg +260 |
    `,
  },
  {
    category,
    type: 'Grocery > Oils and Ghee > {kinds}',
    title: '{model} {Variety} {thing} ({Volume})',
    name: '{model} {Variety} {thing} ({Volume})',
    common: { Diet: 'Vegetarian' },
    about: `
      {variety} {thing} in a {packaging} of {Volume}. Diet: {diet}.
    `,
    models: `
      model | thing | kinds | price | Variety | Volume | Packaging
      Annavi Tel | Sunflower Cooking Oil | Cooking Oils | 139 | Refined | 1 L; 2 L +130; 5 L +540 | Pouch
      Annavi Sarson | Mustard Oil | Cooking Oils | 159 | Cold Pressed | 1 L; 5 L +620 | Bottle
      Kheteri Ghana | Groundnut Oil | Cooking Oils | 249 | Cold Pressed | 1 L; 5 L +950 | Bottle
      Olvena Verde | Olive Oil | Cooking Oils | 499 | Extra Virgin | 500 ml; 1 L +450 | Bottle
      Dugdhara Desi | Cow Ghee | Ghee | 329 | Pure | 500 ml; 1 L +310; 5 L +2900 | Jar
    `,
  },
  {
    category,
    type: 'Grocery > Spices > {kinds}',
    title: '{model} {thing} ({Weight})',
    name: '{model} {thing} ({Weight})',
    common: { Diet: 'Vegetarian' },
    about: `
      {thing} in a pack of {Weight}. Form: {form}. Diet: {diet}.
    `,
    models: `
      model | thing | kinds | price | Form | Weight
      Masalka | Turmeric Powder | Ground Spices | 39 | Powder | 100 g; 200 g +30; 500 g +120
      Masalka | Red Chilli Powder | Ground Spices | 59 | Powder | 100 g; 200 g +50; 500 g +190
      Masalka | Coriander Powder | Ground Spices | 39 | Powder | 100 g; 200 g +30
      Masalka | Garam Masala | Blended Spices | 79 | Powder | 100 g; 200 g +70
      Masalka | Sambar Masala | Blended Spices | 69 | Powder | 100 g; 200 g +60
      Masalka | Biryani Masala | Blended Spices | 79 | Powder | 50 g; 100 g +70
      Masalka | Cumin Seeds | Whole Spices | 69 | Whole | 100 g; 200 g +60
      Masalka | Green Cardamom | Whole Spices | 199 | Whole | 50 g; 100 g +190
    `,
  },
  {
    category,
    type: 'Grocery > Beverages > {kinds}',
    title: '{model} {Flavour} {thing} ({Quantity})',
    name: '{model} {Flavour} {thing} ({Quantity})',
    about: `
      {thing}, flavour {flavour}, in a pack of {Quantity}. Caffeine: {caffeine}.
    `,
    models: `
      model | thing | kinds | price | Flavour | Quantity | Caffeine
      Chaivana Assam | Tea | Tea | 139 | Plain; Masala +20 | 250 g; 500 g +130; 1 kg +390 | Contains caffeine
      Chaivana Hara | Green Tea | Tea | 169 | Lemon; Tulsi | 25 bags; 100 bags +330 | Contains caffeine
      Chaivana Phool | Herbal Tea | Tea | 249 | Chamomile; Hibiscus | 25 bags | Caffeine free
      Kaapira Estate | Filter Coffee | Coffee | 189 | Plain; Chicory -40 | 200 g; 500 g +240 | Contains caffeine
      Kaapira Quick | Instant Coffee | Coffee | 179 | Plain; Hazelnut +50 | 50 g; 100 g +150; 200 g +400 | Contains caffeine
      Rasphal | Juice | Juices | 110 | Mango; Orange; Mixed Fruit | 1 L | Caffeine free
      Rasphal Nimbu | Lemon Drink | Juices | 90 | Lemon; Mint | 1 L | Caffeine free
      Nariyo | Coconut Water | Juices | 50 | Plain | 200 ml; 1 L +130 | Caffeine free
      Taqatra | Malt Health Drink | Health Drinks | 229 | Chocolate; Kesar Badam +30 | 500 g; 1 kg +200 | Caffeine free
    `,
  },
  {
    category,
    type: 'Grocery > Snacks > {kinds}',
    title: '{model} {Flavour} {thing} ({Weight})',
    name: '{model} {Flavour} {thing} ({Weight})',
    about: `
      {thing}, flavour {flavour}, in a pack of {Weight}. Diet: {diet}.
    `,
    models: `
      model | thing | kinds | price | Flavour | Weight | Diet
      Crispeno | Potato Chips | Chips and Namkeen | 20 | Salted; Masala; Cream and Onion | 50 g; 150 g +40 | Vegetarian
      Crispeno Mix | Namkeen | Chips and Namkeen | 59 | Bombay Mix; Bhujia | 200 g; 400 g +50; 1 kg +180 | Vegetarian
      Biskora | Biscuits | Biscuits and Cookies | 30 | Glucose; Marie; Coconut | 250 g; 800 g +70 | Vegetarian
      Biskora Deluxe | Cookies | Biscuits and Cookies | 60 | Choco Chip; Butter; Cashew +20 | 150 g; 400 g +80 | Contains egg
      Mithura | Milk Chocolate Bar | Chocolates | 90 | Plain; Almond +30 | 100 g; 150 g +40 | Vegetarian
      Mithura Noir | Dark Chocolate Bar | Chocolates | 150 | Plain; Orange +20 | 80 g | Vegan
      Meevana | Almonds | Dry Fruits | 249 | Plain; Roasted +30 | 250 g; 500 g +230; 1 kg +640 | Vegan
      Meevana | Cashews | Dry Fruits | 269 | Plain; Salted +30 | 250 g; 500 g +250 | Vegan
      Meevana | Raisins | Dry Fruits | 119 | Plain | 250 g; 500 g +110 | Vegan
      Lachhena | Instant Noodles | Noodles and Pasta | 60 | Masala; Chicken +10 | 280 g; 560 g +50 | Contains wheat
      Lachhena | Pasta | Noodles and Pasta | 99 | Penne; Fusilli | 500 g; 1 kg +90 | Vegan
    `,
  },
  {
    category,
    type: 'Grocery > Household > {kinds}',
    title: '{model} {Fragrance} {thing} ({Quantity})',
    name: '{model} {Fragrance} {thing} ({Quantity})',
    about: `
      {thing} with {fragrance} fragrance. Pack: {quantity}. For: {use}.
    `,
    models: `
      model | thing | kinds | price | Fragrance | Quantity | Use
      Dhulai | Detergent Powder | Laundry | 99 | Jasmine; Lemon | 1 kg; 4 kg +270 | Hand and machine wash
      Dhulai Liquid | Liquid Detergent | Laundry | 199 | Lavender | 1 L; 2 L +180 | Machine wash
      Chamakta | Dishwash Liquid | Dishwash | 99 | Lemon | 500 ml; 750 ml +40; 2 L +210 | Utensils
      Chamakta Floor | Floor Cleaner | Cleaners | 109 | Pine; Citrus | 1 L; 2 L +90 | Floors
      Chamakta Loo | Toilet Cleaner | Cleaners | 89 | Fresh | 500 ml; 1 L +70 | Toilets
      Machhro | Mosquito Repellent Refill | Repellents | 79 | Mild | Pack of 1; Pack of 2 +70 | Plug-in machines
    `,
  },
];
