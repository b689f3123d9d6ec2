import { Outlet } from 'react-router';
import { useTexts } from '../../lib/texts.ts';
import { shellTexts } from './shell-texts.ts';
import { useFirstWord } from './use-first-word.ts';
import { useRouteFocus } from './use-route-focus.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

export function RootLayout() {
  const texts = useTexts(shellTexts);
  useFirstWord();
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
