import { DealListScreen, prefetchDealList } from '../../deal-list-screen.tsx';

export default function PublicOffersScreen() {
  return <DealListScreen />;
}
PublicOffersScreen.prefetch = prefetchDealList(false);
