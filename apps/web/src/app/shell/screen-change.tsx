import { type ReactNode, ViewTransition } from 'react';
import { useLocation } from 'react-router';

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
