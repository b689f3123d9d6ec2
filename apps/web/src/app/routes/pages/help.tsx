import { prefetchTextPage, TextPageScreen } from '../../text-page-screen.tsx';

export default function HelpScreen() {
  return <TextPageScreen name="help" />;
}
HelpScreen.prefetch = prefetchTextPage('help');
