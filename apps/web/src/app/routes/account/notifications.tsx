import { paths } from '../../../config/paths.ts';
import { NotificationList } from '../../../features/notifications/notification-list.tsx';
import { notificationsOptions } from '../../../features/notifications/notifications-api.ts';
import { currentUserId } from '../../../lib/session.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import type { Prefetch } from '../../screen-file.tsx';
import { screenTexts } from '../../screen-texts.ts';
import { ScreenWrapper } from '../../shell/screen-wrapper.tsx';

const prefetch: Prefetch = (client) => {
  const person = currentUserId();
  return person === null ? [] : [client.prefetchQuery(notificationsOptions(person))];
};

export default function NotificationsScreen() {
  return (
    <ScreenWrapper title={useTexts(screenTexts).titles.notifications} parent={paths.dealsHome}>
      <NotificationList />
    </ScreenWrapper>
  );
}
NotificationsScreen.prefetch = prefetch;
