import { TicketPercent } from 'lucide-react';
import { type ReactNode, Suspense, useMemo, ViewTransition } from 'react';
import {
  type Location,
  NavigationType,
  Outlet,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useOutletContext,
} from 'react-router';
import { EmptyPane, paneClass, PaneSide, usePaneSide } from '@baeon/ui/components/side-pane.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useWide } from '@baeon/ui/lib/use-wide.ts';
import type { ScreenAt } from '../screen-file.tsx';
import { isList, listBeside } from './list-beside.ts';
import { PlaceholderHeading } from './screen-wrapper.tsx';
import { shellTexts } from './shell-texts.ts';

/**
 * The screen of the address; on a wide screen the list that it belongs to stays beside it. Both
 * keep their place in the tree, so that opening, closing and resizing draw neither anew.
 */
export function Screens() {
  const all = useOutletContext<readonly ScreenAt[]>();
  const location = useLocation();
  const wide = useWide();
  const beside = isList(location) ? null : listBeside(location);
  const list = isList(location) ? location : wide ? beside : null;

  return (
    <>
      {isList(location) && <NothingOpen />}
      {list && (
        <ScreenChange key="list" path={list.pathname}>
          <PaneSide value={beside && { is: 'list', opened: location.pathname }}>
            <ListAt location={list} all={all} />
          </PaneSide>
        </ScreenChange>
      )}
      {beside ? (
        <div key="detail" className={`contents lg:block ${paneClass}`}>
          <PaneSide value={wide ? { is: 'detail', opened: location.pathname } : null}>
            <ScreenChange path={location.pathname}>
              <Outlet />
            </ScreenChange>
          </PaneSide>
        </div>
      ) : (
        !list && (
          <ScreenChange key="screen" path={location.pathname}>
            <Outlet />
          </ScreenChange>
        )
      )}
    </>
  );
}

/** A list as at its own address, whatever the address is by now. */
function ListAt({ location, all }: { location: Location; all: readonly ScreenAt[] }) {
  const Screen = all.find(({ path }) => path === location.pathname)?.Screen;
  const beside = usePaneSide() !== null;
  const { loading } = useTexts(uiTexts);
  const here = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  return (
    <LocationContext value={here}>
      <Suspense
        fallback={
          <div className="min-h-dvh">
            {!beside && <PlaceholderHeading>{loading}</PlaceholderHeading>}
          </div>
        }
      >
        {Screen && <Screen />}
      </Suspense>
    </LocationContext>
  );
}

function NothingOpen() {
  return <EmptyPane Icon={TicketPercent}>{useTexts(shellTexts).nothingOpen}</EmptyPane>;
}

/**
 * The next screen glides in, as on a phone. What changes within a screen, such as a sheet or a
 * filter in the address, has motions of its own. Back is there at once: React draws it without a
 * pause, and a swipe back has been shown by the browser already.
 */
function ScreenChange({ path, children }: { path: string; children: ReactNode }) {
  return (
    <ViewTransition key={path} default="none" enter="screen" exit="screen">
      {children}
    </ViewTransition>
  );
}
