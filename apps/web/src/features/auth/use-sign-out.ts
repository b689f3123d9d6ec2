import { useNavigate } from 'react-router';
import { endSession } from '../../lib/session.ts';
import { revokeToken } from './auth-api.ts';

/** Logs out at once: the server is told, but nobody waits for its answer. */
export function useSignOut(): (goTo: string) => void {
  const navigate = useNavigate();

  return (goTo) => {
    // Begun first, because the call takes its token from the session that ends here.
    void revokeToken();
    endSession();
    void navigate(goTo, { replace: true });
  };
}
