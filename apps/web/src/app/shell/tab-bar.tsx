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
          <li key={to} className="flex-1">
            {/* NavLink sets aria-current itself; the style hangs on it. */}
            <NavLink
              to={to}
              className="group flex min-h-16 flex-col items-center justify-center gap-0.5 text-xs font-semibold text-ink-muted outline-offset-[-4px] hover:text-ink aria-[current=page]:text-link"
            >
              <span className="grid h-8 w-16 place-items-center rounded-full transition-colors group-aria-[current=page]:bg-brand-soft">
                <Icon aria-hidden="true" className="size-6" />
              </span>
              {texts[name]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
