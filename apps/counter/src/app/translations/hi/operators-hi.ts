import type { CounterTranslation } from '../counter-translation.ts';

/** What operators alone read. */
export const hindiOperators: Pick<CounterTranslation, 'persons'> = {
  persons: {
    title: 'लोग',
    hint: 'किसी को भी देखना रिकॉर्ड में दर्ज होता है।',
    number: 'मोबाइल नंबर',
    find: 'खोजें',
    nameless: 'अभी कोई नाम नहीं',
    operator: 'ऑपरेटर',
    blocked: 'ब्लॉक',
    since: (day) => `${day} से यहाँ`,
    blockedBy: (when, who) => `${when} को ${who} ने ब्लॉक किया`,
    blockedAt: (when) => `${when} को ब्लॉक किया गया`,
    signOut: 'हर जगह से साइन आउट करें',
    signOutTitle: (who) => `${who} को हर जगह से साइन आउट करें?`,
    signOutText: 'सभी डिवाइस पर। वे कोड से फिर साइन इन कर सकते हैं।',
    block: 'ब्लॉक करें',
    blockTitle: (who) => `${who} को ब्लॉक करें?`,
    blockText:
      'वे हर जगह से साइन आउट हो जाएँगे, उन्हें कोड नहीं भेजे जाएँगे और वे साइन इन नहीं कर सकेंगे, अपनी दुकानों पर भी नहीं। उनके कूपन और उनकी दुकानें बनी रहेंगी।',
    reason: 'क्यों?',
    unblock: 'अनब्लॉक करें',
    unblockTitle: (who) => `${who} को फिर आने दें?`,
    unblockText: 'वे कोड से साइन इन कर सकेंगे, और उनका सब कुछ पहले की तरह उनका रहेगा।',
    signIns: 'कहाँ साइन इन हैं',
    signInsEmpty: 'कहीं साइन इन नहीं।',
    device: 'डिवाइस',
    signedInAt: (when) => `${when} से`,
    lastUsed: (when) => `पिछली बार ${when}`,
    stores: 'दुकानें',
    storesEmpty: 'किसी दुकान से नहीं जुड़े।',
    acts: 'उन्होंने क्या किया',
  },
};
