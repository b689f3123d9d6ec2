import { ArrowLeft } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { uiTexts } from '../../components/ui/ui-texts.ts';
import { useTexts } from '../../lib/texts.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { shellTexts } from './shell-texts.ts';
import { useGoBack } from './use-go-back.ts';

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
  const { loading } = useTexts(uiTexts);
  const goBack = useGoBack(parent);
  useDocumentTitle(title);

  return (
    <>
      <div className="grid min-h-14 grid-cols-[minmax(48px,1fr)_auto_minmax(48px,1fr)] items-center gap-[4px] px-[4px] pt-[4px]">
        <button
          type="button"
          aria-label={texts.back}
          onClick={goBack}
          className="grid size-[48px] place-items-center rounded-control hover:bg-brand-soft"
        >
          <ArrowLeft aria-hidden="true" className="size-[24px]" />
        </button>
        {ownHeading ? (
          <span />
        ) : (
          <h1 tabIndex={-1} className="text-center text-lg leading-6 font-bold text-balance">
            {title}
          </h1>
        )}
        <div className="justify-self-end">{action}</div>
      </div>
      <Suspense fallback={<p className="py-16 text-center text-ink-muted">{loading}</p>}>
        {children}
      </Suspense>
    </>
  );
}
