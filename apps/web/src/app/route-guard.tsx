import { type ReactNode, useEffect, useReducer } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { paths } from '../config/screen-paths.ts';
import { mendSession, onSessionExpired } from '../lib/session.ts';
import { textsOf } from '../lib/texts.ts';
import { appTexts } from './app-texts.ts';
import { accessNow } from './route-access.ts';

/**
 * Judges every address change. It does not judge a session change in this tab: whoever signs in
 * or out here also says where to go, and two voices would race. Other tabs and the server do not
 * say, so they are listened to.
 */
export function RouteGuard({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
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

  useEffect(
    () =>
      onSessionExpired(() => {
        toast(textsOf(appTexts).signedOut);
        void navigate(paths.login, { replace: true });
      }),
    [navigate],
  );

  const decision = accessNow(pathname);
  return decision.kind === 'open' ? children : <Navigate to={decision.to} replace />;
}
