import { useTexts } from '../../lib/texts.ts';
import { classNames } from './class-names.ts';
import { uiTexts } from './ui-texts.ts';
import { useCopied } from './use-copied.ts';

type Props = {
  text: string;
  label: string;
  /** More than a code: smaller, and in lines. */
  long?: boolean;
};

/** A text and the button that copies it. */
export function CopyBox({ text, label, long = false }: Props) {
  const texts = useTexts(uiTexts);
  const { copied, copy } = useCopied(text);

  return (
    <div className="flex flex-wrap items-center justify-end gap-x-2 rounded-field border border-dashed border-line-strong bg-sunken py-1 pr-1 pl-4">
      <span
        role="group"
        aria-label={label}
        className={classNames(
          'min-w-0 flex-1 basis-28 break-all',
          long ? 'py-1 text-sm' : 'font-semibold tracking-wider',
        )}
      >
        {text}
      </span>
      <button
        type="button"
        onClick={copy}
        className="min-h-11 min-w-22 rounded-control px-4 font-semibold text-link hover:bg-brand-soft"
      >
        {copied ? texts.copied : texts.copy}
      </button>
      <span role="status" className="sr-only">
        {copied ? texts.copiedThing(label) : ''}
      </span>
    </div>
  );
}
