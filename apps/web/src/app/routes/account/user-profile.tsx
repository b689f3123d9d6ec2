import { ChevronRight, LogOut } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '@baeon/ui/components/button.tsx';
import { paths } from '../../../config/paths.ts';
import { useSignOut } from '../../../features/auth/use-sign-out.ts';
import { PersonalInformation } from '../../../features/profile/account/personal-information.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { screenTexts } from '../../screen-texts.ts';
import { ScreenWrapper } from '../../shell/screen-wrapper.tsx';

export default function UserProfileScreen() {
  const texts = useTexts(screenTexts);
  const signOut = useSignOut();

  function leave(event: MouseEvent) {
    event.preventDefault();
    signOut(paths.root);
  }

  return (
    <ScreenWrapper title={texts.titles.profile} parent={paths.explore}>
      <div className="flex flex-col gap-6 px-5 pt-2 pb-6">
        <PersonalInformation />
        <Link
          to={paths.user}
          className="flex items-center justify-between gap-3 rounded-card border border-line bg-raised px-5 py-4 hover:bg-brand-soft"
        >
          <span>
            <span className="block font-semibold">{texts.profile.account}</span>
            <span className="block text-sm text-ink-muted">{texts.profile.accountHolds}</span>
          </span>
          <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-line-strong" />
        </Link>
        <Link to={paths.root} onClick={leave} className={buttonClass('danger', 'gap-2')}>
          <LogOut aria-hidden="true" className="size-5" />
          {texts.profile.logOut}
        </Link>
      </div>
    </ScreenWrapper>
  );
}
