import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Outlet } from 'react-router';
import { createQueryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';

/** A cache belongs to one sign-in, so nothing of it is left for the next person. */
function SignInCache({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Top bar, screen, tab bar. The tabs lead to members' screens, so only members see them. */
export default function AppShell() {
  const { home, signedIn, token } = useSession();
  const isMember = home && signedIn;
  const bottomGap = isMember ? '72px' : '0px';

  return (
    <SignInCache key={token}>
      <div className="mx-auto flex min-h-dvh max-w-120 flex-col bg-surface shadow-column">
        <TopBar menu={isMember ? 'member' : signedIn ? 'newcomer' : 'visitor'} />
        <main
          id="main"
          tabIndex={-1}
          style={{ paddingBottom: `calc(env(safe-area-inset-bottom) + ${bottomGap})` }}
          className="flex-1 pt-[calc(env(safe-area-inset-top)+64px)]"
        >
          <Outlet />
        </main>
        {isMember && <TabBar />}
      </div>
    </SignInCache>
  );
}
