import { UnbuiltScreen } from '../unbuilt-screen.tsx';

export default function MyDealsScreen() {
  return <UnbuiltScreen title="My Deals" />;
}
