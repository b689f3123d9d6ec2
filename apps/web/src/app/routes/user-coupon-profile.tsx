import { paths } from '../../config/paths.ts';
import { MyCoupons } from '../../features/coupons/my-coupons.tsx';
import { useTexts } from '../../lib/texts.ts';
import { appTexts } from '../app-texts.ts';
import { ScreenWrapper } from '../shell/screen-wrapper.tsx';

export default function UserCouponProfileScreen() {
  const { titles } = useTexts(appTexts);
  return (
    <ScreenWrapper title={titles.myCoupon} parent={paths.dealsHome}>
      <MyCoupons />
    </ScreenWrapper>
  );
}
