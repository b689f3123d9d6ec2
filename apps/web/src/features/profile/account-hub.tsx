import type { User } from '@baeon/contracts/profile/profile-wire';
import {
  Bell,
  Download,
  Handshake,
  Heart,
  Languages,
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
import type { PushStanding } from '../../device/push.ts';
import { useTexts } from '../../lib/texts.ts';
import { AccountCard } from './account-card.tsx';
import { AccountAction, AccountGroup, AccountLink, AccountSheetButton } from './account-rows.tsx';
import { countText, interestsText, placeText } from './account-summary.ts';
import { useDataDownload } from './data-download.ts';
import { useInterests } from './interests-api.ts';
import { languageNames, languageOf } from './language-names.ts';
import { accountTexts } from './profile-texts.ts';

/** What is changed in a sheet of its own. */
export const accountSections = [
  'interests',
  'location',
  'followed',
  'notifications',
  'language',
  'delete',
] as const;
export type AccountSection = (typeof accountSections)[number];

type Props = {
  user: User;
  /** Whether news reach this device; null while nobody knows. */
  push: PushStanding | null;
  onOpen: (section: AccountSection) => void;
  onSignOut: () => void;
};

/** Everything that belongs to a person, from one place. */
export function AccountHub({ user, push, onOpen, onSignOut }: Props) {
  const texts = useTexts(accountTexts);
  const interests = useInterests();
  const language = languageOf(user);
  const { download, downloading } = useDataDownload();

  return (
    <div className="flex flex-col gap-6 px-5 pt-2 pb-6">
      <AccountCard user={user} />
      <AccountGroup title={texts.things}>
        <AccountLink to={paths.userProfile} Icon={UserRound} label={texts.profile} />
        <AccountLink to={paths.userCouponProfile} Icon={TicketPercent} label={texts.coupons} />
        <AccountLink to={paths.wishlist} Icon={Heart} label={texts.wishlist} />
        <AccountLink to={paths.myDeals} Icon={Handshake} label={texts.deals} />
      </AccountGroup>
      <AccountGroup title={texts.preferences}>
        <AccountSheetButton
          Icon={Sparkles}
          label={texts.interests}
          value={interestsText(user.interests, interests.data)}
          onOpen={() => onOpen('interests')}
        />
        <AccountSheetButton
          Icon={MapPin}
          label={texts.location}
          value={placeText(user)}
          onOpen={() => onOpen('location')}
        />
        <AccountSheetButton
          Icon={Store}
          label={texts.followed}
          value={countText(user.interestedBussiness.length)}
          onOpen={() => onOpen('followed')}
        />
        <AccountSheetButton
          Icon={Bell}
          label={texts.notifications}
          value={push ? texts.notificationStates[push] : ''}
          onOpen={() => onOpen('notifications')}
        />
        <AccountSheetButton
          Icon={Languages}
          label={texts.language}
          value={languageNames[language]}
          valueLang={language}
          onOpen={() => onOpen('language')}
        />
      </AccountGroup>
      <AccountGroup title={texts.data}>
        <AccountAction Icon={Download} label={texts.download} busy={downloading} onAct={download} />
        <AccountSheetButton
          danger
          Icon={Trash2}
          label={texts.delete}
          onOpen={() => onOpen('delete')}
        />
      </AccountGroup>
      <Button kind="secondary" onClick={onSignOut}>
        <LogOut aria-hidden="true" className="size-5" />
        {texts.logOut}
      </Button>
    </div>
  );
}
