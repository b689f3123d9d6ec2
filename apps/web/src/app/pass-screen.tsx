import { paths } from '../config/paths.ts';
import { PassedCoupon } from '../features/coupons/pass/passed-coupon.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { screenTexts } from './screen-texts.ts';
import { LoginPanel, useLoginFirst } from './login-first.tsx';
import { ScreenWrapper } from './shell/screen-wrapper.tsx';

/** A coupon that somebody passes on by a link. */
export default function PassScreen({ token }: { token: string }) {
  const texts = useTexts(screenTexts);
  // What they want is kept where it is done.
  const login = useLoginFirst<true>(() => undefined);
  return (
    <ScreenWrapper title={texts.titles.passed} parent={paths.offers}>
      <PassedCoupon token={token} onNeedLogin={() => login.ask(true)} />
      <LoginPanel open={login.open} title={texts.login.toAccept} onClose={login.cancel} />
    </ScreenWrapper>
  );
}
