import { BadgePercent, Compass, QrCode } from 'lucide-react';
import { NavLink } from 'react-router';
import { classNames } from '../../components/ui/class-names.ts';
import { paths } from '../../config/paths.ts';
import { useTexts } from '../../lib/texts.ts';
import { useColumnWidth } from './column-width.ts';
import { shellTexts } from './shell-texts.ts';

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
        useColumnWidth(),
      )}
    >
      <ul role="list" className="flex">
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
