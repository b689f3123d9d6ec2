import { FILLERS } from '@baeon/search/phrasing';

/** Words that sentences begin with: by themselves they name nothing that could be bought. */
const WORDS = new Set(
  `
  a about above absolutely according additionally after again all alright also alternatively although always
  among an and another any anything apart are aren around as ask at available awesome
  based basically because before below beside besides best better between beyond both budget but buy by
  can cannot certainly cheaper cheapest check choose choosing compare compared comparing comparison
  considering could couldn currently
  depending despite details did didn different difference do does doesn don down due during
  each either else enjoy especially even every everything exactly excellent
  feature features feel few finally find first five for four fortunately from further furthermore
  generally get give given glad go going good got great
  had happy has have haven having he hello help her here hey hi hmm hope how however
  i if in instead interested is isn it its
  just keep kindly know
  last lastly let like likewise little ll look looking looks lower
  made many maybe me meanwhile might more moreover most much my
  namaste namely need neither next nice no none nor not note nothing now
  of off oh ok okay on once one only onto option options or other others otherwise our out over overall
  perfect perhaps personally please plenty possibly prefer price prices priced product products
  quick quite rather rated rating re really regarding right
  s same say second see send several shall she should show showing side similarly simply since six so some
  something sorry still such suggest sure
  t take tell than thank thanks that the their them then there therefore these they thing third this those though three
  through throughout thus to together too top totally two
  under unfortunately unless unlike until up upon us usually
  ve very was wasn we welcome well were weren what whatever when where whereas whether which whichever while who
  whose why will with within without won would wow
  yes yet you your yours
  additional affordable battery big bigger camera capacity choice choices closest colour color comfort comfortable
  compact cons daily decent design display dearest durability everyday extra fair far faster fewer fits
  heavier high higher highest ideal key larger largest least light lighter longer lowest main material memory
  model models newer pay performance pick picks popular pros quality ranging reasonable recommendation
  recommended roughly sadly screen search short shorter simple size slightly small smaller solid sounds
  speaking speed spend starting storage style summary taller total try unlike value verdict warranty weight
  wider winner worth
  accha acha aap aapka aapke aapki agar aur bhi bilkul haan hai hain inme isme iska iski ji kaun kaunsa ka ke
  ki ko kya lekin main mujhe namaskar nahi par sabse sirf tab to woh ya yah ye yeh
  1st 2nd 3rd 4th 5th 6th 7th 8th english hindi india indian rupee rupees
  `
    .trim()
    .split(/\s+/),
);

/** Short for what is otherwise written out. */
const SIGNS = new Set(
  'gb tb mb mp mah wh hz ghz w kw v va ah l ml kg g cm mm m ft inr rs tv ac led ram ssd usb'.split(
    ' ',
  ),
);

/** Both take a plain lower-case word. */
export const isSign = (word: string): boolean => SIGNS.has(word);
export const isOrdinary = (word: string): boolean =>
  WORDS.has(word) || SIGNS.has(word) || FILLERS.has(word);
