import type { TextareaHTMLAttributes } from 'react';
import { fieldBorder, fieldBox, FieldFrame } from './field-frame.tsx';

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> & {
  label: string;
  hint?: string | undefined;
};

/** A text of some sentences; it grows with them, up to a point. */
export function TextArea({ label, hint, ...textarea }: Props) {
  return (
    <FieldFrame label={label} hint={hint}>
      {({ id, aria }) => (
        <div className={`${fieldBox} ${fieldBorder(null)}`}>
          <textarea
            rows={2}
            {...textarea}
            {...aria}
            id={id}
            className="field-sizing-content max-h-40 min-h-16 w-full resize-none bg-transparent px-4 py-3 text-base text-ink outline-none"
          />
        </div>
      )}
    </FieldFrame>
  );
}
