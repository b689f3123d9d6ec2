import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BrandMark } from '../components/ui/brand-mark.tsx';
import { buttonClass } from '../components/ui/button.tsx';
import { paths } from '../config/paths.ts';
import { useSession } from '../lib/session.ts';
import { ScreenWrapper } from './shell/screen-wrapper.tsx';

type Props = { title: string; parent?: string; children?: ReactNode };

function WayOn() {
  const { home } = useSession();
  return home ? (
    <Link to={paths.userProfile} className={buttonClass('secondary')}>
      Go to your profile
    </Link>
  ) : (
    <Link to={paths.login} className={buttonClass('secondary')}>
      Go to log in
    </Link>
  );
}

/** Stands in for a screen until it exists, and promises nothing. */
export function UnbuiltScreen({ title, parent = paths.root, children }: Props) {
  return (
    <ScreenWrapper title={title} parent={parent}>
      <div className="flex flex-col items-center gap-6 px-6 py-16 text-center">
        <BrandMark className="size-16 opacity-90" />
        <p className="text-ink-muted">This screen is still being built.</p>
        {children ?? <WayOn />}
      </div>
    </ScreenWrapper>
  );
}
