import { LogOut } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../../components/ui/button.tsx';
import { paths } from '../../config/paths.ts';
import { useSignOut } from '../../features/auth/use-sign-out.ts';
import { PersonalInformation } from '../../features/profile/personal-information.tsx';
import { ScreenWrapper } from '../shell/screen-wrapper.tsx';

export default function UserProfileScreen() {
  const signOut = useSignOut();

  function leave(event: MouseEvent) {
    event.preventDefault();
    signOut(paths.root);
  }

  return (
    <ScreenWrapper title="Profile" parent={paths.explore}>
      <div className="flex flex-col gap-6 px-5 py-6">
        <PersonalInformation />
        <p className="text-sm text-ink-muted">Editing your name and email is still being built.</p>
        <Link to={paths.root} onClick={leave} className={buttonClass('danger', 'gap-2')}>
          <LogOut aria-hidden="true" className="size-5" />
          Logout
        </Link>
      </div>
    </ScreenWrapper>
  );
}
