import { UnbuiltScreen } from '../unbuilt-screen.tsx';

export default function OffersScreen() {
  return <UnbuiltScreen title="Offers" />;
}
