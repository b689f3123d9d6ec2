import { paths } from '../../../config/paths.ts';
import { AboutYouForm } from '../../../features/profile/onboarding/about-you-form.tsx';
import { useFurtherElsewhere } from '../../../features/profile/onboarding/onboarding-progress.ts';
import { useTexts } from '../../../lib/texts.ts';
import { appTexts } from '../../app-texts.ts';
import { OnboardingSteps } from './onboarding-steps.tsx';
import { pathAfterSignIn } from '../../route-access.ts';
import { ScreenWrapper } from '../../shell/screen-wrapper.tsx';
import { useWayOn } from '../../use-way-on.ts';
import type { GetLocationState } from './get-location.tsx';

export default function InterestScreen() {
  const texts = useTexts(appTexts);
  const goOn = useWayOn();
  useFurtherElsewhere((status) => goOn(pathAfterSignIn(status), { replace: true }));

  return (
    <ScreenWrapper title={texts.titles.interest} parent={paths.explore}>
      <OnboardingSteps step={1} />
      <AboutYouForm
        onSaved={({ user, problem }) => {
          const state: GetLocationState = { locationProblem: problem };
          goOn(pathAfterSignIn(user.login_status), { state });
        }}
      />
    </ScreenWrapper>
  );
}
