import { useNavigate } from 'react-router';
import { wire } from '../../config/app-config.ts';
import {
  askWorkerToFinish,
  forgetLogout,
  keepLogout,
  type Leaving,
} from '../../lib/late-logout.ts';
import { currentSession, endSession } from '../../lib/session.ts';
import { revokeToken } from './auth-api.ts';

/** Logs out at once: the server is told, but nobody waits for its answer. */
export function useSignOut(): (goTo: string) => void {
  const navigate = useNavigate();

  return (goTo) => {
    const { user, token } = currentSession();
    // Begun first, because the call takes its token from the session that ends here.
    const isTold = revokeToken();
    endSession();
    if (user && token) void untilTold(isTold, { url: wire.endSession, userId: user.id, token });
    void navigate(goTo, { replace: true });
  };
}

/** Kept before the answer is there: the app may be closed until then. */
async function untilTold(isTold: Promise<boolean>, leaving: Leaving): Promise<void> {
  const kept = await keepLogout(leaving);
  if (!kept) return;
  if (await isTold) await forgetLogout(kept);
  else await askWorkerToFinish().catch(() => undefined);
}
