import { Outlet } from 'react-router';
import { useRouteFocus } from './use-route-focus.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

export function RootLayout() {
  useRouteFocus();
  useScrollMemory();
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-xl bg-raised font-semibold text-link shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
      >
        Skip to content
      </a>
      <Outlet />
    </>
  );
}
