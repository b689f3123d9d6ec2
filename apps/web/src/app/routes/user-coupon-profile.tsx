import { paths } from '../../config/paths.ts';
import { MyCoupons } from '../../features/coupons/my-coupons.tsx';
import { ScreenWrapper } from '../shell/screen-wrapper.tsx';

export default function UserCouponProfileScreen() {
  return (
    <ScreenWrapper title="My Coupon" parent={paths.dealsHome}>
      <MyCoupons />
    </ScreenWrapper>
  );
}
