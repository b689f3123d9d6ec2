import { Heart, LogOut, Menu, TicketPercent, UserRound } from 'lucide-react';
import { useId } from 'react';
import { NavLink } from 'react-router';
import { paths } from '../../config/paths.ts';
import { useSignOut } from '../../features/auth/use-sign-out.ts';
import { useDisclosureMenu } from './use-disclosure-menu.ts';

const screens = [
  { to: paths.userProfile, label: 'Profile', Icon: UserRound },
  { to: paths.userCouponProfile, label: 'My Coupon', Icon: TicketPercent },
  { to: paths.wishlist, label: 'Wishlist', Icon: Heart },
];

const itemClass =
  'flex min-h-12 w-full items-center gap-3 rounded-xl px-3 text-left font-medium hover:bg-brand-soft aria-[current=page]:text-link';

/** Someone still in onboarding can only log out: the other screens would send them back. */
export function AccountMenu({ withScreens }: { withScreens: boolean }) {
  const { open, dispatch, root, button, rootHandlers } = useDisclosureMenu();
  const signOut = useSignOut();
  const listId = useId();

  return (
    <nav aria-label="Account">
      <div ref={root} {...rootHandlers} className="relative">
        <button
          ref={button}
          type="button"
          aria-label="Menu"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => dispatch('press')}
          className="grid size-12 place-items-center rounded-xl hover:bg-brand-soft aria-expanded:bg-brand-soft"
        >
          <Menu aria-hidden="true" className="size-6" />
        </button>
        {/* The padding bridges the gap, so that a mouse on its way down stays inside. */}
        <div id={listId} hidden={!open} className="absolute top-full right-0 z-10 w-56 pt-2 pr-1">
          <ul role="list" className="animate-rise rounded-card bg-raised p-2 shadow-float">
            {withScreens &&
              screens.map(({ to, label, Icon }) => (
                <li key={to}>
                  <NavLink to={to} onClick={() => dispatch('close')} className={itemClass}>
                    <Icon aria-hidden="true" className="size-5 text-ink-muted" />
                    {label}
                  </NavLink>
                </li>
              ))}
            <li className={withScreens ? 'mt-1 border-t border-line pt-1' : ''}>
              <button
                type="button"
                onClick={() => signOut(paths.login)}
                className={`${itemClass} text-danger`}
              >
                <LogOut aria-hidden="true" className="size-5" />
                Logout
              </button>
            </li>
          </ul>
        </div>
      </div>
    </nav>
  );
}
