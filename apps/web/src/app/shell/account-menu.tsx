import {
  CircleQuestionMark,
  FolderHeart,
  Heart,
  LogOut,
  Menu,
  Store,
  TicketPercent,
  UserRound,
} from 'lucide-react';
import { useId } from 'react';
import { NavLink } from 'react-router';
import { paths } from '../../config/paths.ts';
import { useSignOut } from '../../features/auth/use-sign-out.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { shellTexts } from './shell-texts.ts';
import { useDisclosureMenu } from './use-disclosure-menu.ts';

const screens = [
  { to: paths.userProfile, name: 'profile', Icon: UserRound },
  { to: paths.userCouponProfile, name: 'coupons', Icon: TicketPercent },
  { to: paths.wishlist, name: 'wishlist', Icon: Heart },
  { to: paths.saved, name: 'saved', Icon: FolderHeart },
  { to: paths.stores, name: 'stores', Icon: Store },
  { to: paths.help, name: 'help', Icon: CircleQuestionMark },
] as const;

const itemClass =
  'flex min-h-12 w-full items-center gap-[12px] rounded-control px-[12px] text-left font-medium hover:bg-brand-soft aria-[current=page]:text-link';

/** To someone still in onboarding the other screens are not open: they would send them back. */
const newcomersScreens = screens.filter(({ name }) => name === 'coupons' || name === 'help');

export function AccountMenu({ isMember }: { isMember: boolean }) {
  const texts = useTexts(shellTexts).menu;
  const { open, dispatch, root, button, rootHandlers } = useDisclosureMenu();
  const signOut = useSignOut();
  const listId = useId();

  return (
    <nav aria-label={texts.name}>
      <div ref={root} {...rootHandlers} className="relative">
        <button
          ref={button}
          type="button"
          aria-label={texts.button}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => dispatch('press')}
          className="grid size-[48px] place-items-center rounded-control hover:bg-brand-soft aria-expanded:bg-brand-soft"
        >
          <Menu aria-hidden="true" className="size-[24px]" />
        </button>
        {/* The padding bridges the gap, so that a mouse on its way down stays inside. */}
        <div
          id={listId}
          hidden={!open}
          className="absolute top-full right-0 z-10 w-max max-w-[calc(100vw-16px)] min-w-[224px] pt-[8px] pr-[4px]"
        >
          <ul role="list" className="animate-rise rounded-card bg-raised p-[8px] shadow-float">
            {(isMember ? screens : newcomersScreens).map(({ to, name, Icon }) => (
              <li key={to}>
                <NavLink to={to} onClick={() => dispatch('close')} className={itemClass}>
                  <Icon aria-hidden="true" className="size-[20px] shrink-0 text-ink-muted" />
                  {texts[name]}
                </NavLink>
              </li>
            ))}
            <li className="mt-1 border-t border-line pt-1">
              <button
                type="button"
                onClick={() => signOut(paths.login)}
                className={`${itemClass} text-danger`}
              >
                <LogOut aria-hidden="true" className="size-[20px] shrink-0" />
                {texts.logOut}
              </button>
            </li>
          </ul>
        </div>
      </div>
    </nav>
  );
}
