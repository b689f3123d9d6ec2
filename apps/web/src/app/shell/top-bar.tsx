import { Link, useLocation } from 'react-router';
import { BrandMark } from '../../components/ui/brand-mark.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { appConfig } from '../../config/app-config.ts';
import { paths } from '../../config/paths.ts';
import { useTexts } from '../../lib/texts.ts';
import { AccountMenu } from './account-menu.tsx';
import { useColumnWidth } from './column-width.ts';
import { ShellNotice } from '../updates/shell-notice.tsx';
import { shellTexts } from './shell-texts.ts';

/** How far the person has come decides what the bar offers. */
export type MenuKind = 'visitor' | 'newcomer' | 'member';

export function TopBar({ menu }: { menu: MenuKind }) {
  const texts = useTexts(shellTexts);
  const { pathname } = useLocation();
  return (
    <header
      className={classNames(
        'fixed inset-x-0 top-0 z-20 mx-auto border-b border-line bg-surface pt-[env(safe-area-inset-top)]',
        useColumnWidth(),
      )}
    >
      <div className="flex h-[63px] items-center justify-between gap-[8px] pr-[8px] pl-[16px]">
        <Link
          to={paths.root}
          className="flex min-h-touch items-center gap-[8px] rounded-control pr-[8px] text-[length:min(1.25rem,8vw)] font-bold tracking-tight"
        >
          <BrandMark className="size-[32px] shrink-0" />
          {appConfig.brandName}
        </Link>
        <ShellNotice />
        {menu === 'visitor' ? (
          <Link
            to={paths.login}
            className="mr-[8px] flex min-h-touch shrink-0 items-center rounded-full bg-brand-soft px-[20px] font-semibold whitespace-nowrap text-link hover:underline"
          >
            {texts.logIn}
          </Link>
        ) : (
          // A new screen starts with a closed menu, however it was reached.
          <AccountMenu key={pathname} withScreens={menu === 'member'} />
        )}
      </div>
    </header>
  );
}
