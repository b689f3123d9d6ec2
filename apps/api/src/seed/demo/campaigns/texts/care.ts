import { lines, phrases, type TradeDeals } from '../trade-deals.ts';

export const careDeals: readonly TradeDeals[] = [
  {
    category: 'Beauty/Salons',
    percents: [15, 20, 25, 30, 40],
    least: [499, 799, 999],
    shares: phrases(`
      haircuts and styling | Wash, cut and blow-dry by people who listen first.
      global hair colour | Ammonia-free shades, with a strand test before.
      facials and clean-ups | Forty-five minutes with your phone in the locker.
      manicure and pedicure | Fresh tools from the steriliser for everyone.
      bridal and party make-up | A trial is part of it, a week ahead.
      keratin and smoothening | For hair that has had enough of the weather.
      waxing and threading | Quick hands, aloe afterwards.
      beard styling and head massage | Hot towel, warm oil, twenty quiet minutes.
    `),
    bills: [
      [100, 699],
      [200, 1199],
      [300, 1499],
      [500, 2499],
      [1000, 4999],
    ],
    basket: lines(`
      Combine services as you like; the saving is on the total.
      Weekday mornings have the shortest wait.
    `),
    wholes: phrases(`
      Haircut, wash and head massage for ₹399 | For short hair and long, with no surprise on the bill.
      Free hair spa with any global colour | Twenty minutes under the steamer.
      Buy 2 facials, get 1 free | To be used within three months, by you or your mother.
      Mother-and-daughter pedicure for ₹999 | Two chairs side by side, ginger tea included.
      Free threading with every haircut | Eyebrows or upper lip.
      Groom’s package at ₹1,500 off | Cut, colour, facial and a trial of the turban.
      Kids’ haircut for ₹149 | On the chair that is shaped like a scooter.
      Half price on the first visit of the day | The nine o’clock slot, any service.
      Buy 1 hair spa, get 1 free on weekdays | Come with a friend or come twice.
    `),
    greetings: phrases(`
      A free head massage for new followers | Ten minutes with warm coconut oil.
      A free eyebrow threading for new followers | With any other service.
    `),
    conditions: lines(`
      By appointment only.
      Not on bridal packages.
      Long hair may be charged extra.
    `),
  },
  {
    category: 'Beauty/Spas',
    percents: [15, 20, 25, 30],
    least: [999, 1499],
    shares: phrases(`
      Abhyanga massages of 60 minutes | Warm herbal oil, two hands, no hurry.
      couples’ spa afternoons | Two tables, one room, a pot of tea at the end.
      foot reflexology | For those who stand all day.
      steam and body scrubs | Coffee, sandal or sea salt.
      day retreats | Consultation, two therapies, lunch and silence.
      Shirodhara sessions | Forty minutes of warm oil on the forehead, and deep sleep after.
    `),
    bills: [
      [300, 1999],
      [500, 2999],
      [1000, 4999],
    ],
    basket: lines(`
      Therapies may be combined on one day or over two.
    `),
    wholes: phrases(`
      Free head massage with your first therapy | Fifteen minutes, added at the end.
      Buy 3 massages, get 1 free | Valid for three months and easy to share.
      Full-body massage and steam for ₹1,299 | Sixty minutes and fifteen, with ginger tea.
      After-work foot spa for ₹499 | Thirty minutes between six and eight.
      Free consultation with our ayurvedic physician | On Thursdays, by appointment.
      Half price for your companion | Two people, two therapies, one of them at half price.
    `),
    greetings: phrases(`
      A free foot soak for new followers | Salt, lemon and ten minutes of quiet.
    `),
    conditions: lines(`
      By appointment only.
      Please arrive ten minutes early.
    `),
  },
  {
    category: 'Health/Pharmacies',
    percents: [5, 10, 15, 20],
    least: [299, 499, 799],
    shares: phrases(`
      vitamins and supplements | The pharmacist will tell which ones you do not need.
      baby care and nutrition | Creams, wipes, feeding bottles and cereals.
      skin and hair care | Dermatologist-made ranges, with samples to try.
      diabetes care and test strips | Meters are checked free of charge.
      first aid and home devices | Thermometers, oximeters and blood-pressure monitors.
      protein and health drinks | For growing, mending and keeping up.
    `),
    bills: [
      [50, 499],
      [100, 999],
      [200, 1999],
    ],
    basket: lines(`
      On everything but prescription medicines.
      Refills can be packed before you arrive.
    `),
    wholes: phrases(`
      Free blood-pressure and sugar check | No appointment, no purchase needed.
      Buy 2 hand washes, get 1 free | Refill packs included.
      Free home delivery for senior citizens | Within three kilometres, the whole month.
      Digital thermometer for ₹149 | With a spare battery.
      Buy 1 sunscreen, get 1 at half price | SPF 50, for all skins.
      Family first-aid box at ₹100 off | Forty pieces, refilled for a year at cost.
    `),
    greetings: phrases(`
      A free pill box for new followers | Seven days, morning and night.
    `),
    conditions: lines(`
      Not on prescription medicines.
      Not on baby formula.
    `),
  },
  {
    category: 'Health/Gyms & Yoga',
    percents: [15, 20, 25, 40],
    least: [999, 1499],
    shares: phrases(`
      quarterly memberships | Weights downstairs, yoga above, towels included.
      annual memberships | Freeze for a month whenever life gets in the way.
      personal training packs | Twelve sessions with a plan that is written for you.
      morning yoga batches | Hatha at six, vinyasa at seven, tea at eight.
      couple memberships | Two people, one bill, no excuses.
      prenatal and senior classes | Small groups with their own hours.
    `),
    bills: [
      [500, 3999],
      [1000, 7999],
      [2500, 14999],
    ],
    basket: lines(`
      On memberships, training and everything on the shelf.
    `),
    wholes: phrases(`
      Free first week for two | Come with a friend and try every class.
      Buy 3 months, get 1 free | All floors and all classes.
      Ten drop-in classes for ₹1,499 | Use them within two months, any time of day.
      Free body-composition check and diet plan | Twenty minutes with the coach.
      Sunrise yoga for a month at ₹999 | Four mornings a week, mats provided.
      Half price on the joining month | For everyone who starts on a Monday.
    `),
    greetings: phrases(`
      A free day pass for new followers | Any class, any floor.
    `),
    conditions: lines(`
      For new members only.
      Memberships cannot be transferred.
    `),
  },
  {
    category: 'Health/Opticians',
    percents: [10, 15, 20, 30],
    least: [999, 1499, 1999],
    shares: phrases(`
      frames with blue-cut lenses | For long days before a screen.
      progressive lenses | Explained without jargon and fitted with patience.
      sunglasses with power | Tinted, polarised and to your number.
      contact lenses for three months | With solution and a case.
      children’s frames | Flexible temples and a break-and-replace year.
      lightweight titanium frames | Eleven grams; you will forget them.
    `),
    bills: [
      [200, 1499],
      [400, 2499],
      [750, 4999],
    ],
    basket: lines(`
      Frames and lenses together, on one bill.
    `),
    wholes: phrases(`
      Buy 1 frame, get 1 free | With single-vision lenses in both.
      Free eye test and frame adjustment | By a qualified optometrist, in twenty minutes.
      Spectacles ready in an hour for ₹999 | Frame, anti-glare lenses and case.
      Free reading glasses with any progressive pair | For the bedside table.
      Sunglasses for ₹799 | Polarised, in nine shapes.
      Home eye test for elders at ₹100 off | The whole kit comes to you.
    `),
    greetings: phrases(`
      A free lens-cleaning kit for new followers | Spray, cloth and a tiny screwdriver.
    `),
    conditions: lines(`
      A valid prescription or our own eye test is needed.
    `),
  },
];
