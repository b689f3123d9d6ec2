import { Component, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { BrandMark } from '@baeon/ui/components/brand-mark.tsx';
import { Button, buttonClass } from '@baeon/ui/components/button.tsx';
import { paths } from '../config/screen-paths.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { appTexts } from './app-texts.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { useDocumentTitle } from './use-document-title.ts';

type Props = { children: ReactNode; place: string };
type State = { failure: { error: unknown } | null; place: string };

class Boundary extends Component<Props, State> {
  override state: State = { failure: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  /** Another place is another chance: Back must not keep showing what failed elsewhere. */
  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { failure: null, place };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <ErrorScreen error={failure.error} /> : this.props.children;
  }
}

/** Catches what a screen threw, and screens whose code could not be fetched. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary place={useLocation().key}>{children}</Boundary>;
}

function ErrorScreen({ error }: { error: unknown }) {
  const { error: texts, titles } = useTexts(appTexts);
  const [reloading] = useState(() => isStaleChunk(error) && mayReload());
  useDocumentTitle(reloading ? null : titles.error);

  useEffect(() => {
    if (reloading) reloadOnce();
  }, [reloading]);

  if (reloading) return <LoadingScreen />;
  return (
    <main className="mx-auto flex min-h-dvh max-w-160 flex-col items-center justify-center gap-3 bg-surface px-6 py-8 text-center">
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

const MARKER = 'reloaded-at';
const AGAIN_AFTER_MS = 60_000;

/** Each browser has its own words for a script that a newer deploy has taken away. */
const staleChunkMessage =
  /dynamically imported module|importing a module script failed|unable to preload/i;

export function isStaleChunk(error: unknown): boolean {
  return error instanceof Error && staleChunkMessage.test(error.message);
}

/** Reloading helps once; doing it again and again would hide a real fault behind a flicker. */
export function mayReload(now = Date.now()): boolean {
  if (!navigator.onLine) return false;
  try {
    return now - Number(sessionStorage.getItem(MARKER) ?? 0) > AGAIN_AFTER_MS;
  } catch {
    return false;
  }
}

export function reloadOnce(): void {
  sessionStorage.setItem(MARKER, String(Date.now()));
  window.location.reload();
}
