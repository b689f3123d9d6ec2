import { useRef } from 'react';
import { paths } from '../../../config/paths.ts';
import {
  AboutYouForm,
  type AboutYouHandle,
} from '../../../features/profile/onboarding/about-you-form.tsx';
import { useFurtherElsewhere } from '../../../features/profile/onboarding/onboarding-progress.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { screenTexts } from '../../screen-texts.ts';
import { LaterButton } from './later-button.tsx';
import { OnboardingSteps } from './onboarding-steps.tsx';
import { pathAfterSignIn } from '../../route-access.ts';
import { ScreenWrapper } from '../../shell/screen-wrapper.tsx';
import { useWayOn } from '../../use-way-on.ts';
import { usePutOff } from './use-put-off.ts';
import type { GetLocationState } from './get-location.tsx';

export default function InterestScreen() {
  const texts = useTexts(screenTexts);
  const goOn = useWayOn();
  useFurtherElsewhere((status) => goOn(pathAfterSignIn(status), { replace: true }));

  const { putOff, busy } = usePutOff();
  const form = useRef<AboutYouHandle>(null);

  async function later() {
    const told = await form.current?.toldSoFar();
    if (told) await putOff(told);
  }

  return (
    <ScreenWrapper
      title={texts.titles.interest}
      parent={paths.explore}
      action={<LaterButton busy={busy} onPress={() => void later()} />}
    >
      <OnboardingSteps step={1} />
      <AboutYouForm
        ref={form}
        onSaved={({ user, problem }) => {
          const state: GetLocationState = { locationProblem: problem };
          goOn(pathAfterSignIn(user.login_status), { state });
        }}
      />
    </ScreenWrapper>
  );
}
