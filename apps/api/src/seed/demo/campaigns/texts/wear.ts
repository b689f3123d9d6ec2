import { lines, phrases, type TradeDeals } from '../trade-deals.ts';

export const wearDeals: readonly TradeDeals[] = [
  {
    category: 'Fashion/Clothing',
    percents: [15, 20, 25, 30, 40],
    least: [799, 999, 1499],
    shares: phrases(`
      cotton kurtas and tops | Hand-block prints and solids, from extra small to 4XL.
      office shirts and trousers | Wrinkle-resistant, with alterations done on the first floor.
      denim for men and women | Slim, straight and relaxed, in three lengths.
      the new linen collection | Breathes well, creases beautifully.
      kidswear up to 12 years | Soft seams, strong knees and room to grow.
      the end-of-season rail | Last sizes of the season that was; look twice.
      sports and lounge wear | For the morning run and for the sofa after it.
    `),
    bills: [
      [200, 999],
      [300, 1499],
      [400, 1999],
      [500, 2499],
      [750, 3499],
      [1000, 4999],
    ],
    basket: lines(`
      Mix floors and sizes; the saving is on the whole bill.
      New arrivals are included.
      Something for everyone at home, on one bill.
    `),
    wholes: phrases(`
      Buy 2 kurtas, get 1 free | The one that costs least is on the house.
      Any 3 T-shirts for ₹999 | Round neck, polo or henley in twelve colours.
      Free alterations on every trouser | Pinned in five minutes, ready in an hour.
      Buy 1 shirt, get 1 at half price | Formal or casual, full sleeves or half.
      Two leggings and a kurta for ₹1,299 | Pick the colours; the sizes are all there.
      Buy 3 pairs of socks, get 2 free | Cotton, ankle or crew.
      Free scarf with every dress above ₹1,499 | Printed mul cotton in five patterns.
      Buy 2 jeans, get 1 free | All washes and all waists.
      School uniform set for ₹899 | Shirt, trouser or pinafore, tie and belt.
      Flat ₹600 off on winter jackets and hoodies | For hill weekends and early buses.
    `),
    greetings: phrases(`
      A free pair of socks for new followers | With any purchase; choose your colour.
      ₹150 off the first bill of new followers | On bills of ₹999 and more.
    `),
    conditions: lines(`
      Exchange within ten days; no refund on offer items.
      Alterations are charged extra.
    `),
  },
  {
    category: 'Fashion/Sarees & Ethnic Wear',
    percents: [10, 15, 20, 25],
    least: [1999, 2999, 4999],
    shares: phrases(`
      Mysore silk and crepe sarees | With a purity certificate for every zari border.
      handloom cottons and linens | Ilkal, Molakalmuru and Mangalagiri, straight from the loom.
      bridal Kanjeevarams | Unhurried viewing on the upper floor, by appointment if you like.
      kurta sets and sherwanis | For the groom, his brothers and the small ring bearer.
      ready-to-wear blouses | Padded, plain or embroidered, adjusted while you wait.
      lehengas and half sarees | Festive colours in sizes from eight years upwards.
    `),
    bills: [
      [500, 2999],
      [1000, 5999],
      [1500, 9999],
      [3000, 19999],
    ],
    basket: lines(`
      For the wedding list or for one saree that you have had in mind.
      Silks, cottons and blouses may be mixed.
    `),
    wholes: phrases(`
      Buy 2 cotton sarees, get 1 free | The one that costs least is a present.
      Free blouse stitching with every silk saree | Measured the same day, ready in four.
      Free fall and pico on any saree | Done within the hour while you look around.
      Soft silk saree and blouse piece for ₹2,499 | Twenty-four colours with contrast borders.
      Buy 1 kurta set, get 1 at half price | For brothers, or for Friday and Saturday.
      Saree polishing and refolding for ₹199 | Old silks come back with their shine.
      Wedding combo of three silks at ₹2,000 off | Muhurtam, reception and one for the mother.
    `),
    greetings: phrases(`
      A free saree cover for new followers | Cotton, with a window, for six sarees.
    `),
    conditions: lines(`
      Not on bridal Kanjeevarams.
      No exchange once fall and pico are done.
    `),
  },
  {
    category: 'Fashion/Footwear',
    percents: [10, 20, 25, 30],
    least: [699, 999, 1499],
    shares: phrases(`
      running and walking shoes | Fitted after a short walk on the pavement outside.
      school shoes and sandals | Black, white and strong enough for two terms.
      hand-stitched leather chappals | Kolhapuri soles that soften in a week.
      sneakers of the season | Clean whites and loud colours, half sizes included.
      formal shoes for men | Derby, Oxford and loafers in real leather.
      heels, wedges and juttis | For weddings where one also has to dance.
    `),
    bills: [
      [200, 1199],
      [300, 1799],
      [500, 2499],
      [800, 3999],
    ],
    basket: lines(`
      Shoes, sandals, socks and polish all count.
      Two pairs on one bill get there quickly.
    `),
    wholes: phrases(`
      Buy 1 pair, get the second at half price | The pair that costs less is at half price.
      Buy 2 pairs of chappals, get 1 free | House, street or monsoon.
      Free resoling with your next pair | Bring the old favourites; they will be back in two days.
      Any two flip-flops for ₹399 | Soft straps, firm grip, twelve colours.
      Free shoe-care kit with leather shoes | Cream, brush and cloth in a tin.
      Monsoon sandals for ₹499 | Quick to dry, slow to slip.
    `),
    greetings: phrases(`
      A free shoe polish for new followers | On the shoes that you arrive in.
    `),
    conditions: lines(`
      Not on made-to-measure pairs.
      Unworn pairs may be exchanged within seven days.
    `),
  },
  {
    category: 'Fashion/Jewellery',
    percents: [10, 15, 20, 25],
    least: [999, 1999, 4999],
    shares: phrases(`
      making charges of gold chains | The rate of the day is on the board; the making is where you save.
      silver anklets and toe rings | Weighed in front of you, polished while you wait.
      diamond studs and pendants | Certified stones with the papers in the box.
      temple jewellery and haram sets | Antique finish, made by a family of smiths.
      pearl strings and sets | Strung and knotted by hand.
      silver lamps and puja articles | For housewarmings and for every morning.
      lightweight daily-wear earrings | Under three grams and safe for long days.
    `),
    bills: [
      [500, 9999],
      [1000, 19999],
      [2500, 49999],
      [5000, 99999],
    ],
    basket: lines(`
      On the final bill, stones and making included.
      Old gold may be part of the payment.
    `),
    wholes: phrases(`
      Free ear piercing with any pair of gold studs | Gentle hands, Saturday mornings, little ones welcome.
      Free silver coin on gold purchases above ₹25,000 | Five grams, hallmarked.
      Half price on making charges of bangles | On all patterns of 22-carat gold.
      Free cleaning and polishing of any ornament | Also of those that were bought elsewhere.
      Buy 2 silver rings, get 1 free | Plain, oxidised or with a stone.
      Silver lamp pair for ₹2,499 | Hallmarked, with cotton wicks for a month.
      ₹250 more per gram for old gold in exchange | Tested before your eyes and paid at the day’s rate.
      Buy 1 pair of jhumkas, get nose pin free | In 92.5 silver with gold polish.
    `),
    greetings: phrases(`
      A free ornament cleaning for new followers | Ten minutes in the ultrasonic bath.
      A free velvet ring box for new followers | With any purchase, however small.
    `),
    conditions: lines(`
      Not on gold and silver coins.
      Gold is billed at the rate of the day.
    `),
  },
];
