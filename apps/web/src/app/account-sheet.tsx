import type { User } from '@baeon/contracts/profile/profile-wire';
import { NewsSettings } from '../features/news/news-settings.tsx';
import type { AccountSection } from '../features/profile/account-hub.tsx';
import type { AccountDeletion } from '../features/profile/delete-account-flow.ts';
import { DeleteAccount } from '../features/profile/delete-account.tsx';
import { InterestsEditor } from '../features/profile/interests-editor.tsx';
import { LanguageChoice } from '../features/profile/language-choice.tsx';
import { LocationEditor } from '../features/profile/location-editor.tsx';
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
      return <NewsSettings />;
    case 'language':
      return <LanguageChoice />;
    case 'delete':
      return <DeleteAccount deletion={deletion} mobileNumber={user.mobile_number} />;
  }
}
