import { CloudAlert, type LucideIcon, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../lib/api-error.ts';
import { useOnline } from '../lib/online.ts';
import { useTexts } from '../lib/texts.ts';
import { Button } from './button.tsx';
import { uiTexts } from './ui-texts.ts';

type Props = {
  Icon: LucideIcon;
  title: string;
  /** One or two sentences. */
  text?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
  /** For trouble: screen readers speak it as soon as it is there. */
  alert?: boolean;
  /** Where nothing else is on the screen. */
  isScreen?: boolean;
};

/** What a list or a screen shows when it has nothing to show. */
export function EmptyState({ Icon, title, text, action, alert = false, isScreen }: Props) {
  const Heading = isScreen ? 'h1' : 'h2';
  return (
    <div
      role={alert ? 'alert' : undefined}
      className="flex flex-col items-center px-4 py-12 text-center"
    >
      <span className="grid size-20 place-items-center rounded-full bg-brand-soft text-link">
        <Icon aria-hidden="true" className="size-9" strokeWidth={1.75} />
      </span>
      <Heading className="mt-5 text-xl font-bold text-balance wrap-anywhere">{title}</Heading>
      {text && <p className="mt-2 max-w-80 text-balance wrap-anywhere text-ink-muted">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}

type Trouble = { error: Error; isFetching: boolean; refetch: () => unknown };

const isOffline = (error: Error) => error instanceof ApiError && error.code === 'OFFLINE';

/** What stands in place of something that did not come. Queries ask again when the connection is back. */
export function LoadError({ title, of }: { title: string; of: Trouble }) {
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
