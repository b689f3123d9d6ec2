import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A screen change is silent in a single-page app: moving the focus to the new heading makes
 * screen readers speak it and lets the Tab key start there. The first load is the browser's own.
 */
export function useRouteFocus(): void {
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
