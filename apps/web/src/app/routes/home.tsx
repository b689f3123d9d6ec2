import { OffersScreen } from '../offers-screen.tsx';

export default function HomeScreen() {
  return <OffersScreen home />;
}
