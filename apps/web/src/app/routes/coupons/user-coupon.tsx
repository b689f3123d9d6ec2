import { appConfig } from '../../../config/app-config.ts';
import { paths } from '../../../config/paths.ts';
import { BonusCoupon } from '../../../features/coupons/held/bonus-coupon.tsx';
import { ScreenWrapper } from '../../shell/screen-wrapper.tsx';

export default function UserCouponScreen() {
  return (
    <ScreenWrapper title={appConfig.bonusBrand} parent={paths.userCouponProfile}>
      <BonusCoupon />
    </ScreenWrapper>
  );
}
