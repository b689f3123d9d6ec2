import { UnbuiltScreen } from '../unbuilt-screen.tsx';

export default function ExploreScreen() {
  return <UnbuiltScreen title="Explore" />;
}
