import { businessToasts } from '@baeon/contracts/profile/onboarding';
import { useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { paths } from '../../../config/paths.ts';
import { useFurtherElsewhere } from '../../../features/profile/onboarding/onboarding-progress.ts';
import { useProfile, useUpdateUser } from '../../../features/profile/profile-api.ts';
import { StorePicker } from '../../../features/stores/picker/store-picker.tsx';
import { ApiError } from '@baeon/ui/lib/api-error.ts';
import { forgetDrafts } from '../../../lib/drafts.ts';
import { updateSessionUser, useSession } from '../../../lib/session.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { screenTexts } from '../../screen-texts.ts';
import { LaterButton } from './later-button.tsx';
import { OnboardingSteps } from './onboarding-steps.tsx';
import { pathAfterSignIn } from '../../route-access.ts';
import { ScreenWrapper } from '../../shell/screen-wrapper.tsx';
import { useWayOn } from '../../use-way-on.ts';
import { usePutOff } from './use-put-off.ts';

export default function GetBusinessScreen() {
  const texts = useTexts(screenTexts);
  const goOn = useWayOn();
  const { putOff, busy } = usePutOff();
  const { user } = useSession();
  const profile = useProfile();
  const update = useUpdateUser();
  const begun = useRef(false);
  useFurtherElsewhere((status) => goOn(pathAfterSignIn(status), { replace: true }));

  const saving = update.isPending || update.isSuccess;
  // Whoever made this last step elsewhere is about to leave: nothing is asked or saved here.
  const madeElsewhere = !saving && profile.data?.login_status === 'GOTBUSINESS';
  const known = profile.isPending || madeElsewhere ? null : (profile.data ?? user);

  /** Someone who skipped a step is shown that step; whether that was the trouble. */
  async function sentToMissingStep(refusal: ApiError): Promise<boolean> {
    const { data } = await profile.refetch();
    const step = data && pathAfterSignIn(data.login_status);
    if (!step || step === paths.getBusiness) return false;
    updateSessionUser(data);
    toast(refusal.message);
    goOn(step, { replace: true });
    return true;
  }

  async function save(interestedBussiness: string[]): Promise<void> {
    // Two taps in one frame see the same state, but not the same ref. After a success it stays
    // set: the next screen may take a moment to load.
    if (begun.current) return;
    begun.current = true;
    try {
      const answer = await update.mutateAsync({
        interestedBussiness,
        login_status: 'GOTBUSINESS',
      });
      forgetDrafts();
      goOn(pathAfterSignIn(answer.user.login_status), { replace: true });
    } catch (error) {
      begun.current = false;
      if (!(error instanceof ApiError)) throw error;
      // Someone who was just signed out has been told why.
      if (error.code === 'UNAUTHENTICATED') return;
      if (error.code === 'ONBOARDING_ORDER' && (await sentToMissingStep(error))) return;
      toast.error(businessToasts.saveFailed, { id: businessToasts.saveFailed });
    }
  }

  return (
    <ScreenWrapper
      title={texts.titles.getBusiness}
      parent={paths.getLocation}
      action={<LaterButton busy={busy} onPress={() => void putOff()} />}
    >
      <OnboardingSteps step={3} />
      <StorePicker
        followed={known?.interestedBussiness ?? null}
        saving={saving}
        onChosen={(placeIds) => void save(placeIds)}
      />
    </ScreenWrapper>
  );
}
