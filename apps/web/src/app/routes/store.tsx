import { paths } from '../../config/paths.ts';
import { UnbuiltScreen } from '../unbuilt-screen.tsx';

export default function StoreScreen() {
  return <UnbuiltScreen title="Store" parent={paths.offers} />;
}
