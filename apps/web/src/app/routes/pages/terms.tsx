import { prefetchTextPage, TextPageScreen } from '../../text-page-screen.tsx';

export default function TermsScreen() {
  return <TextPageScreen name="terms" />;
}
TermsScreen.prefetch = prefetchTextPage('terms');
