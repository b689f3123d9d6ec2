import { Outlet, useLocation, useNavigationType } from 'react-router';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { isWide } from '@baeon/ui/lib/use-wide.ts';
import type { ScreenAt } from '../screen-file.tsx';
import type { isList, listAddress, rememberList } from './list-beside.ts';
import { shellTexts } from './shell-texts.ts';

type Lists = {
  isList: typeof isList;
  listAddress: typeof listAddress;
  rememberList: typeof rememberList;
};

let lists: Lists | null = null;

/** Lists come with the shell: the login has none, and does not wait for what they take. */
export function knowLists(known: Lists): void {
  lists = known;
}

export function RootLayout({ screens }: { screens: readonly ScreenAt[] }) {
  const texts = useTexts(shellTexts);
  useAnnounceFirstScreen();
  useRouteFocus();
  useScrollMemory();
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-raised font-semibold text-link shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
      >
        {texts.skip}
      </a>
      <Outlet context={screens} />
    </>
  );
}

/** Stands in index.html: screen readers miss what arrives together with its region. */
const REGION = 'first-screen-title';
/** What has been heard is not to be found at the end of the page. */
const HEARD_MS = 5000;

/** Who cannot see the first screen take the place of the mark hears its title. Later ones take the focus. */
export function useAnnounceFirstScreen(): void {
  useEffect(() => {
    const region = document.getElementById(REGION);
    if (!region) return;
    const say = (words: string) => {
      region.textContent = words;
    };
    say(document.title);
    const timer = setTimeout(say, HEARD_MS, '');
    return () => clearTimeout(timer);
  }, []);
}

/**
 * A screen change is silent in a single-page app: moving the focus to the new heading makes
 * screen readers speak it and lets the Tab key start there. The first load is the browser's own.
 */
function useRouteFocus(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);

  // Before the screen glides in: later, it would take the focus from a field that was tapped meanwhile.
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    // Who closes what stood beside a list goes on where they opened it.
    const opener = `#main li a[href^="${CSS.escape(previous.current)}"]`;
    previous.current = pathname;
    const target =
      (isWide() && lists?.isList({ pathname })
        ? document.querySelector<HTMLElement>(opener)
        : null) ??
      document.querySelector<HTMLElement>('#main h1') ??
      document.getElementById('main');
    target?.focus({ preventScroll: true });
  }, [pathname]);
}

const STORAGE_KEY = 'scroll-positions';

type Positions = Record<string, number>;

function storedPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

const positions = storedPositions();

function storePositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Without storage the places are only forgotten on a reload.
  }
}

/** A new screen starts at its top; Back, Forward and a reload return to where the person was. */
function useScrollMemory(): void {
  const location = useLocation();
  const { key: entry, pathname, search } = location;
  const navigationType = useNavigationType();
  const before = useRef({ address: '', list: null as string | null });
  // The first entry of every visit bears the same key, whatever its address.
  const key = entry === 'default' ? pathname : entry;

  useEffect(() => {
    // The browser would scroll before the screen is drawn.
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', storePositions);
    return () => window.removeEventListener('pagehide', storePositions);
  }, []);

  const keepsList = useEffectEvent(() => {
    const now = {
      address: pathname + search,
      list: (isWide() && lists?.listAddress(location)) || null,
    };
    const { address, list } = before.current;
    before.current = now;
    lists?.rememberList(location);
    return list !== null && list === now.list && address !== now.address;
  });

  useLayoutEffect(() => {
    // What opens and closes beside a list leaves it where it is.
    if (keepsList()) positions[key] = window.scrollY;
    else window.scrollTo(0, navigationType === 'POP' ? (positions[key] ?? 0) : 0);
    const remember = () => {
      positions[key] = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, navigationType]);
}
