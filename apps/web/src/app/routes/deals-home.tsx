import { UnbuiltScreen } from '../unbuilt-screen.tsx';

export default function DealsHomeScreen() {
  return <UnbuiltScreen title="Deals" />;
}
