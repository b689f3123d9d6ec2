import { Spinner } from '../components/ui/spinner.tsx';
import { uiTexts } from '../components/ui/ui-texts.ts';
import { useTexts } from '../lib/texts.ts';

/** Until the first screen's code is here. */
export function LoadingScreen() {
  const { loading } = useTexts(uiTexts);
  return (
    <main className="mx-auto flex min-h-dvh max-w-120 items-center justify-center bg-surface text-ink-muted">
      <h1 className="flex items-center gap-3 font-normal">
        <Spinner />
        {loading}
      </h1>
    </main>
  );
}
