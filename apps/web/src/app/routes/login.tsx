import { Link, useLocation, useNavigate } from 'react-router';
import { appConfig } from '../../config/app-config.ts';
import { paths } from '../../config/paths.ts';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { LoginHero } from '../../features/auth/login-hero.tsx';
import type { LoginStatusAnswer } from '../../features/auth/use-login.ts';
import { detourEnd, returnPathIn } from '../../lib/login-detour.ts';
import { pathAfterSignIn } from '../route-access.ts';
import { useDocumentTitle } from '../use-document-title.ts';

export default function LoginScreen() {
  const navigate = useNavigate();
  const { state } = useLocation();
  useDocumentTitle('Sign in');

  function goOn(status: LoginStatusAnswer) {
    const next = pathAfterSignIn(status);
    // Whoever is still to be asked things cannot be taken back yet.
    const back = next === paths.dealsHome ? returnPathIn(state) : null;
    void navigate(back ?? next, { replace: true, state: back && detourEnd(state) });
  }

  return (
    <div className="sm:grid sm:min-h-dvh sm:place-items-center sm:py-8">
      <div className="mx-auto flex min-h-dvh w-full max-w-120 flex-col bg-surface sm:min-h-0 sm:rounded-[28px] sm:shadow-column">
        <LoginHero />
        <main
          id="main"
          tabIndex={-1}
          className="flex flex-1 flex-col px-6 pt-6 pb-[calc(env(safe-area-inset-bottom)+16px)]"
        >
          <h1
            tabIndex={-1}
            className="text-[1.75rem] leading-[1.15] font-extrabold tracking-tight text-balance"
          >
            Good deals, just around the corner
          </h1>
          <p className="mt-2 mb-5 text-ink-muted text-pretty">
            Sign in with your mobile number and see what the shops near you have to offer.
          </p>
          <LoginForm onSignedIn={goOn} />
          <p className="mt-4 text-center text-xs leading-5 text-balance text-ink-muted">
            By continuing you agree to {appConfig.brandName}’s terms and to getting a code by SMS.
          </p>
          <p className="mt-auto pt-4 text-center text-ink-muted">
            Just looking?
            <Link
              to={paths.offers}
              className="inline-flex min-h-11 items-center rounded-lg px-2 font-semibold text-link hover:underline"
            >
              Browse offers
            </Link>
          </p>
        </main>
      </div>
    </div>
  );
}
