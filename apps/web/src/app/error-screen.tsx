import { useEffect, useState } from 'react';
import { BrandMark } from '../components/ui/brand-mark.tsx';
import { Button, buttonClass } from '../components/ui/button.tsx';
import { paths } from '../config/screen-paths.ts';
import { useTexts } from '../lib/texts.ts';
import { appTexts } from './app-texts.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { isStaleChunk, mayReload, reloadOnce } from './stale-chunk.ts';
import { useDocumentTitle } from './use-document-title.ts';

export function ErrorScreen({ error }: { error: unknown }) {
  const { error: texts, titles } = useTexts(appTexts);
  const [reloading] = useState(() => isStaleChunk(error) && mayReload());
  useDocumentTitle(reloading ? null : titles.error);

  useEffect(() => {
    if (reloading) reloadOnce();
  }, [reloading]);

  if (reloading) return <LoadingScreen />;
  return (
    <main className="mx-auto flex min-h-dvh max-w-120 flex-col items-center justify-center gap-3 bg-surface px-6 py-8 text-center">
      <BrandMark className="size-14" />
      <h1 className="mt-3 text-2xl font-bold text-balance">{texts.heading}</h1>
      <p className="text-ink-muted text-pretty">{texts.text}</p>
      <div className="mt-5 flex w-full max-w-72 flex-col gap-3">
        <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
        {/* A plain link: a fresh start needs a fresh page. */}
        <a href={paths.root} className={buttonClass('secondary')}>
          {texts.start}
        </a>
      </div>
    </main>
  );
}
