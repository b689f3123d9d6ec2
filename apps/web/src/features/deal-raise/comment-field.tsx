import { LONGEST_COMMENT } from '@baeon/contracts/deal-raise/deal-raise';
import { fieldBorder, fieldBox, FieldFrame } from '../../components/ui/field-frame.tsx';
import { useTexts } from '../../lib/texts.ts';
import { raiseTexts } from './raise-texts.ts';

/** A comment that is too long is better stopped while it is written than refused with the form. */
export function CommentField({ name, readOnly }: { name: string; readOnly: boolean }) {
  const texts = useTexts(raiseTexts);
  return (
    <FieldFrame label={texts.comment}>
      {({ id, aria }) => (
        <div className={`${fieldBox} ${fieldBorder(null)}`}>
          <textarea
            {...aria}
            id={id}
            name={name}
            rows={3}
            maxLength={LONGEST_COMMENT}
            readOnly={readOnly}
            placeholder={texts.exampleComment}
            className="field-sizing-content max-h-48 min-h-24 w-full resize-none bg-transparent px-4 py-3 text-base text-ink outline-none placeholder:text-ink-muted"
          />
        </div>
      )}
    </FieldFrame>
  );
}
