import { CloudAlert, WifiOff } from 'lucide-react';
import { ApiError } from '../../lib/api-error.ts';
import { useOnline } from '../../lib/online.ts';
import { useTexts } from '../../lib/texts.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { uiTexts } from './ui-texts.ts';

type Trouble = { error: Error; isFetching: boolean; refetch: () => unknown };

const isOffline = (error: Error) => error instanceof ApiError && error.code === 'OFFLINE';

/** What stands in place of something that did not come. Queries ask again when the connection is back. */
export function LoadTrouble({ title, of }: { title: string; of: Trouble }) {
  const texts = useTexts(uiTexts);
  const { error, isFetching, refetch } = of;
  const offline = !useOnline() || isOffline(error);
  return (
    <EmptyState
      alert
      Icon={offline ? WifiOff : CloudAlert}
      title={offline ? texts.offline : title}
      text={offline ? texts.offlineHint : error.message}
      action={
        <Button kind="secondary" loading={isFetching} onClick={() => void refetch()}>
          {texts.tryAgain}
        </Button>
      }
    />
  );
}

/** Above something that could not be asked for again, and may have changed since. */
export function StaleNote({ of: { error } }: { of: { error: Error | null } }) {
  const texts = useTexts(uiTexts);
  return error && <OldNote>{texts.stale}</OldNote>;
}

/** How old something is, or that it may be. */
export function OldNote({ children }: { children: string }) {
  return (
    <p
      role="status"
      className="mb-4 flex items-center gap-3 rounded-field bg-sunken px-4 py-3 text-sm text-ink-muted"
    >
      <WifiOff aria-hidden="true" className="size-5 shrink-0" />
      {children}
    </p>
  );
}
