import type { User } from '@baeon/contracts/profile/profile-wire';
import { PushSettingsPanel } from '../features/push/push-settings.tsx';
import type { AccountSection } from '../features/profile/account/account-hub.tsx';
import type { AccountDeletion } from '../features/profile/account/delete-account-flow.ts';
import { DeleteAccount } from '../features/profile/account/delete-account.tsx';
import { InviteFriend } from '../features/profile/account/invite-friend.tsx';
import { InterestsEditor } from '../features/profile/onboarding/interests-editor.tsx';
import { LanguageChoice, ThemeChoice } from '../features/profile/account/preference-choice.tsx';
import { LocationEditor } from '../features/profile/location/location-editor.tsx';
import { FollowedStores } from '../features/stores/follow/followed-stores.tsx';

type Props = {
  section: AccountSection;
  user: User;
  deletion: AccountDeletion;
  onSaved: () => void;
};

/** What each of the account's sheets holds. */
export default function AccountSheet({ section, user, deletion, onSaved }: Props) {
  switch (section) {
    case 'interests':
      return <InterestsEditor onSaved={onSaved} />;
    case 'location':
      return <LocationEditor onSaved={onSaved} />;
    case 'followed':
      return <FollowedStores />;
    case 'notifications':
      return <PushSettingsPanel />;
    case 'language':
      return <LanguageChoice />;
    case 'theme':
      return <ThemeChoice />;
    case 'invite':
      return <InviteFriend />;
    case 'delete':
      return <DeleteAccount deletion={deletion} mobileNumber={user.mobile_number} />;
  }
}
