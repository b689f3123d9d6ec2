import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { fieldBorder, fieldBox, FieldFrame } from './field-frame.tsx';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  label: string;
  hint?: string | undefined;
  error?: string | null | undefined;
  /** Inside the box, before and after the text. */
  before?: ReactNode;
  after?: ReactNode;
  /** The id of further describing text, besides the hint or the error. */
  describedBy?: string;
  ref?: Ref<HTMLInputElement>;
};

export function TextInput({
  label,
  hint,
  error,
  before,
  after,
  describedBy,
  className,
  ref,
  ...input
}: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} describedBy={describedBy}>
      {({ id, aria }) => (
        <div
          className={classNames(
            fieldBox,
            fieldBorder(error),
            // Locked for a moment only, it does not flash.
            input.readOnly && 'bg-sunken delay-300',
          )}
        >
          {before}
          <input
            {...input}
            {...aria}
            id={id}
            ref={ref}
            className={classNames(
              'w-full min-w-0 flex-1 self-stretch bg-transparent px-[16px] text-base text-ellipsis text-ink outline-none',
              'placeholder:text-ink-muted',
              className,
            )}
          />
          {after}
        </div>
      )}
    </FieldFrame>
  );
}
