import {
  LONGEST_COMMENT,
  raiseCategories,
  raiseMessages,
} from '@baeon/contracts/deal-raise/deal-raise';
import type { Coordinates } from '@baeon/contracts/places/geo';
import { type FormEvent, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button } from '@baeon/ui/components/button.tsx';
import { Dropdown } from '@baeon/ui/components/form/dropdown.tsx';
import { TextInput } from '@baeon/ui/components/form/text-input.tsx';
import { appConfig } from '../../config/app-config.ts';
import { ApiError } from '@baeon/ui/lib/api-error.ts';
import { forgetDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { isTransientApiError } from '@baeon/ui/lib/query-client.ts';
import { currentSession } from '../../lib/session.ts';
import { said, useTexts } from '@baeon/ui/lib/texts.ts';
import { type RaiseRequest, useRaiseDeal } from './deal-raise-api.ts';
import { raiseTexts } from './raise-texts.ts';
import { fieldBorder, fieldBox, FieldFrame } from '@baeon/ui/components/form/field-frame.tsx';

const fields = { category: 'category_id', link: 'ProductUrl', comment: 'Comment' } as const;

function textIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** A refusal has its reason; of trouble on the way there is nothing more to say. */
const reasonOf = (error: unknown): string | null =>
  error instanceof ApiError && !isTransientApiError(error) ? error.message : null;

type Draft = Pick<RaiseRequest, 'product_url' | 'comment' | 'category_id'>;

const unsentDraft = (): Partial<Draft> => readDraft('raise');

type Props = { at: Coordinates; onDone: () => void };

/** Checks nothing itself: what will not do, the server refuses with a reason. */
export function RaiseForm({ at, onDone }: Props) {
  const texts = useTexts(raiseTexts);
  const { mutateAsync, isPending } = useRaiseDeal();
  const sending = useRef(false);
  const [round, setRound] = useState(0);
  const unsent = unsentDraft();

  async function send(form: HTMLFormElement): Promise<void> {
    const draft = {
      product_url: textIn(form, fields.link),
      comment: textIn(form, fields.comment),
      category_id: textIn(form, fields.category),
    };
    keepDraft('raise', draft);
    try {
      await mutateAsync({ ...draft, latitude: at.latitude, longitude: at.longitude });
      forgetDraft('raise');
      toast.success(raiseMessages.raised);
    } catch (error) {
      // Someone who was just signed out has been told why.
      if (!currentSession().signedIn) return;
      const reason = reasonOf(error);
      toast.error(
        <>
          {said(raiseMessages.failed)}
          {reason !== null && <span className="block font-normal text-ink-muted">{reason}</span>}
        </>,
      );
    }
  }

  async function submitted(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // Two presses in one frame see the same state, but not the same ref.
    if (sending.current) return;
    sending.current = true;
    const form = event.currentTarget;
    await send(form);
    sending.current = false;
    // Begins anew, with what could not be sent.
    setRound(round + 1);
    onDone();
  }

  return (
    <form key={round} noValidate onSubmit={(event) => void submitted(event)}>
      <p className="mb-4 text-pretty text-ink-muted">{texts.intro(appConfig.brandName)}</p>
      <Dropdown
        label={texts.category}
        name={fields.category}
        placeholder={texts.chooseCategory}
        options={raiseCategories.map((category) => ({ value: category, label: said(category) }))}
        defaultValue={unsent.category_id}
      />
      <TextInput
        label={texts.link}
        name={fields.link}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isPending}
        placeholder={texts.exampleLink}
        defaultValue={unsent.product_url}
      />
      <CommentField name={fields.comment} readOnly={isPending} defaultValue={unsent.comment} />
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" className="flex-1" onClick={onDone}>
          {texts.cancel}
        </Button>
        <Button type="submit" className="flex-1 whitespace-nowrap" loading={isPending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}

/** A comment that is too long is better stopped while it is written than refused with the form. */
type CommentProps = { name: string; readOnly: boolean; defaultValue: string | undefined };

export function CommentField({ name, readOnly, defaultValue }: CommentProps) {
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
            defaultValue={defaultValue}
            placeholder={texts.exampleComment}
            className="field-sizing-content max-h-48 min-h-24 w-full resize-none bg-transparent px-4 py-3 text-base text-ink outline-none placeholder:text-ink-muted"
          />
        </div>
      )}
    </FieldFrame>
  );
}
