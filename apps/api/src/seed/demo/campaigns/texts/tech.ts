import { lines, phrases, type TradeDeals } from '../trade-deals.ts';

export const techDeals: readonly TradeDeals[] = [
  {
    category: 'Mobile stores',
    percents: [5, 10, 15, 20, 30],
    least: [299, 499, 999],
    shares: phrases(`
      earbuds and headphones | Try them at the counter with your own music.
      phone covers and screen guards | Fitted without a bubble, or done again.
      certified pre-owned phones | Checked on forty points, six months of warranty.
      smartwatches and fitness bands | Straps in every colour, set up before you leave.
      power banks and fast chargers | Tested on your own phone before you pay.
      screen and battery replacement | Done in under an hour, with the old part handed back.
      tablets for study and drawing | Pens and keyboards to try beside them.
    `),
    bills: [
      [100, 999],
      [500, 9999],
      [1000, 14999],
      [1500, 24999],
      [2000, 34999],
      [3000, 49999],
    ],
    basket: lines(`
      On phones, tablets and everything that belongs to them.
      Works together with no-cost instalments on most cards.
      Your photos and chats are moved to the new phone free of charge.
    `),
    wholes: phrases(`
      Free earbuds with any 5G phone above ₹19,999 | In white or black, paired before you go.
      ₹2,000 extra on your old phone in exchange | Above the written price, whatever its condition.
      Free tempered glass and cover with every phone | Fitted while the data is being moved.
      Buy 2 covers, get 1 free | Clear, leather-look or rugged.
      Phone health check and cleaning for ₹49 | Ports, speakers and battery, with a printed report.
      Buy 1 charger, get 1 cable free | Braided, one and a half metres long.
      Screen replacement at ₹500 off | With ninety days of warranty on the part.
      Free data transfer and backup | From any old phone to any new one, within the hour.
      Half price on the second smartwatch strap | Silicone, steel or canvas.
      Bluetooth speaker for ₹999 with any phone | Splash-proof, twelve hours of music.
    `),
    greetings: phrases(`
      A free screen guard for new followers | Fitted at the counter in two minutes.
      A free phone cleaning for new followers | Ports, grills and glass, while you wait.
    `),
    conditions: lines(`
      Not on phones launched within the last 30 days.
      Not together with bank offers.
    `),
  },
  {
    category: 'Electronics/Computers & Gadgets',
    percents: [5, 10, 15, 20],
    least: [999, 1999, 4999],
    shares: phrases(`
      laptops for students | Set up with everything that a course needs; bring the identity card.
      keyboards, mice and monitors | The demo wall is there to be typed on.
      memory and SSD upgrades | Fitted the same day, with your data moved.
      cameras, lenses and tripods | Handed over with an hour of honest advice.
      smart-home starter kits | Bulbs, plugs and a door camera, shown working.
      printers and ink refills | From one page a week to a thousand.
    `),
    bills: [
      [300, 2999],
      [1000, 14999],
      [2000, 29999],
      [4000, 59999],
    ],
    basket: lines(`
      Machines, parts and peripherals on one bill.
      Instalments without interest on most cards.
    `),
    wholes: phrases(`
      Free laptop bag and mouse with any laptop | Padded, rain-proof and wireless.
      Laptop deep clean and thermal paste for ₹699 | Quieter fans by the evening.
      Buy 2 pen drives, get 1 free | Metal body, 64 GB each.
      ₹3,000 off on gaming desktops built here | Assembled, tested overnight and delivered.
      Free wireless mouse with any keyboard | In black or white, batteries included.
      Data recovery check for free | A written quote before anything is charged.
      1 TB portable drive at ₹800 off | With a case and a long cable.
    `),
    greetings: phrases(`
      A free laptop cleaning for new followers | Screen, keys and vents, in a quarter of an hour.
    `),
    conditions: lines(`
      Not on laptops launched within the last 30 days.
      Not together with student pricing.
    `),
  },
];
