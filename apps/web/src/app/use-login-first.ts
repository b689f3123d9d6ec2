import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../lib/session.ts';

/** What a visitor wanted when they were asked to log in. */
type PanelState<Wish> = { loginFor?: Wish } | null;

/**
 * Asks a visitor to log in before something is done for them, and does it once they have. The wish
 * lies in the history: Back closes the panel, no link from elsewhere can set it, and it outlives
 * the screen, which is drawn anew at sign-in.
 */
export function useLoginFirst<Wish>(fulfil: (wish: Wish) => void) {
  const navigate = useNavigate();
  const { pathname, search, hash, key, state } = useLocation();
  const { signedIn } = useSession();
  const handled = useRef<string | null>(null);
  const wish = (state as PanelState<Wish>)?.loginFor;
  const here = { pathname, search, hash };

  /** Out of the entry first, so that Forward does not ask for it again. */
  function stepBack(): void {
    if (handled.current === key) return;
    handled.current = key;
    void navigate(here, { replace: true, state: null });
    void navigate(-1);
  }

  const signedInNow = useEffectEvent((wanted: Wish) => {
    if (handled.current === key) return;
    stepBack();
    document.getElementById('main')?.focus({ preventScroll: true });
    fulfil(wanted);
  });

  useEffect(() => {
    if (signedIn && wish !== undefined) signedInNow(wish);
  }, [signedIn, wish]);

  return {
    open: !signedIn && wish !== undefined,
    ask(wanted: Wish): void {
      if (wish === undefined) void navigate(here, { state: { loginFor: wanted } });
    },
    cancel: stepBack,
  };
}
