import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PageLinks } from '../../../components/page-links/page-links.tsx';
import { appConfig } from '../../../config/app-config.ts';
import { paths } from '../../../config/screen-paths.ts';
import { LoginForm } from '../../../features/auth/login-form.tsx';
import type { LoginStatusAnswer } from '@baeon/ui/components/sign-in/use-login.ts';
import { LoginHero } from '../../../features/auth/login-hero.tsx';
import { keepDraft } from '../../../lib/drafts.ts';
import { currentSession } from '../../../lib/session.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { appTexts } from '../../app-texts.ts';
import { LanguageSwitch } from '../../translations/language-switch.tsx';
import { pathAfterSignIn } from '../../route-access.ts';
import { useDocumentTitle } from '../../use-document-title.ts';
import { useWayOn } from '../../use-way-on.ts';

export default function LoginScreen() {
  const { login: texts, titles } = useTexts(appTexts);
  const goOn = useWayOn();
  useDocumentTitle(titles.signIn);
  const referral_code = useSearchParams()[0].get('ref');
  // Kept, because it counts wherever the visit goes on to a sign-in.
  useEffect(() => {
    if (referral_code) keepDraft('invited', { referral_code });
  }, [referral_code]);

  function signedIn(status: LoginStatusAnswer) {
    const next = currentSession().home ? paths.dealsHome : pathAfterSignIn(status);
    goOn(next, { replace: true });
  }

  return (
    <div className="sm:grid sm:min-h-dvh sm:place-items-center sm:py-8">
      <div className="mx-auto flex min-h-dvh w-full max-w-120 flex-col bg-surface sm:min-h-0 sm:rounded-sheet sm:shadow-column">
        <LoginHero>
          <LanguageSwitch />
        </LoginHero>
        <main
          id="main"
          tabIndex={-1}
          className="flex flex-1 flex-col px-6 pt-6 pb-[calc(env(safe-area-inset-bottom)+16px)]"
        >
          <h1 tabIndex={-1} className="text-3xl font-extrabold tracking-tight text-balance">
            {texts.heading}
          </h1>
          <p className="mt-2 mb-5 text-ink-muted text-pretty">{texts.text}</p>
          <LoginForm onSignedIn={signedIn} />
          <p className="mt-4 text-center text-xs leading-5 text-balance text-ink-muted">
            {texts.terms(appConfig.brandName)}
          </p>
          <p className="mt-auto pt-4 text-center text-ink-muted">
            {texts.justLooking}
            <Link
              to={paths.offers}
              className="inline-flex min-h-11 items-center rounded-small px-2 font-semibold text-link hover:underline"
            >
              {texts.browse}
            </Link>
          </p>
          <PageLinks />
        </main>
      </div>
    </div>
  );
}
