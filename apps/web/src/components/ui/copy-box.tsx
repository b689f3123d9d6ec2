import { classNames } from './class-names.ts';
import { useCopied } from './use-copied.ts';

type Props = {
  text: string;
  label: string;
  /** More than a code: smaller, and in lines. */
  long?: boolean;
};

/** A text and the button that copies it. */
export function CopyBox({ text, label, long = false }: Props) {
  const { copied, copy } = useCopied(text);

  return (
    <div className="flex items-center gap-2 rounded-field border border-dashed border-line-strong bg-sunken py-1 pr-1 pl-4">
      <span
        role="group"
        aria-label={label}
        className={classNames(
          'min-w-0 flex-1 break-all',
          long ? 'py-1 text-sm' : 'font-semibold tracking-wider',
        )}
      >
        {text}
      </span>
      <button
        type="button"
        onClick={copy}
        className="min-h-11 min-w-22 rounded-xl px-4 font-semibold text-link hover:bg-brand-soft"
      >
        {copied ? 'Copied!' : 'Copy'}
      </button>
      <span role="status" className="sr-only">
        {copied ? `${label} copied` : ''}
      </span>
    </div>
  );
}
