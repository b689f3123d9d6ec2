import { useLocation, useNavigate } from 'react-router';
import { paths } from '../config/screen-paths.ts';
import { detourEnd, detourIn } from '../lib/login-detour.ts';

type Manner = { replace?: boolean; state?: object };

/**
 * Takes people on from the login and from each step of onboarding: to the next step, and after the
 * last one to what they had asked for before all this.
 */
export function useWayOn() {
  const navigate = useNavigate();
  const detour = detourIn(useLocation().state);

  return (next: string, { replace = false, state }: Manner = {}): void => {
    if (next === paths.dealsHome && detour) {
      void navigate(detour.returnTo, { replace: true, state: detourEnd(detour) });
    } else {
      void navigate(next, { replace, state: detour || state ? { ...detour, ...state } : null });
    }
  };
}
