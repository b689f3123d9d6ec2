import { UnbuiltScreen } from '../unbuilt-screen.tsx';

export default function UserScreen() {
  return <UnbuiltScreen title="Account" />;
}
