import type { chatMessages } from '@baeon/contracts/assistant/assistant';
import type { mobileNumberMessages } from '@baeon/contracts/auth/mobile-number';
import type {
  blockedMessages,
  guessingMessages,
  otpMessages,
  otpToasts,
} from '@baeon/contracts/auth/otp';
import type { ErrorCode } from '@baeon/contracts/common/error-code';
import type { claimMessages, passMessages } from '@baeon/contracts/coupons/coupons';
import type { pictureMessages, storeDealMessages } from '@baeon/contracts/counter/store-deals';
import type { bidMessages } from '@baeon/contracts/deal-raise/bargains';
import type { raiseMessages } from '@baeon/contracts/deal-raise/deal-raise';
import type { reportMessages } from '@baeon/contracts/honour/honour';
import type { coordinatesMessages } from '@baeon/contracts/places/geo';
import type { chosenPlaceMessages } from '@baeon/contracts/profile/chosen-place';
import type {
  businessToasts,
  locationToasts,
  onboardingMessages,
  userToasts,
} from '@baeon/contracts/profile/onboarding';
import type { profileMessages } from '@baeon/contracts/profile/profile';
import type { voiceMessages } from '@baeon/contracts/speech/speech';
import type { waitlistMessages } from '@baeon/contracts/waitlist/waitlist';
import type { wishlistMessages } from '@baeon/contracts/wishlist/wishlist';

type SentenceIn<T> = Extract<T[keyof T], string>;

/** What both sides say, or either: each sentence is written once, in the contracts. */
type Sentence =
  | SentenceIn<typeof blockedMessages>
  | SentenceIn<typeof bidMessages>
  | SentenceIn<typeof businessToasts>
  | SentenceIn<typeof chatMessages>
  | SentenceIn<typeof chosenPlaceMessages>
  | SentenceIn<typeof claimMessages>
  | SentenceIn<typeof coordinatesMessages>
  | SentenceIn<typeof guessingMessages>
  | SentenceIn<typeof locationToasts>
  | SentenceIn<typeof mobileNumberMessages>
  | SentenceIn<typeof onboardingMessages>
  | SentenceIn<typeof otpMessages>
  | SentenceIn<typeof otpToasts>
  | SentenceIn<typeof passMessages>
  | SentenceIn<typeof pictureMessages>
  | SentenceIn<typeof profileMessages>
  | SentenceIn<typeof raiseMessages>
  | SentenceIn<typeof reportMessages>
  | SentenceIn<typeof storeDealMessages>
  | SentenceIn<typeof userToasts>
  | SentenceIn<typeof voiceMessages>
  | SentenceIn<typeof waitlistMessages>
  | SentenceIn<typeof wishlistMessages>;

/**
 * What `said` looks up: every sentence of the contracts, what each code of the server means at least, and
 * whatever else the server says or names, as far as people meet it.
 */
export type MessageTexts = Record<Sentence | ErrorCode, string> & {
  readonly [more: string]: string;
};
