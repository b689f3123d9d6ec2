import { LOADING_TEXT } from '../components/ui/loading-text.ts';
import { Spinner } from '../components/ui/spinner.tsx';

/** Until the first screen's code is here. */
export function LoadingScreen() {
  return (
    <p className="flex min-h-dvh items-center justify-center gap-3 text-ink-muted">
      <Spinner />
      {LOADING_TEXT}
    </p>
  );
}
