import type { ScreenState } from '../screen-state.ts';
import { accountStates } from './account.ts';
import { dealStates } from './deal.ts';
import { dealsHomeStates } from './deals-home.ts';
import { exploreStates } from './explore.ts';
import { heldCouponStates } from './held-coupon.ts';
import { loginStates } from './login.ts';
import { longStates } from './long.ts';
import { offersStates } from './offers.ts';
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
  ...storeStates,
  ...wishesStates,
  ...accountStates,
  ...scannerStates,
  ...longStates,
];
