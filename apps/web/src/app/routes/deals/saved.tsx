import { paths } from '../../../config/paths.ts';
import { savedIdsOptions } from '../../../features/deals/saved/save-button.tsx';
import { SavedList, savedListOptions } from '../../../features/deals/saved/saved-list.tsx';
import { currentUserId } from '../../../lib/session.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import type { Prefetch } from '../../screen-file.tsx';
import { screenTexts } from '../../screen-texts.ts';
import { ScreenWrapper } from '../../shell/screen-wrapper.tsx';

const prefetch: Prefetch = (client) => {
  const person = currentUserId();
  if (person === null) return [];
  return [
    client.prefetchInfiniteQuery(savedListOptions(person)),
    client.prefetchQuery(savedIdsOptions(person)),
  ];
};

export default function SavedScreen() {
  return (
    <ScreenWrapper title={useTexts(screenTexts).titles.saved} parent={paths.dealsHome}>
      <SavedList />
    </ScreenWrapper>
  );
}
SavedScreen.prefetch = prefetch;
