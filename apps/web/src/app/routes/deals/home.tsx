import { DealListScreen, prefetchDealList } from '../../deal-list-screen.tsx';

export default function HomeScreen() {
  return <DealListScreen home />;
}
HomeScreen.prefetch = prefetchDealList(true);
