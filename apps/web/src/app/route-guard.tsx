import { type ReactNode, useEffect, useEffectEvent, useReducer } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { paths } from '../config/screen-paths.ts';
import { detourEnd, detourIn, detourTo } from '../lib/login-detour.ts';
import { mendSession, onSessionExpired } from '../lib/session.ts';
import { textsOf } from '@baeon/ui/lib/texts.ts';
import { appTexts } from './app-texts.ts';
import { accessNow, isAskedFor } from './route-access.ts';

/**
 * Judges every address change. It does not judge a session change in this tab: whoever signs in
 * or out here also says where to go, and two voices would race. Other tabs and the server do not
 * say, so they are listened to.
 */
export function RouteGuard({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const [, judgeAgain] = useReducer((times: number) => times + 1, 0);

  useEffect(() => {
    const changedElsewhere = () => {
      mendSession();
      judgeAgain();
    };
    window.addEventListener('storage', changedElsewhere);
    return () => window.removeEventListener('storage', changedElsewhere);
  }, []);

  const detour = isAskedFor(location.pathname) ? detourTo(location) : detourIn(location.state);

  const signedOut = useEffectEvent(() => {
    toast(textsOf(appTexts).signedOut);
    void navigate(paths.login, { replace: true, state: detour });
  });
  useEffect(() => onSessionExpired(() => signedOut()), []);

  const decision = accessNow(location.pathname);
  if (decision.kind === 'open') return children;
  // Signed in by now, perhaps in another tab: what they had asked for is open to them.
  if (decision.to === paths.explore && detour) {
    return <Navigate to={detour.returnTo} state={detourEnd(detour)} replace />;
  }
  return <Navigate to={decision.to} state={detour} replace />;
}
