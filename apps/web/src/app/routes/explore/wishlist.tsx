import { paths } from '../../../config/paths.ts';
import { useWishlist } from '../../../features/wishlist/use-wishlist.ts';
import { WishlistView } from '../../../features/wishlist/wishlist-view.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { screenTexts } from '../../screen-texts.ts';
import { ScreenWrapper } from '../../shell/screen-wrapper.tsx';

export default function WishlistScreen() {
  const { titles } = useTexts(screenTexts);
  const wishlist = useWishlist();
  return (
    <ScreenWrapper title={titles.wishlist} parent={paths.explore}>
      <WishlistView {...wishlist} />
    </ScreenWrapper>
  );
}
