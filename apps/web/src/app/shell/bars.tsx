import { Link, NavLink, useLocation } from 'react-router';
import { BadgePercent, Bell, Compass, QrCode } from 'lucide-react';
import { paths } from '../../config/paths.ts';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { detourTo } from '../../lib/login-detour.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { shellTexts } from './shell-texts.ts';
import { BrandMark } from '@baeon/ui/components/brand-mark.tsx';
import { appConfig } from '../../config/app-config.ts';
import { UnreadBadge } from '../../features/notifications/unread-badge.tsx';
import { AccountMenu } from './account-menu.tsx';
import { listAddress } from './list-beside.ts';
import { ShellNotice } from '../updates/shell-notice.tsx';

/** How wide the app may get: the same on every screen, so that no bar moves from one to the next. */
export const frameWidth = 'max-w-160 lg:max-w-300';

/** Pictures side by side, tables and the camera are glad of all of it; text is not. */
const roomy = new Set<string>([paths.explore, paths.wishlist, paths.qrScanner]);

/** How much of it a screen fills. On a wide screen a list has a pane beside it. */
export function useContentWidth(): string {
  const location = useLocation();
  if (roomy.has(location.pathname)) return 'w-full lg:mx-auto lg:max-w-160';
  const hasPane = listAddress(location) !== null;
  return classNames('mx-auto w-full max-w-120', hasPane && 'lg:mx-0 lg:w-(--list)');
}

const tabs = [
  { to: paths.explore, name: 'explore', Icon: Compass },
  { to: paths.dealsHome, name: 'deals', Icon: BadgePercent },
  { to: paths.qrScanner, name: 'qr', Icon: QrCode },
] as const;

export function TabBar() {
  const texts = useTexts(shellTexts).tabs;
  return (
    <nav
      aria-label={texts.name}
      className={classNames(
        'fixed inset-x-0 bottom-0 z-20 mx-auto border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]',
        'lg:top-top-bar lg:right-auto lg:bottom-auto lg:left-(--frame-left) lg:w-(--rail) lg:border-0 lg:bg-transparent lg:pt-4',
        frameWidth,
      )}
    >
      <ul role="list" className="flex lg:flex-col lg:gap-2">
        {tabs.map(({ to, name, Icon }) => (
          <li key={to} className="min-w-0 flex-1">
            {/* NavLink sets aria-current itself; the style hangs on it. What stands above the bar counts on its height. */}
            <NavLink
              to={to}
              className="group flex h-[64px] flex-col items-center justify-center gap-[2px] text-xs leading-[1.15] font-semibold whitespace-nowrap text-ink-muted outline-offset-[-4px] hover:text-ink aria-[current=page]:text-link"
            >
              <span className="grid h-[min(32px,52px-1em)] w-[64px] place-items-center rounded-full transition-colors group-aria-[current=page]:bg-brand-soft">
                <Icon aria-hidden="true" className="size-[24px]" />
              </span>
              {texts[name]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function BellLink() {
  return (
    <NavLink
      to={paths.notifications}
      className="relative grid size-[48px] place-items-center rounded-control hover:bg-brand-soft aria-[current=page]:text-link"
    >
      <Bell aria-hidden="true" className="size-[24px]" />
      <span className="sr-only">{useTexts(shellTexts).menu.notifications}</span>
      <UnreadBadge />
    </NavLink>
  );
}

/** How far the person has come decides what the bar offers. */
type MenuKind = 'visitor' | 'newcomer' | 'member';

export function TopBar({ menu }: { menu: MenuKind }) {
  const texts = useTexts(shellTexts);
  const here = useLocation();
  return (
    <header
      className={classNames(
        'fixed inset-x-0 top-0 z-20 mx-auto border-b border-line bg-surface pt-[env(safe-area-inset-top)]',
        frameWidth,
        'lg:max-w-none',
      )}
    >
      <div
        className={classNames(
          'mx-auto flex h-[63px] items-center justify-between gap-[8px] pr-[8px] pl-[16px]',
          frameWidth,
        )}
      >
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
            state={detourTo(here)}
            className="mr-[8px] flex min-h-touch shrink-0 items-center rounded-full bg-brand-soft px-[20px] font-semibold whitespace-nowrap text-link hover:underline"
          >
            {texts.logIn}
          </Link>
        ) : (
          <div className="flex">
            {menu === 'member' && <BellLink />}
            {/* A new screen starts with a closed menu, however it was reached. */}
            <AccountMenu key={here.pathname} isMember={menu === 'member'} />
          </div>
        )}
      </div>
    </header>
  );
}
