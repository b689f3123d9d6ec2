import { UnbuiltScreen } from '../unbuilt-screen.tsx';

export default function UserCouponScreen() {
  return <UnbuiltScreen title="Bonus coupon" />;
}
