import { UnbuiltScreen } from '../unbuilt-screen.tsx';

export default function UserCouponProfileScreen() {
  return <UnbuiltScreen title="My Coupon" />;
}
