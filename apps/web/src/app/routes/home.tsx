import { askForOffers, OffersScreen } from '../offers-screen.tsx';

export const ask = askForOffers(true);

export default function HomeScreen() {
  return <OffersScreen home />;
}
