import { useLocation } from 'react-router';
import { paths } from '../../../config/paths.ts';
import { LocationForm } from '../../../features/profile/location/location-form.tsx';
import { useFurtherElsewhere } from '../../../features/profile/onboarding/onboarding-progress.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { screenTexts } from '../../screen-texts.ts';
import { LaterButton } from './later-button.tsx';
import { OnboardingSteps } from './onboarding-steps.tsx';
import { pathAfterSignIn } from '../../route-access.ts';
import { ScreenWrapper } from '../../shell/screen-wrapper.tsx';
import { useWayOn } from '../../use-way-on.ts';
import { usePutOff } from './use-put-off.ts';

/** What the step before tells this one. It lies in the history, so a reload keeps it. */
export type GetLocationState = { locationProblem: string | null };

export default function GetLocationScreen() {
  const texts = useTexts(screenTexts);
  const goOn = useWayOn();
  const { putOff, busy } = usePutOff();
  const state = useLocation().state as GetLocationState | null;
  useFurtherElsewhere((status) => goOn(pathAfterSignIn(status), { replace: true }));

  return (
    <ScreenWrapper
      title={texts.titles.getLocation}
      parent={paths.interest}
      action={<LaterButton busy={busy} onPress={() => void putOff()} />}
    >
      <OnboardingSteps step={2} />
      <div className="px-5 pb-8">
        <p className="pb-4 text-ink-muted text-pretty">{texts.onboarding.location}</p>
        <LocationForm
          asStep
          submitLabel={texts.onboarding.goOn}
          notice={state?.locationProblem ?? null}
          onSaved={({ user: { login_status } }) => goOn(pathAfterSignIn(login_status))}
        />
      </div>
    </ScreenWrapper>
  );
}
