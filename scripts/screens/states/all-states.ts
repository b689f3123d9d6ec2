import type { ScreenState } from '../screen-state.ts';
import { accountStates } from './account.ts';
import { appWideStates } from './app-wide.ts';
import { bargainStates } from './bargains.ts';
import { counterCityStates } from './counter-city.ts';
import { counterConsoleStates } from './counter-console.ts';
import { counterMessagesStates } from './counter-messages.ts';
import { counterOwnerStates } from './counter-owner.ts';
import { counterTakingStates } from './counter-taking.ts';
import { counterTillStates } from './counter-till.ts';
import { dealStates } from './deal.ts';
import { dealsHomeStates } from './deals-home.ts';
import { endingStates } from './ending.ts';
import { exploreStates } from './explore.ts';
import { heldCouponStates } from './held-coupon.ts';
import { honourStates } from './honour.ts';
import { languageStates } from './language.ts';
import { listStates } from './lists.ts';
import { loginStates } from './login.ts';
import { longStates } from './long.ts';
import { newsStates } from './news.ts';
import { offersStates } from './offers.ts';
import { offlineStates } from './offline.ts';
import { onboardingStates } from './onboarding.ts';
import { scannerStates } from './scanner.ts';
import { storeStates } from './store.ts';
import { voiceStates } from './voice.ts';
import { wishesStates } from './wishes.ts';

/** Every screen in every state, in the order in which people meet them. */
export const allStates: ScreenState[] = [
  ...loginStates,
  ...onboardingStates,
  ...exploreStates,
  ...voiceStates,
  ...dealsHomeStates,
  ...offersStates,
  ...dealStates,
  ...heldCouponStates,
  ...endingStates,
  ...storeStates,
  ...honourStates,
  ...listStates,
  ...wishesStates,
  ...bargainStates,
  ...accountStates,
  ...languageStates,
  ...newsStates,
  ...appWideStates,
  ...offlineStates,
  ...scannerStates,
  ...longStates,
  ...counterTillStates,
  ...counterTakingStates,
  ...counterMessagesStates,
  ...counterOwnerStates,
  ...counterConsoleStates,
  ...counterCityStates,
];
