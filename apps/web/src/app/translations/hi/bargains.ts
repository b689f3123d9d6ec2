import { digitsText } from '@baeon/ui/lib/format/format.ts';
import { rupeesText } from '@baeon/ui/lib/format/money.ts';
import type { SomeTexts } from '../translation.ts';

export const hindiBargains = {
  bargains: {
    states: {
      raised: 'आस-पास की दुकानों को बता दिया गया है। कोई ऑफ़र देगी तो हम आपको बताएँगे।',
      bargaining: 'आपने एक दाम बताया है। दुकान नया ऑफ़र देगी, या मना करेगी।',
      offered: 'ऑफ़र की तुलना करें, और जो पसंद हो उसे मान लें।',
    },
    closed: {
      accepted: 'आपने एक ऑफ़र मान लिया।',
      by_shopper: 'आपने यह डील बंद कर दी। अब इसके लिए कोई मोलभाव नहीं करेगा।',
      over: 'दो हफ़्ते में बात नहीं बनी। आप इसे फिर रेज़ कर सकते हैं।',
    },
    openPage: 'प्रोडक्ट देखें',
    offers: 'ऑफ़र',
    offerCount: (count) => `${digitsText(count)} ऑफ़र`,
    people: (count, km) =>
      count === 1
        ? 'अभी यहाँ आस-पास सिर्फ़ आप इसे चाहते हैं।'
        : `${km} किमी के अंदर ${digitsText(count)} लोग इसे चाहते हैं।`,
    invite: 'औरों को बुलाएँ',
    inviteText: (product) => `और किसे यह चाहिए? साथ में हमें बेहतर दाम मिलेगा: ${product}`,
    notLoaded: 'यह डील लोड नहीं हो सकी',
    gone: 'यह डील यहाँ नहीं है',
    whyGone: 'यह किसी और की है, या लिंक अधूरा है।',
    allDeals: 'मेरी डील देखें',
    off: {
      rupees: (amount) => `${rupeesText(amount)} की छूट`,
      percent: (amount) => `${amount}% की छूट`,
    },
    away: (km) => `${km} किमी दूर`,
    honoured: (honoured, shown) => `${shown} में से ${honoured} कूपन माने`,
    new: 'यहाँ नई',
    acceptBy: (day) => `${day} तक मानें`,
    closes: (day) => `${day} को बंद होगा`,
    usableTill: (day) => `फिर ${day} तक इस्तेमाल करें`,
    taken: (taken, all) => `${all} में से ${taken} लिए गए`,
    saidYes: (count) => `${digitsText(count)} लोग शामिल हैं`,
    step: (amount, from) =>
      from === 1 ? `पहले से ही ${amount}` : `${digitsText(from)} लोगों से ${amount}`,
    reached: 'मिल गया',
    accept: 'मान लें',
    join: 'मैं शामिल हूँ',
    namePrice: 'दाम बताएँ',
    decline: 'नहीं चाहिए',
    declined: 'आपने यह ऑफ़र नहीं लिया।',
    accepted: 'आपने यह ऑफ़र मान लिया।',
    youAreIn: 'आप शामिल हैं। बंद होने पर जो सबसे अच्छा दाम मिला होगा, वह सबको मिलेगा।',
    missed: 'ज़रूरत जितने लोग नहीं जुड़े। किसी पर कोई बंधन नहीं है।',
    takeBack: 'मैं बाहर हूँ',
    showCoupon: 'कूपन दिखाएँ',
    asked: {
      open: (price) => `आपने ${price} माँगा। दुकान ने अभी जवाब नहीं दिया।`,
      answered: (price) => `आपने ${price} माँगा। यह दुकान का जवाब है।`,
      refused: (price) => `आपने ${price} माँगा। दुकान ने मना किया।`,
      over: (price) => `आपने ${price} माँगा था।`,
    },
    acceptTitle: (price, store) => `${store} पर ${price}?`,
    acceptText: 'कूपन आपको तुरंत मिलेगा, और दूसरी दुकानों को बताया जाएगा कि आपने चुन लिया।',
    joinText:
      'बंद होने पर काफ़ी लोग शामिल हुए तो आपको सबसे अच्छे दाम का कूपन मिलेगा। उससे कम पर किसी को कुछ नहीं मिलेगा, और कोई पैसे नहीं देगा।',
    priceTitle: (store) => `${store} को दाम बताएँ`,
    priceText: 'ऐसा आप एक बार कर सकते हैं। दुकान नया ऑफ़र देगी, या मना करेगी।',
    price: 'आपका दाम, रुपयों में',
    priceWrong: 'पूरे रुपयों में रकम लिखें',
    send: 'भेजें',
    close: 'यह डील बंद करें',
    closeTitle: 'यह डील बंद करें?',
    closeText: 'दुकानों को बताया जाएगा कि आप इसे अब नहीं खोज रहे।',
    pool: {
      title: 'साथ में चाहिए?',
      people: (count, km) => `${km} किमी के अंदर ${digitsText(count)} लोग इसे चाहते हैं।`,
      text: (brand) =>
        `जितने ज़्यादा लोग एक ही चीज़ चाहेंगे, ${brand} सबके लिए उतना अच्छा दाम लाएगा। कौन शामिल है, यह किसी को नहीं दिखता।`,
      join: 'मुझे भी चाहिए',
      far: (brand) => `आप दूसरों से बहुत दूर हैं। ${brand} आपके लिए वहीं मोलभाव करेगा जहाँ आप हैं।`,
      noPlace: 'हमें जानना होगा कि आप कहाँ हैं।',
      choose: 'जगह चुनें',
      closed: 'अब कोई इसके लिए नहीं रुका है। आप इसे अपने लिए रेज़ कर सकते हैं।',
    },
  },
} satisfies SomeTexts;
