import { BrandMark } from '@baeon/ui/components/brand-mark.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';

/** Until the first screen's code is here. Looks like what index.html shows before any code is. */
export function LoadingScreen() {
  const { loading } = useTexts(uiTexts);
  return (
    <main className="mx-auto grid min-h-dvh max-w-160 place-items-center bg-surface">
      <h1 className="sr-only">{loading}</h1>
      <BrandMark className="size-16 animate-breathe" />
    </main>
  );
}
