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
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-xl bg-raised px-4 py-3 font-semibold text-link shadow-float focus:translate-y-0"
      >
        Skip to content
      </a>
      <Outlet />
    </>
  );
}
