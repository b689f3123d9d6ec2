import { describe, expect, it } from 'vitest';
import { toEnglish } from '../src/lexicon.ts';

const nothingKnown = () => false;

describe('Hindi and Kannada as English', () => {
  it.each([
    ['safed chaadar dikhao', 'white shawl show'],
    [
      'papa ki shaadi ki saalgirah hai, unke liye kurta',
      'there is father wedding anniversary, kurta',
    ],
    ['acha yoga mat bhi', 'good yoga mat also'],
    ['मुलाला शाळेसाठी दप्तर पाहिजे', 'boy for school, school bag want'],
    ['हजार रुपयांपर्यंत', 'up to 1000 rupees'],
    ['आणि पाण्याची बाटली पण', 'and water bottle also'],
    ['साथ में एक रिचार्जेबल टॉर्च भी दिखाइए', 'and a rechargeable torch also show'],
    ['plastic ka mat dikhana, steel ka chahiye', 'not plastic show, steel want'],
    ['leather ball khelne ke liye accha bat chahiye', 'for leather ball playing, good bat want'],
    ['ghar pe workout karna hai, dumbbell dikhao', 'there is on home workout, dumbbell show'],
    ['isme aur rang hai kya', 'in this other colours'],
    ['4जी चलेगा इसमें?', 'does it have 4g?'],
    ['kaun kaun sa rang', 'which colour'],
    ['bina handle ka mug dikhao', 'mug without handle, show'],
    ['do log ke liye, so 1.5 litre', 'for 2 people, so 1.5 litre'],
    ['dedh sau ki bottle', '150 rupees bottle'],
    ['do me se kaun sa', 'which of the 2'],
    ['jeete raho', 'god bless you'],
    ['kitne din me aa jayega', 'when will it be delivered'],
    ['bacchon ke liye khilaune', 'for kids, toy'],
    ['मेरी पत्नी के लिए लाल साड़ी', 'for my wife red saree'],
    ['laptop bahut garam ho jaata hai', 'there is laptop very warm'],
    ['kya laptop garam hota hai?', 'what laptop warm?'],
    ['nahane ka paani thanda aata hai', 'there is bathing water cold'],
    ['sabzi kaatne ke liye accha chaku', 'for cutting vegetables, good knife'],
    ['८ साल के लड़के के लिए साइकिल', 'for 8 year old boy, cycle'],
    ['12 hazaar tak washing machine chahiye', 'up to 12000 washing machine want'],
    ['25 tak', 'up to 25'],
    ['बीस हज़ार से कम का टीवी', 'under 20000 tv'],
    ['do lakh se zyada nahi', 'at most 200000'],
    ['dhai hazaar paanch sau', '3000'],
    ['battery kitni hai', 'what is the battery'],
    ['battery kitna hai first wale ka', 'what is the battery of the first'],
    ['yeh kitna lamba hai', 'this how long is'],
    ['doosre wale se sasta', 'cheaper than the second one'],
    ['pehle se thoda bada dabba', 'bigger pack'],
    ['8 tak kheench sakta hu', 'up to 8'],
    ['bas 500 se upar na jaye', 'only at most 500'],
    ['kam se kam 8 gb', 'at least 8 gb'],
    ['रंग जिसमें ज़्यादा से ज़्यादा शेड हों', 'colour most shed'],
    [
      'ek chair jisme wo din bhar baith ke tv dekh sake, bees hazaar tak chalega',
      'a chair in which he can sit and watch all day tv, up to 20000 ok',
    ],
    ['bag chahiye jisme laptop rakh sake', 'bag want in which he can keep laptop'],
    [
      'पानी साफ करने वाली कोई अच्छी मशीन बताइए, दस हज़ार तक',
      'some good water purifying machine tell, up to 10000',
    ],
    ['बेटा 4 महीने का है, 6 किलो वज़न', 'there is boy 4 month old, 6 kg weight'],
    ['2 saal ki warranty', '2 year warranty'],
    ['atta das kilo ka', 'atta 10 kilo'],
    ['bistar ke neeche rakhne wala dabba', 'under bed keeping container'],
    ['bag chahiye jisme laptop aa jaye', 'bag want in which he can keep laptop'],
    ['शीशे वाली बोतल नहीं चाहिए', 'not glass bottle'],
    ['sherwani chahiye kam se kam 5000 ki', 'sherwani want at least 5000'],
    ['यह कुल कितना हुआ', 'this what is the total'],
    ['hazaar bara sau tak', 'up to 1000 or 1200'],
    ['ek sau pachaas ke andar', 'under 150'],
    ['gyarah baarah hazaar ka mixer', '11000 or 12000 mixer'],
    ['study table 5-6 hazaar ka', 'study table 5000-6000'],
    ['two and a half thousand mein', 'under 2.5 thousand'],
    ['hazaar, paanch log', '1000, 5 people'],
    ['saadhe teen hazaar ke andar pankha', 'under 3500 fan'],
    ['sava lakh', '125000'],
    ['5 se 8 hazaar ke beech almari', 'between 5000 to 8000 wardrobe'],
    ['700 rupaye mein kya milega', 'under 700 rupees what'],
    ['plastic nahi chahiye', 'not plastic'],
    ['नीला रंग नहीं चाहिए', 'not blue colour'],
    ['chamde ke joote nahi', 'not leather shoe'],
    ['sabse sasta kaunsa hai', 'cheapest which'],
    ['isse bada dikhao', 'bigger show'],
    ['teesra wala kitne ka hai', 'third one what price is'],
    ['bhai, takiya dikha do', 'pillow show'],
    ['mere bhai ke liye ghadi', 'for my brother, watch'],
    ['koi accha sa tohfa batao do hazaar ke andar', 'some good gift tell under 2000'],
    ['chappal pe koi chhoot hai', 'on slipper some discount'],
    ['kya ye mazboot hai', 'this strong'],
    ['ghar ke paas koi dukan', 'near home some store'],
    ['bina cheeni ka', 'without sugar'],
    ['दौड़ने के लिए जूते', 'for running, shoe'],
    ['padhne ke liye lamp chahiye', 'for study, lamp want'],
    ['डबल बेड का, सख्त वाला', 'for double bed, firm'],
    ['30 kar do', 'make it 30'],
    ['collar wala dikhao', 'collar one show'],
  ])('reads Hindi “%s”', (text, expected) => {
    expect(toEnglish(text, nothingKnown)).toBe(expected);
  });

  it.each([
    ['ಹಸಿರು ಕುರ್ಚಿ ತೋರಿಸಿ', 'green chair show'],
    ['nanna magalige seere', 'for my girl, saree'],
    ['ಎಷ್ಟು ಉದ್ದ ಇದೆ ಇದು', 'how long is this'],
    ['ಮಗುವಿಗೆ ಆಟಿಕೆ ಬೇಕು, ಎರಡು ವರ್ಷದ ಮಗು', 'for kids, toy want, 2 year kids'],
    ['ಜೊತೆಗೆ ಸೊಳ್ಳೆ ಪರದೆ ಕೂಡ ಬೇಕು', 'and mosquito net also want'],
    ['haage ondu bag kooda beku guitar haakakke', 'and a bag also want for guitar'],
    ['10 ninda 15 saavira', '10000 to 15000'],
    ['kammi rate du torsi', 'cheap show'],
    ['yava angadi alli', 'which shop sells'],
    ['ಅಜ್ಜಿಗೆ ಚಪ್ಪಲಿ', 'for grandmother, slipper'],
    ['ನಾಯಿ ಹಾಸಿಗೆ ಇದೆಯಾ', 'dog bed'],
    ['doddadu yavdu ide', 'which is the biggest'],
    ['jothege akki kooda beku', 'and rice also want'],
    ['ಹತ್ತು ಸಾವಿರದೊಳಗೆ ಫೋನ್', 'under 10000 phone'],
    ['೫೦೦ ರೂಪಾಯಿವರೆಗೆ', 'up to 500 rupees'],
    ['20000ರೊಳಗೆ ಮಂಚ', 'under 20000 bed'],
    ['ಕಪ್ಪು ಬೇಡ', 'not black'],
    ['appanige gadiyara beku', 'for father, clock want'],
    ['eradu saavira olage dimbu', 'under 2000 pillow'],
    ['innu chikka torsi', 'smaller show'],
    ['batte ogeyoke machine beku', 'clothes washing machine want'],
    ['7 adi', '7 feet'],
    ['ಐದು ಸಾವಿರದಿಂದ ಹತ್ತು ಸಾವಿರದವರೆಗೆ ಕುರ್ಚಿ', 'between 5000 to 10000 chair'],
  ])('reads Kannada “%s”', (text, expected) => {
    expect(toEnglish(text, nothingKnown)).toBe(expected);
  });

  it.each([
    ['फ्रिज', 'fridge'],
    ['मोबाइल', 'mobile'],
    ['टोस्टर', 'toaster'],
    ['सनस्क्रीन', 'sunscreen'],
    ['ಲ್ಯಾಪ್\u200cಟಾಪ್', 'laptop'],
    ['ಹೆಲ್ಮೆಟ್', 'helmet'],
    ['ಟೂತ್\u200cಪೇಸ್ಟ್', 'toothpaste'],
    ['ಬ್ಯಾಡ್ಮಿಂಟನ್', 'badminton'],
    ['बासमती', 'basmati'],
    ['डबल डोर', 'double door'],
    ['तीन सीटर', '3 seater'],
    ['एयर फ्रायर', 'air fryer'],
  ])('hears the loanword in “%s”', (text, expected) => {
    expect(toEnglish(text, nothingKnown)).toBe(expected);
  });

  it.each([
    'main door lock',
    'the mat for me to do yoga on',
    'Brother printer, is it any good?',
    'hai show me phones',
    'par 30 bulbs',
    'teen girl dress',
    'iPhone SE case',
    'so do you have the same in kale green',
    'gift for my boss (male)',
    'two tees and a polo',
  ])('leaves the English of “%s” alone', (text) => {
    expect(toEnglish(text, nothingKnown)).toBe(text);
  });

  it('leaves words alone that are brands or in the catalogue', () => {
    expect(toEnglish('kala cotton kurta', (word) => word === 'kala')).toBe('kala cotton kurta');
    expect(toEnglish('Tak shoes', (word) => word === 'tak')).toBe('Tak shoes');
  });

  it('reads small words that the catalogue has, too, where the sentence is Hindi', () => {
    const known = new Set(['se', 'do', 'me']);
    const isKnown = (word: string) => known.has(word);
    expect(toEnglish('3 se 4 hazaar me juta dikha do', isKnown)).toBe(
      'under 3000 to 4000 shoe show',
    );
  });

  it('leaves out what nobody knows of a sentence, and nothing of a name', () => {
    expect(toEnglish('chadar bichhadungi palang ke liye', nothingKnown, nothingKnown)).toBe(
      'bedsheet for bed',
    );
    expect(toEnglish('सोना मसूरी चावल', nothingKnown, nothingKnown)).toContain('masuri');
  });
});
