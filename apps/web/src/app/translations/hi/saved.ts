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
} satisfies SomeTexts;
