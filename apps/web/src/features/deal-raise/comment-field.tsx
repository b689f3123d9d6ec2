import { LONGEST_COMMENT } from '@baeon/contracts/deal-raise';
import { fieldBorder, fieldBox, FieldFrame } from '../../components/ui/field-frame.tsx';

/** A comment that is too long is better stopped while it is written than refused with the form. */
export function CommentField({ name, readOnly }: { name: string; readOnly: boolean }) {
  return (
    <FieldFrame label="Comment">
      {({ id, aria }) => (
        <div className={`${fieldBox} ${fieldBorder(null)}`}>
          <textarea
            {...aria}
            id={id}
            name={name}
            rows={3}
            maxLength={LONGEST_COMMENT}
            readOnly={readOnly}
            placeholder="Tell us more about this deal..."
            className="field-sizing-content max-h-48 min-h-24 w-full resize-none bg-transparent px-4 py-3 text-base text-ink outline-none placeholder:text-ink-muted"
          />
        </div>
      )}
    </FieldFrame>
  );
}
