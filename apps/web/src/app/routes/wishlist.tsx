import { UnbuiltScreen } from '../unbuilt-screen.tsx';

export default function WishlistScreen() {
  return <UnbuiltScreen title="My Wishlist" />;
}
