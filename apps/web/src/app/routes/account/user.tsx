import { lazy } from 'react';
import { useNavigate } from 'react-router';
import { Sheet, SheetPart } from '@baeon/ui/components/sheet/sheet.tsx';
import { useSheetParam } from '@baeon/ui/components/sheet/use-sheet-param.ts';
import { paths } from '../../../config/paths.ts';
import { useSignOut } from '../../../features/auth/use-sign-out.ts';
import { InstallCard } from '../../../features/install/install-card.tsx';
import { useDevicePush } from '../../../features/push/use-device-push.ts';
import { AccountHub, accountSections } from '../../../features/profile/account/account-hub.tsx';
import { useAccountDeletion } from '../../../features/profile/account/delete-account-flow.ts';
import { useLanguageSync, useProfile } from '../../../features/profile/profile-api.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { screenTexts } from '../../screen-texts.ts';
import { ScreenWrapper } from '../../shell/screen-wrapper.tsx';

const AccountSheet = lazy(() => import('../../account-sheet.tsx'));

export default function UserScreen() {
  const texts = useTexts(screenTexts);
  const navigate = useNavigate();
  const signOut = useSignOut();
  const session = useSession();
  const profile = useProfile();
  const { standing: push } = useDevicePush();
  useLanguageSync();
  const { section, open, close } = useSheetParam('section');
  const deletion = useAccountDeletion(() => void navigate(paths.login, { replace: true }));
  // What this device remembers is shown at once; the server's word replaces it.
  const user = profile.data ?? session.user;

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
          {accountSections.map((name) => (
            <Sheet key={name} open={section === name} title={texts.sheets[name]} onClose={close}>
              <SheetPart>
                <AccountSheet section={name} user={user} deletion={deletion} onSaved={close} />
              </SheetPart>
            </Sheet>
          ))}
        </>
      )}
    </ScreenWrapper>
  );
}
