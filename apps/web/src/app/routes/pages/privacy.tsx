import { prefetchTextPage, TextPageScreen } from '../../text-page-screen.tsx';

export default function PrivacyScreen() {
  return <TextPageScreen name="privacy" />;
}
PrivacyScreen.prefetch = prefetchTextPage('privacy');
