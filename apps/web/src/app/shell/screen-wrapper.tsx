import { ArrowLeft, X } from 'lucide-react';
import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePaneSide } from '@baeon/ui/components/side-pane.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { detourIn } from '../../lib/login-detour.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { shellTexts } from './shell-texts.ts';

type Props = {
  title: string;
  /** The title is the document's only: what the screen shows has a heading of its own. */
  ownHeading?: boolean;
  /** Where Back leads when this screen is the first of the visit. */
  parent: string;
  action?: ReactNode;
  children: ReactNode;
};

export function ScreenWrapper({ title, ownHeading = false, parent, action, children }: Props) {
  const texts = useTexts(shellTexts);
  const { loading, close } = useTexts(uiTexts);
  const side = usePaneSide()?.is;
  const goBack = useGoBack(parent);
  // Beside something that was opened of it, a list is not what the page is about.
  const isBeside = side === 'list';
  useDocumentTitle(isBeside ? undefined : title);
  const Heading = isBeside ? 'h2' : 'h1';
  const BackIcon = side === 'detail' ? X : ArrowLeft;

  return (
    <>
      <div className="@container">
        <div className="grid min-h-14 grid-cols-[minmax(48px,1fr)_auto_minmax(max-content,1fr)] items-center gap-[4px] px-[4px] pt-[4px]">
          <button
            type="button"
            aria-label={side === 'detail' ? close : texts.back}
            onClick={goBack}
            className="grid size-[48px] place-items-center rounded-control hover:bg-brand-soft"
          >
            <BackIcon aria-hidden="true" className="size-[24px]" />
          </button>
          {ownHeading ? (
            <span />
          ) : (
            <Heading tabIndex={-1} className="text-center text-lg leading-6 font-bold text-balance">
              {title}
            </Heading>
          )}
          <div className="flex min-w-[48px] justify-end">{action}</div>
        </div>
      </div>
      <Suspense fallback={<p className="py-16 text-center text-ink-muted">{loading}</p>}>
        {children}
      </Suspense>
    </>
  );
}

/** The router numbers its history entries; 0 is where the visit began. */
function hasHistory(): boolean {
  return ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;
}

/** One step back; where this screen is the first of the visit, to its parent. */
export function useGoBack(parent: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const side = usePaneSide()?.is;
  return () => {
    // One step back would only close what was opened of the list.
    if (side === 'list') void navigate(parent);
    else if (hasHistory()) void navigate(-1);
    else void navigate(parent, { replace: true, state: detourIn(state) });
  };
}

/** Stands in for a name that is still to come, and hands the focus on to it then. */
export function PlaceholderHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const left = heading.current;
    return () => {
      if (document.activeElement !== left) return;
      // The name comes with the very change that takes this heading away; or the focus goes elsewhere.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
      });
    };
  }, []);

  return (
    <h1 ref={heading} tabIndex={-1} className="sr-only">
      {children}
    </h1>
  );
}
