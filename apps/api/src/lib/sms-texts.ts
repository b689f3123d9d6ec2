import type { Language } from '@baeon/contracts/profile/language';

export const codePurposes = ['sign-in', 'delete-account', 'take-over'] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** What a message is for. Codes are apart from everything else, down to the templates that they leave by. */
export const messageKinds = [
  'code:sign-in',
  'code:delete-account',
  'code:take-over',
  'coupon',
  'pass',
  'invitation',
] as const;
export type MessageKind = (typeof messageKinds)[number];
export type CodeKind = `code:${CodePurpose}`;

export const isCodeKind = (kind: string): kind is CodeKind => kind.startsWith('code:');

type Code = { otp: string; brand: string; minutes: number; host: string };
type Coupon = {
  brand: string;
  title: string;
  store: string;
  code: string;
  day: string;
  link: string;
};
type Invitation = { brand: string; store: string; link: string };
type Pass = { from: string; title: string; store: string; link: string };

/** What a message says, apart from the words that it says it in. */
export type Told = { language: Language } & (
  | { kind: CodeKind; values: Code }
  | { kind: 'coupon'; values: Coupon }
  | { kind: 'pass'; values: Pass }
  | { kind: 'invitation'; values: Invitation }
);

/** Every text message that leaves, apart from the line that phones read the code from. */
type SmsTexts = {
  code: Record<CodePurpose, (told: Code) => string>;
  coupon(told: Coupon): string;
  pass(told: Pass): string;
  /** Stands for a giver without a name. */
  somebody: string;
  invitation(told: Invitation): string;
  /** Stands for a store that is not there yet. */
  ownShop: string;
};

const en: SmsTexts = {
  code: {
    'sign-in': ({ otp, brand, minutes }) =>
      `${otp} is your ${brand} code. It is valid for ${minutes} minutes. Never share it.`,
    'delete-account': ({ otp, brand, minutes }) =>
      `${otp} is your code to delete your ${brand} account. It is valid for ${minutes} minutes. Never share it.`,
    'take-over': ({ otp, brand, minutes }) =>
      `${otp} is the ${brand} code to take over the listing of your store. It is valid for ${minutes} minutes. Share it only with the owner.`,
  },
  coupon: ({ brand, title, store, code, day, link }) =>
    `${brand}: ${title} at ${store}. Code ${code}, valid till ${day}. ${link}`,
  pass: ({ from, title, store, link }) =>
    `${from} has a coupon for you: ${title} at ${store}. Take it here: ${link}`,
  somebody: 'Somebody',
  invitation: ({ brand, store, link }) =>
    `${brand}: you are invited to ${store}. Sign in with this number: ${link}`,
  ownShop: 'set up your shop',
};

const hi: SmsTexts = {
  code: {
    'sign-in': ({ otp, brand, minutes }) =>
      `${otp} आपका ${brand} कोड है। यह ${minutes} मिनट तक मान्य है। इसे किसी को न बताएँ।`,
    'delete-account': ({ otp, brand, minutes }) =>
      `${otp} आपका ${brand} खाता मिटाने का कोड है। यह ${minutes} मिनट तक मान्य है। इसे किसी को न बताएँ।`,
    'take-over': ({ otp, brand, minutes }) =>
      `${otp} आपकी दुकान की ${brand} सूची संभालने का कोड है। यह ${minutes} मिनट तक मान्य है। इसे केवल मालिक को बताएँ।`,
  },
  coupon: ({ brand, title, store, code, day, link }) =>
    `${brand}: ${title} – ${store}। कोड ${code}, ${day} तक मान्य। ${link}`,
  pass: ({ from, title, store, link }) =>
    `${from} ने आपके लिए एक कूपन भेजा है: ${title} – ${store}। यहाँ से लें: ${link}`,
  somebody: 'किसी',
  invitation: ({ brand, store, link }) =>
    `${brand}: आपको ${store} में शामिल होने का न्योता है। इस नंबर से साइन इन करें: ${link}`,
  ownShop: 'अपनी दुकान',
};

const kn: SmsTexts = {
  code: {
    'sign-in': ({ otp, brand, minutes }) =>
      `${otp} ನಿಮ್ಮ ${brand} ಕೋಡ್. ಇದು ${minutes} ನಿಮಿಷ ಮಾನ್ಯ. ಯಾರಿಗೂ ತಿಳಿಸಬೇಡಿ.`,
    'delete-account': ({ otp, brand, minutes }) =>
      `${otp} ನಿಮ್ಮ ${brand} ಖಾತೆ ಅಳಿಸುವ ಕೋಡ್. ಇದು ${minutes} ನಿಮಿಷ ಮಾನ್ಯ. ಯಾರಿಗೂ ತಿಳಿಸಬೇಡಿ.`,
    'take-over': ({ otp, brand, minutes }) =>
      `${otp} ನಿಮ್ಮ ಅಂಗಡಿಯ ${brand} ಪಟ್ಟಿಯನ್ನು ವಹಿಸಿಕೊಳ್ಳುವ ಕೋಡ್. ಇದು ${minutes} ನಿಮಿಷ ಮಾನ್ಯ. ಮಾಲೀಕರಿಗೆ ಮಾತ್ರ ತಿಳಿಸಿ.`,
  },
  coupon: ({ brand, title, store, code, day, link }) =>
    `${brand}: ${title} – ${store}. ಕೋಡ್ ${code}, ${day} ವರೆಗೆ ಮಾನ್ಯ. ${link}`,
  pass: ({ from, title, store, link }) =>
    `${from} ನಿಮಗೊಂದು ಕೂಪನ್ ಕಳುಹಿಸಿದ್ದಾರೆ: ${title} – ${store}. ಇಲ್ಲಿ ಪಡೆಯಿರಿ: ${link}`,
  somebody: 'ಯಾರೋ ಒಬ್ಬರು',
  invitation: ({ brand, store, link }) =>
    `${brand}: ${store} ಸೇರಲು ನಿಮಗೆ ಆಹ್ವಾನವಿದೆ. ಈ ಸಂಖ್ಯೆಯಿಂದ ಸೈನ್ ಇನ್ ಮಾಡಿ: ${link}`,
  ownShop: 'ನಿಮ್ಮ ಅಂಗಡಿ',
};

export const smsTexts: Record<Language, SmsTexts> = { en, hi, kn };

/** The last line of a code binds it to our host, so that phones offer to fill it in there only. */
export function messageText({ language, kind, values }: Told): string {
  const texts = smsTexts[language];
  switch (kind) {
    case 'coupon':
      return texts.coupon(values);
    case 'pass':
      return texts.pass(values);
    case 'invitation':
      return texts.invitation(values);
    default:
      return `${texts.code[kind.slice('code:'.length) as CodePurpose](values)}\n\n@${values.host} #${values.otp}`;
  }
}
