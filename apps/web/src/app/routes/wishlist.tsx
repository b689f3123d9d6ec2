import { paths } from '../../config/paths.ts';
import { useWishlist } from '../../features/wishlist/use-wishlist.ts';
import { WishlistView } from '../../features/wishlist/wishlist-view.tsx';
import { ScreenWrapper } from '../shell/screen-wrapper.tsx';

export default function WishlistScreen() {
  const wishlist = useWishlist();
  return (
    <ScreenWrapper title="My Wishlist" parent={paths.explore}>
      <WishlistView {...wishlist} />
    </ScreenWrapper>
  );
}
