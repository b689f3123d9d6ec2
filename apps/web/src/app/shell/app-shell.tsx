import { type ReactNode, useEffect, ViewTransition } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router';
import { classNames } from '../../components/ui/class-names.ts';
import { forgetChatAtLogout } from '../../features/assistant/chat-storage.ts';
import { OfflineWalletSync } from '../../features/coupons/held/offline-wallet-sync.ts';
import { usePushDelivery } from '../../features/push/use-push-delivery.ts';
import { useSession } from '../../lib/session.ts';
import { SignInCache } from './sign-in-cache.tsx';
import { frameWidth, TabBar, TopBar, useContentWidth } from './bars.tsx';
import { paths } from '../../config/paths.ts';
import { onboardingSteps } from '../route-access.ts';

export { prefetchFirstScreen } from './sign-in-cache.tsx';

/** Top bar, screen, tab bar. The tabs lead to members' screens, so only members see them; a step of onboarding has its own foot. */
export default function AppShell() {
  const { home, signedIn, token } = useSession();
  const isMember = home && signedIn;
  const contentWidth = useContentWidth();
  const fullScreen = useFullScreen();
  // The tab bar's own height, or a little more where text would stand on it.
  const tabBar = fullScreen ? '65px' : '72px';
  const { pathname } = useLocation();
  const hasTabs = isMember && !onboardingSteps.includes(pathname);
  const bottomGap = hasTabs ? tabBar : '0px';

  useEffect(forgetChatAtLogout, []);
  usePushDelivery();

  return (
    <SignInCache key={token} token={token}>
      <OfflineWalletSync />
      <div
        className={classNames(
          'mx-auto flex min-h-dvh flex-col bg-surface shadow-column',
          frameWidth,
        )}
      >
        {!fullScreen && <TopBar menu={isMember ? 'member' : signedIn ? 'newcomer' : 'visitor'} />}
        {/* Below in sight, but before the screen by keyboard: a list that goes on has no end to come to. */}
        {hasTabs && <TabBar />}
        <main
          id="main"
          tabIndex={-1}
          style={{ paddingBottom: `calc(env(safe-area-inset-bottom) + ${bottomGap})` }}
          className={classNames(
            contentWidth,
            'flex-1 flex-col has-[>[data-fills-column]]:flex',
            !fullScreen && 'pt-[calc(env(safe-area-inset-top)+64px)]',
          )}
        >
          <ScreenChange>
            <Outlet />
          </ScreenChange>
        </main>
      </div>
    </SignInCache>
  );
}

/** Whether the screen reaches up to the very top, in place of the top bar. */
export function useFullScreen(): boolean {
  return matchPath(paths.qrScanner, useLocation().pathname) !== null;
}

/**
 * The next screen glides in, as on a phone. What changes within a screen, such as a sheet or a
 * filter in the address, has motions of its own. Back is there at once: React draws it without a
 * pause, and a swipe back has been shown by the browser already.
 */
export function ScreenChange({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ViewTransition key={pathname} default="none" enter="screen" exit="screen">
      {children}
    </ViewTransition>
  );
}
