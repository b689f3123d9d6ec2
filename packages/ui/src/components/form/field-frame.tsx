import { type ReactNode, useId } from 'react';
import { said } from '../../lib/texts.ts';

type Texts = { label: string; hint?: string | undefined; error?: string | null | undefined };

type FieldIds = {
  id: string;
  /** Spread onto the control. */
  aria: { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
};

type Props = Texts & { describedBy?: string | undefined; children: (ids: FieldIds) => ReactNode };

/** Label above, hint or error below. The line below is always there, so an error moves nothing. */
export function FieldFrame({ label, hint, error, describedBy, children }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ? said(error) : hint;
  const descriptions = [note ? noteId : undefined, describedBy].filter(Boolean).join(' ');

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold text-ink">
        {label}
      </label>
      {children({
        id,
        aria: {
          'aria-invalid': error ? true : undefined,
          'aria-describedby': descriptions || undefined,
        },
      })}
      <p
        id={noteId}
        className={`min-h-7 pt-1.5 text-sm leading-5 ${error ? 'text-danger' : 'text-ink-muted'}`}
      >
        {note}
      </p>
    </div>
  );
}

export const fieldBox =
  'flex min-h-field w-full items-center rounded-field border bg-raised transition-colors ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link';

export function fieldBorder(error: string | null | undefined): string {
  return error ? 'border-danger' : 'border-line-strong';
}

/** After a refused submit: brings the first field with a mistake into view and gives it the focus. */
export function focusFirstWrong(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>(
    '[aria-invalid="true"], fieldset[data-invalid] button',
  );
  wrong?.focus({ preventScroll: true });
  wrong?.scrollIntoView({ block: 'center' });
}
