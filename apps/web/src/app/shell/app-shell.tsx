import { lazy, Suspense, useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { forgetChatAtLogout } from '../../features/assistant/chat-storage.ts';
import { OfflineWalletSync } from '../../features/coupons/held/offline-wallet-sync.ts';
import { usePushDelivery } from '../../features/push/use-push-delivery.ts';
import { detourIn, saveWishIn, waitWishIn } from '../../lib/login-detour.ts';
import { useSession } from '../../lib/session.ts';
import { whenIdle } from '@baeon/ui/lib/scheduling.ts';
import { useWide } from '@baeon/ui/lib/use-wide.ts';
import { SignInCache } from './sign-in-cache.tsx';
import { frameWidth, TabBar, TopBar, useContentWidth } from './bars.tsx';
import { isList, listAddress, rememberList } from './list-beside.ts';
import { knowLists } from './root-layout.tsx';
import { Screens } from './screens-side-by-side.tsx';
import { paths } from '../../config/paths.ts';
import { onboardingSteps } from '../route-access.ts';

knowLists({ isList, listAddress, rememberList });

/** For whoever tapped a heart before they had logged in. */
const SaveWish = lazy(() => import('../../features/deals/saved/save-wish.tsx'));
const WaitWish = lazy(() => import('../../features/deals/waitlist/wait-wish.tsx'));

/** Not before the first screen stands. Without a network it does not come, and there is nothing to hear. */
const CouponUses = lazy(async () => {
  await new Promise<void>((stands) => void whenIdle(stands));
  return import('../../features/coupons/uses/coupon-uses.tsx').catch(() => ({
    default: () => null as never,
  }));
});

export { prefetchFirstScreen } from './sign-in-cache.tsx';

/** Top bar, screen, tab bar; on a wide screen the tabs are a rail at the side. The tabs lead to members' screens, so only members see them; a step of onboarding has its own foot. */
export default function AppShell() {
  const { home, signedIn, token } = useSession();
  const isMember = home && signedIn;
  const contentWidth = useContentWidth();
  const fullScreen = useFullScreen();
  const { pathname, state } = useLocation();
  // On the way through onboarding it stays a wish.
  const isBack = signedIn && !detourIn(state);
  const wish = isBack ? saveWishIn(state) : null;
  const waitWish = isBack ? waitWishIn(state) : null;
  const hasTabs = isMember && !onboardingSteps.includes(pathname);

  useEffect(forgetChatAtLogout, []);
  usePushDelivery();

  return (
    <SignInCache key={token} token={token}>
      <OfflineWalletSync />
      {signedIn && (
        <Suspense>
          <CouponUses />
        </Suspense>
      )}
      {wish !== null && (
        <Suspense>
          <SaveWish key={wish} id={wish} />
        </Suspense>
      )}
      {waitWish !== null && (
        <Suspense>
          <WaitWish key={waitWish} id={waitWish} />
        </Suspense>
      )}
      <div
        className={classNames(
          'app-frame mx-auto flex min-h-dvh flex-col bg-surface shadow-column lg:bg-transparent lg:px-(--rail) lg:shadow-none',
          hasTabs ? '[--rail:88px]' : '[--rail:0px]',
          frameWidth,
        )}
      >
        {!fullScreen && <TopBar menu={isMember ? 'member' : signedIn ? 'newcomer' : 'visitor'} />}
        {/* Below in sight, but before the screen by keyboard: a list that goes on has no end to come to. */}
        {hasTabs && <TabBar />}
        <main
          id="main"
          tabIndex={-1}
          className={classNames(
            contentWidth,
            'flex-1 flex-col has-[>[data-fills-column]]:flex lg:border-x lg:border-line lg:bg-surface',
            // The tab bar's own height, or a little more where text would stand on it.
            !hasTabs
              ? 'pb-[env(safe-area-inset-bottom)]'
              : fullScreen
                ? 'pb-[calc(env(safe-area-inset-bottom)+65px)] lg:pb-0'
                : 'pb-[calc(env(safe-area-inset-bottom)+72px)] lg:pb-0',
            !fullScreen && 'pt-[calc(env(safe-area-inset-top)+64px)]',
          )}
        >
          <Screens />
        </main>
      </div>
    </SignInCache>
  );
}

/** Whether the screen reaches up to the very top, in place of the top bar; where there is room, both have it. */
function useFullScreen(): boolean {
  const wide = useWide();
  return matchPath(paths.qrScanner, useLocation().pathname) !== null && !wide;
}
