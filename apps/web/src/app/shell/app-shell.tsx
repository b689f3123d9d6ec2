import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { classNames } from '../../components/ui/class-names.ts';
import { forgetChatAtLogout } from '../../features/assistant/chat-storage.ts';
import { OfflineWalletSync } from '../../features/coupons/held/offline-wallet-sync.ts';
import { useNewsDelivery } from '../../features/news/use-news-delivery.ts';
import { useSession } from '../../lib/session.ts';
import { clientOf } from '../ask-ahead.ts';

import { useColumnWidth } from './column-width.ts';
import { useFullScreen } from './full-screen.ts';
import { ScreenChange } from './screen-change.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';

export { askAhead } from '../ask-ahead.ts';

/** A cache belongs to one sign-in, so nothing of it is left for the next person. */
function SignInCache({ token, children }: { token: string | null; children: ReactNode }) {
  const [client] = useState(() => clientOf(token));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Top bar, screen, tab bar. The tabs lead to members' screens, so only members see them. */
export default function AppShell() {
  const { home, signedIn, token } = useSession();
  const isMember = home && signedIn;
  const width = useColumnWidth();
  const fullScreen = useFullScreen();
  // The tab bar's own height, or a little more where text would stand on it.
  const tabBar = fullScreen ? '65px' : '72px';
  const bottomGap = isMember ? tabBar : '0px';

  useEffect(forgetChatAtLogout, []);
  useNewsDelivery();

  return (
    <SignInCache key={token} token={token}>
      <OfflineWalletSync />
      <div
        className={classNames('mx-auto flex min-h-dvh flex-col bg-surface shadow-column', width)}
      >
        {!fullScreen && <TopBar menu={isMember ? 'member' : signedIn ? 'newcomer' : 'visitor'} />}
        {/* Below in sight, but before the screen by keyboard: a list that goes on has no end to come to. */}
        {isMember && <TabBar />}
        <main
          id="main"
          tabIndex={-1}
          style={{ paddingBottom: `calc(env(safe-area-inset-bottom) + ${bottomGap})` }}
          className={classNames(
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
