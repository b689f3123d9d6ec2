import { askForOffers, OffersScreen } from '../offers-screen.tsx';

export const ask = askForOffers(false);

export default function PublicOffersScreen() {
  return <OffersScreen />;
}
