import { Link } from 'react-router';
import { BrandMark } from '../components/ui/brand-mark.tsx';
import { buttonClass } from '../components/ui/button.tsx';
import { paths } from '../config/paths.ts';
import { type Session, useSession } from '../lib/session.ts';
import { ScreenWrapper } from './shell/screen-wrapper.tsx';

type Props = { title: string; parent?: string };

function wayOn({ home, signedIn }: Session): { to: string; label: string } {
  if (home) return { to: paths.userProfile, label: 'Go to your profile' };
  if (signedIn) return { to: paths.root, label: 'Finish setting up' };
  return { to: paths.login, label: 'Go to log in' };
}

function WayOn() {
  const { to, label } = wayOn(useSession());
  return (
    <Link to={to} className={buttonClass('secondary')}>
      {label}
    </Link>
  );
}

/** Stands in for a screen until it exists, and promises nothing. */
export function UnbuiltScreen({ title, parent = paths.root }: Props) {
  return (
    <ScreenWrapper title={title} parent={parent}>
      <div className="flex flex-col items-center gap-6 px-6 py-16 text-center">
        <BrandMark className="size-16 opacity-90" />
        <p className="text-ink-muted">This screen is still being built.</p>
        <WayOn />
      </div>
    </ScreenWrapper>
  );
}
