import { CloudAlert, WifiOff } from 'lucide-react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ApiError } from '../../lib/api-error.ts';

type Trouble = { error: Error; isFetching: boolean; refetch: () => unknown };

const isOffline = (error: Error) => error instanceof ApiError && error.code === 'OFFLINE';

/** What stands in place of something that did not come. */
export function LoadTrouble({ title, of }: { title: string; of: Trouble }) {
  const { error, isFetching, refetch } = of;
  return (
    <EmptyState
      alert
      Icon={isOffline(error) ? WifiOff : CloudAlert}
      title={isOffline(error) ? 'You are offline' : title}
      text={error.message}
      action={
        <Button kind="secondary" loading={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    />
  );
}

/** Above something that could not be asked for again, and may have changed since. */
export function StaleNote({ of: { error } }: { of: { error: Error | null } }) {
  if (!error) return null;
  return (
    <p
      role="status"
      className="mb-4 flex items-center gap-3 rounded-field bg-sunken px-4 py-3 text-sm text-ink-muted"
    >
      <WifiOff aria-hidden="true" className="size-5 shrink-0" />
      This is what we knew last. We could not ask again just now.
    </p>
  );
}
