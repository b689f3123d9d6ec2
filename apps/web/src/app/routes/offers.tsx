import { OffersScreen } from '../offers-screen.tsx';

export default function PublicOffersScreen() {
  return <OffersScreen />;
}
