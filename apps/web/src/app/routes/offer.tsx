import { paths } from '../../config/paths.ts';
import { UnbuiltScreen } from '../unbuilt-screen.tsx';

export default function OfferScreen() {
  return <UnbuiltScreen title="Coupon" parent={paths.offers} />;
}
