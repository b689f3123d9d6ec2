import type { User } from '@baeon/contracts/user';
import {
  Download,
  Handshake,
  Heart,
  LogOut,
  MapPin,
  Sparkles,
  Store,
  TicketPercent,
  Trash2,
  UserRound,
} from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { paths } from '../../config/paths.ts';
import { AccountCard } from './account-card.tsx';
import { AccountAction, AccountGroup, AccountLink, AccountSheetButton } from './account-rows.tsx';
import { countText, interestsText, placeText } from './account-summary.ts';
import { useDataDownload } from './data-download.ts';
import { useInterests } from './interests-api.ts';

export type AccountSection = 'interests' | 'location' | 'followed' | 'delete';

type Props = {
  user: User;
  onOpen: (section: AccountSection) => void;
  onSignOut: () => void;
};

/** Everything that belongs to a person, from one place. */
export function AccountHub({ user, onOpen, onSignOut }: Props) {
  const interests = useInterests();
  const { download, downloading } = useDataDownload();

  return (
    <div className="flex flex-col gap-6 px-5 pt-2 pb-6">
      <AccountCard user={user} />
      <AccountGroup title="Your things">
        <AccountLink to={paths.userProfile} Icon={UserRound} label="Profile" />
        <AccountLink to={paths.userCouponProfile} Icon={TicketPercent} label="My Coupon" />
        <AccountLink to={paths.wishlist} Icon={Heart} label="Wishlist" />
        <AccountLink to={paths.myDeals} Icon={Handshake} label="My deals" />
      </AccountGroup>
      <AccountGroup title="Preferences">
        <AccountSheetButton
          Icon={Sparkles}
          label="Interests"
          value={interestsText(user.interests, interests.data)}
          onOpen={() => onOpen('interests')}
        />
        <AccountSheetButton
          Icon={MapPin}
          label="Location"
          value={placeText(user)}
          onOpen={() => onOpen('location')}
        />
        <AccountSheetButton
          Icon={Store}
          label="Followed shops"
          value={countText(user.interestedBussiness.length)}
          onOpen={() => onOpen('followed')}
        />
      </AccountGroup>
      <AccountGroup title="Your data">
        <AccountAction
          Icon={Download}
          label="Download my data"
          busy={downloading}
          onAct={download}
        />
        <AccountSheetButton
          danger
          Icon={Trash2}
          label="Delete my account"
          onOpen={() => onOpen('delete')}
        />
      </AccountGroup>
      <Button kind="secondary" onClick={onSignOut}>
        <LogOut aria-hidden="true" className="size-5" />
        Logout
      </Button>
    </div>
  );
}
