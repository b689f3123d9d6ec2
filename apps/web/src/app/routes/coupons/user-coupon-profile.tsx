import { paths } from '../../../config/paths.ts';
import { heldCouponsOptions, passesToMeOptions } from '../../../features/coupons/coupons-api.ts';
import { MyCoupons } from '../../../features/coupons/held/my-coupons.tsx';
import { currentUserId } from '../../../lib/session.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { screenTexts } from '../../screen-texts.ts';
import type { Prefetch } from '../../screen-file.tsx';
import { ScreenWrapper } from '../../shell/screen-wrapper.tsx';

const prefetch: Prefetch = (client) => {
  const person = currentUserId();
  if (person === null) return [];
  return [
    client.prefetchQuery(heldCouponsOptions(person)),
    client.prefetchQuery(passesToMeOptions(person)),
  ];
};

export default function UserCouponProfileScreen() {
  const { titles } = useTexts(screenTexts);
  return (
    <ScreenWrapper title={titles.myCoupon} parent={paths.dealsHome}>
      <MyCoupons />
    </ScreenWrapper>
  );
}
UserCouponProfileScreen.prefetch = prefetch;
