import { useNavigate } from 'react-router';
import { Sheet } from '../../components/ui/sheet.tsx';
import { useSheetParam } from '../../components/ui/use-sheet-param.ts';
import { paths } from '../../config/paths.ts';
import { useSignOut } from '../../features/auth/use-sign-out.ts';
import { AccountHub, type AccountSection } from '../../features/profile/account-hub.tsx';
import { useAccountDeletion } from '../../features/profile/delete-account-flow.ts';
import { DeleteAccount } from '../../features/profile/delete-account.tsx';
import { InterestsEditor } from '../../features/profile/interests-editor.tsx';
import { LocationEditor } from '../../features/profile/location-editor.tsx';
import { useProfile } from '../../features/profile/profile-api.ts';
import { FollowedStores } from '../../features/stores/followed-stores.tsx';
import { useSession } from '../../lib/session.ts';
import { ScreenWrapper } from '../shell/screen-wrapper.tsx';

export default function UserScreen() {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const session = useSession();
  const profile = useProfile();
  const { section, open, close } = useSheetParam('section');
  const deletion = useAccountDeletion(() => void navigate(paths.login, { replace: true }));
  // What this device remembers is shown at once; the server's word replaces it.
  const user = profile.data ?? session.user;

  const sheet = (name: AccountSection, title: string) => ({
    open: section === name,
    title,
    onClose: close,
  });

  return (
    <ScreenWrapper title="Account" parent={paths.userProfile}>
      {user && (
        <>
          <AccountHub user={user} onOpen={open} onSignOut={() => signOut(paths.login)} />
          <Sheet {...sheet('interests', 'Your interests')}>
            <InterestsEditor onSaved={close} />
          </Sheet>
          <Sheet {...sheet('location', 'Your location')}>
            <LocationEditor onSaved={close} />
          </Sheet>
          <Sheet {...sheet('followed', 'Followed shops')}>
            <FollowedStores />
          </Sheet>
          <Sheet {...sheet('delete', 'Delete my account')}>
            <DeleteAccount deletion={deletion} mobileNumber={user.mobile_number} />
          </Sheet>
        </>
      )}
    </ScreenWrapper>
  );
}
