import type { SomeTexts } from '../translation.ts';

export const hindiSaved = {
  heart: { save: (deal) => `${deal} बाद के लिए सहेजें` },
  saved: {
    saved: 'बाद के लिए सहेज ली गई',
    removed: 'सहेजी हुई डील से हटा दी गई',
    undo: 'वापस लाएँ',
    logIn: 'यह डील सहेजने के लिए लॉग इन करें',
    notLoaded: 'आपकी सहेजी हुई डील लोड नहीं हो सकीं',
    none: 'अभी कोई डील सहेजी नहीं है',
    noneHint: 'किसी डील के दिल पर टैप करें, वह यहाँ रहेगी।',
    find: 'डील खोजें',
    ended: 'यह डील खत्म हो चुकी है।',
    soldOut: 'सब बिक चुकी हैं।',
    others: (store) => `${store} की और डील`,
    yours: 'यह कूपन आपके पास है।',
    more: 'और दिखाएँ',
  },
  notifications: {
    kinds: {
      ending_coupon: 'आपका कूपन खत्म होने वाला है',
      new_deal: 'आपकी फ़ॉलो की हुई दुकान पर नई डील',
      saved_ending: 'आपकी सहेजी हुई डील जल्द खत्म होगी',
      saved_low: 'आपकी सहेजी हुई डील लगभग बिक चुकी है',
      pass_received: 'आपके लिए एक कूपन',
      pass_taken: 'आपका कूपन ले लिया गया',
    },
    at: (title, store) => `${title} – ${store}`,
    justNow: 'अभी-अभी',
    over: 'समाप्त',
    unread: 'बिना पढ़ा',
    readAll: 'सब पढ़ा हुआ करें',
    notLoaded: 'आपके नोटिफ़िकेशन लोड नहीं हो सके',
    none: 'कुछ नया नहीं',
    noneHint: 'खत्म होने वाले कूपन, फ़ॉलो की हुई दुकानों की नई डील और सहेजी हुई डील की खबर यहाँ मिलेगी।',
    choose: 'चुनें कि किसकी खबर मिले',
  },
} satisfies SomeTexts;
