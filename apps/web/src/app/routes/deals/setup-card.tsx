import type { UserLoginStatus } from '@baeon/contracts/auth/otp';
import { ChevronRight, Gift } from 'lucide-react';
import { Link } from 'react-router';
import { appConfig } from '../../../config/app-config.ts';
import { useFurtherElsewhere } from '../../../features/profile/onboarding/onboarding-progress.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { screenTexts } from '../../screen-texts.ts';
import { onboardingSteps, pathAfterSignIn } from '../../route-access.ts';

/** For whoever put onboarding off: what is missing of it, and the way there. */
export default function SetupCard({ status }: { status: UserLoginStatus }) {
  const next = pathAfterSignIn(status);
  const { steps, card } = useTexts(screenTexts).onboarding;
  // Somebody who has finished on another device by now is asked for nothing.
  useFurtherElsewhere(() => undefined);
  const left = steps.slice(onboardingSteps.indexOf(next));
  return (
    <Link
      to={next}
      className="mx-5 flex items-center gap-[12px] rounded-card bg-brand-soft p-[12px] transition-colors hover:bg-sunken"
    >
      <span className="grid size-[44px] shrink-0 place-items-center rounded-tile bg-brand text-on-brand">
        <Gift aria-hidden="true" className="size-[24px]" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block leading-5 font-bold text-balance">
          {card.heading(appConfig.bonusBrand)}
        </span>
        <span className="mt-0.5 block text-sm leading-5 text-ink-muted">
          {card.left(left.length, left.join(', '))}
        </span>
        <span className="mt-0.5 block text-sm font-semibold text-link">{card.action}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-[20px] shrink-0 text-ink-muted" />
    </Link>
  );
}
