import { Outlet, useLocation, useNavigationType } from 'react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { shellTexts } from './shell-texts.ts';

export function RootLayout() {
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
      <Outlet />
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
    previous.current = pathname;
    const target =
      document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
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
  const { key: entry, pathname } = useLocation();
  const navigationType = useNavigationType();
  // The first entry of every visit bears the same key, whatever its address.
  const key = entry === 'default' ? pathname : entry;

  useEffect(() => {
    // The browser would scroll before the screen is drawn.
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', storePositions);
    return () => window.removeEventListener('pagehide', storePositions);
  }, []);

  useLayoutEffect(() => {
    window.scrollTo(0, navigationType === 'POP' ? (positions[key] ?? 0) : 0);
    const remember = () => {
      positions[key] = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, navigationType]);
}
