import { Spinner } from '../components/ui/spinner.tsx';

export const LOADING_TEXT = 'Loading...';

/** Until the first screen's code is here. */
export function LoadingScreen() {
  return (
    <p className="flex min-h-dvh items-center justify-center gap-3 text-ink-muted">
      <Spinner />
      {LOADING_TEXT}
    </p>
  );
}
