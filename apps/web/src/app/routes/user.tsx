import { useNavigate } from 'react-router';
import { Sheet } from '../../components/ui/sheet.tsx';
import { useSheetParam } from '../../components/ui/use-sheet-param.ts';
import { paths } from '../../config/paths.ts';
import { useSignOut } from '../../features/auth/use-sign-out.ts';
import { InstallCard } from '../../features/install/install-card.tsx';
import { NewsSettings } from '../../features/news/news-settings.tsx';
import { useDeviceNews } from '../../features/news/use-device-news.ts';
import { AccountHub, type AccountSection } from '../../features/profile/account-hub.tsx';
import { useAccountDeletion } from '../../features/profile/delete-account-flow.ts';
import { DeleteAccount } from '../../features/profile/delete-account.tsx';
import { InterestsEditor } from '../../features/profile/interests-editor.tsx';
import { LanguageChoice } from '../../features/profile/language-choice.tsx';
import { useLanguageElsewhere } from '../../features/profile/language-elsewhere.ts';
import { LocationEditor } from '../../features/profile/location-editor.tsx';
import { useProfile } from '../../features/profile/profile-api.ts';
import { FollowedStores } from '../../features/stores/followed-stores.tsx';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { appTexts } from '../app-texts.ts';
import { ScreenWrapper } from '../shell/screen-wrapper.tsx';

export default function UserScreen() {
  const texts = useTexts(appTexts);
  const navigate = useNavigate();
  const signOut = useSignOut();
  const session = useSession();
  const profile = useProfile();
  const { standing: push } = useDeviceNews();
  useLanguageElsewhere();
  const { section, open, close } = useSheetParam('section');
  const deletion = useAccountDeletion(() => void navigate(paths.login, { replace: true }));
  // What this device remembers is shown at once; the server's word replaces it.
  const user = profile.data ?? session.user;

  const sheet = (name: AccountSection) => ({
    open: section === name,
    title: texts.sheets[name],
    onClose: close,
  });

  return (
    <ScreenWrapper title={texts.titles.account} parent={paths.userProfile}>
      {user && (
        <>
          <InstallCard />
          <AccountHub
            user={user}
            push={push}
            onOpen={open}
            onSignOut={() => signOut(paths.login)}
          />
          <Sheet {...sheet('interests')}>
            <InterestsEditor onSaved={close} />
          </Sheet>
          <Sheet {...sheet('location')}>
            <LocationEditor onSaved={close} />
          </Sheet>
          <Sheet {...sheet('followed')}>
            <FollowedStores />
          </Sheet>
          <Sheet {...sheet('notifications')}>
            <NewsSettings />
          </Sheet>
          <Sheet {...sheet('language')}>
            <LanguageChoice />
          </Sheet>
          <Sheet {...sheet('delete')}>
            <DeleteAccount deletion={deletion} mobileNumber={user.mobile_number} />
          </Sheet>
        </>
      )}
    </ScreenWrapper>
  );
}
