import { UnbuiltScreen } from '../unbuilt-screen.tsx';

export default function HomeScreen() {
  return <UnbuiltScreen title="Offers" />;
}
