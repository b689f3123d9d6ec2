import { paths } from '../config/paths.ts';
import { PassedCoupon } from '../features/coupons/pass/passed-coupon.tsx';
import { useTexts } from '../lib/texts.ts';
import { appTexts } from './app-texts.ts';
import { LoginPanel } from './login-panel.tsx';
import { ScreenWrapper } from './shell/screen-wrapper.tsx';
import { useLoginFirst } from './use-login-first.ts';

/** A coupon that somebody passes on by a link. */
export default function GiftScreen({ token }: { token: string }) {
  const texts = useTexts(appTexts);
  // The wish itself is kept where it is fulfilled.
  const login = useLoginFirst<true>(() => undefined);
  return (
    <ScreenWrapper title={texts.titles.gift} parent={paths.offers}>
      <PassedCoupon token={token} onNeedLogin={() => login.ask(true)} />
      <LoginPanel open={login.open} title={texts.login.toAccept} onClose={login.cancel} />
    </ScreenWrapper>
  );
}
