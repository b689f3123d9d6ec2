import { Button } from '../components/ui/button.tsx';
import { paths } from '../config/paths.ts';
import { useSignOut } from '../features/auth/use-sign-out.ts';
import { groupedNumber } from '../lib/phone-format.ts';
import { useSession } from '../lib/session.ts';
import { UnbuiltScreen } from './unbuilt-screen.tsx';

/** Someone who has just signed in lands here, so it says who they are and lets them out. */
export function OnboardingPlaceholder({ title }: { title: string }) {
  const { user } = useSession();
  const signOut = useSignOut();
  return (
    <UnbuiltScreen title={title}>
      {user && (
        <p className="font-semibold tabular-nums">
          Signed in as {groupedNumber(user.mobile_number)}
        </p>
      )}
      <Button kind="secondary" onClick={() => signOut(paths.login)}>
        Log out
      </Button>
    </UnbuiltScreen>
  );
}
