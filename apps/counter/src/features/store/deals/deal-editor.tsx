import { formOf } from '@baeon/contracts/counter/deal-form';
import type {
  DealDraft,
  DealForm,
  DealSetting,
  StoreDeal,
} from '@baeon/contracts/counter/store-deals-wire';
import { Button } from '@baeon/ui/components/button.tsx';
import { LoadError } from '@baeon/ui/components/empty-state.tsx';
import { focusFirstWrong } from '@baeon/ui/components/form/field-frame.tsx';
import { Skeleton, StickyFoot } from '@baeon/ui/components/layout.tsx';
import { digitsText } from '@baeon/ui/lib/format/format.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { thingsQuery, useStoreChange } from '../store-api.ts';
import { dealEditorTexts } from './deal-editor-texts.ts';
import { DealFields } from './deal-fields.tsx';
import { blankForm, type DealErrors, readForm } from './deal-form.ts';
import { DealPreview } from './deal-preview.tsx';
import { typedOf, useKeptDraft } from './keep-form.ts';

/** A draft by the id that its deal is going to have, or a deal by its own. */
export type Opened = { id: string; is: 'draft' | 'deal' };
type Props = { storeId: string; opened: Opened; onClose: () => void };

const settingQuery = (storeId: string, title: string) =>
  thingsQuery<DealSetting>(storeId, `deal-setting?${new URLSearchParams({ title })}`);

/** Makes a deal or changes one, beside what shoppers see of it. */
export default function DealEditor(props: Props) {
  const { storeId, opened } = props;
  const texts = useTexts(dealEditorTexts);
  const setting = useQuery(settingQuery(storeId, ''));
  const drafts = useQuery({
    ...thingsQuery<{ drafts: DealDraft[] }>(storeId, 'drafts'),
    enabled: opened.is === 'draft',
  });
  const deal = useQuery({
    ...thingsQuery<StoreDeal>(storeId, `deals/${opened.id}`),
    enabled: opened.is === 'deal',
  });
  const found = opened.is === 'deal' ? deal : drafts;
  const error = setting.data ? found.error : setting.error;
  return (
    <div className="min-w-0">
      <CloseButton onClose={props.onClose} />
      {setting.data && found.data ? (
        <Editor
          {...props}
          deal={deal.data ?? null}
          start={
            (opened.is === 'deal' ? typedOf(opened.id).read() : null) ??
            (deal.data && formOf(deal.data)) ??
            drafts.data?.drafts.find(({ id }) => id === opened.id)?.form ??
            blankForm(storeId, setting.data.today)
          }
          today={setting.data}
        />
      ) : error ? (
        <LoadError title={texts.trouble} of={{ ...(setting.data ? found : setting), error }} />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-8 w-1/2" />
          <Skeleton className="h-14 rounded-field!" />
          <Skeleton className="h-24 rounded-field!" />
          <Skeleton className="h-14 rounded-field!" />
          <Skeleton className="h-40 rounded-card!" />
        </div>
      )}
    </div>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const texts = useTexts(dealEditorTexts);
  return (
    <button
      type="button"
      onClick={onClose}
      className="-ml-3 mb-2 inline-flex min-h-touch items-center gap-2 rounded-control px-3 font-semibold text-link hover:bg-brand-soft"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      {texts.close}
    </button>
  );
}

type EditorProps = Props & { deal: StoreDeal | null; start: DealForm; today: DealSetting };

function Editor({ storeId, opened: { id, is }, onClose, deal, start, today }: EditorProps) {
  const texts = useTexts(dealEditorTexts);
  const change = useStoreChange(storeId);
  const [form, setForm] = useState(start);
  const [errors, setErrors] = useState<DealErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const draft = useKeptDraft(storeId, id);
  const title = useSettled(form.title);
  const setting =
    useQuery({ ...settingQuery(storeId, title), placeholderData: keepPreviousData }).data ?? today;
  const issued = deal?.issued ?? 0;

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  function changed(some: Partial<DealForm>) {
    const next = { ...form, ...some };
    setForm(next);
    setRefusal(null);
    setErrors((was) => ({
      ...was,
      ...Object.fromEntries(Object.keys(some).map((name) => [name, undefined])),
    }));
    if (is === 'draft') draft.note(next);
    else typedOf(id).note(next);
  }

  async function submitted(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const { body, errors: found } = readForm(form, texts);
    setErrors(found);
    setRefusal(null);
    if (Object.keys(found).length > 0) {
      setRefusal(texts.wrong);
      requestAnimationFrame(() => focusFirstWrong(element.current));
      return;
    }
    setBusy(true);
    draft.drop();
    try {
      if (is === 'draft') {
        const made = await change<{ waiting: boolean }>('POST', 'deals', { id, ...body });
        toast.success(made.waiting ? texts.waits : texts.published);
      } else {
        await change('PUT', `deals/${id}`, body);
        toast.success(texts.changed);
      }
      typedOf(id).drop();
      onClose();
    } catch (error) {
      setRefusal((error as Error).message);
      if (is === 'draft') draft.note(form);
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col gap-6 xl:grid xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
      <form
        ref={element}
        noValidate
        onSubmit={(event) => void submitted(event)}
        className="flex min-w-0 flex-col gap-5"
      >
        <h2 ref={heading} tabIndex={-1} className="text-2xl font-extrabold outline-none">
          {is === 'draft' ? texts.newTitle : texts.editTitle}
        </h2>
        {issued > 0 && (
          <p className="rounded-field bg-sunken px-4 py-3 text-sm text-pretty">
            {texts.keptTerms(digitsText(issued))}
          </p>
        )}
        <DealFields
          storeId={storeId}
          form={form}
          errors={errors}
          setting={setting}
          issued={issued}
          onChange={changed}
        />
        <StickyFoot>
          <p role="alert" className="mb-2 font-semibold text-danger empty:hidden">
            {refusal}
          </p>
          <Button type="submit" className="w-full" loading={busy}>
            {is === 'draft' ? texts.publish : texts.save}
          </Button>
          {is === 'draft' && (
            <p role="status" className="min-h-6 pt-1 text-center text-sm text-ink-muted">
              {draft.standing === 'kept' && texts.saved}
              {draft.standing === 'trouble' && texts.notSaved}
            </p>
          )}
        </StickyFoot>
      </form>
      <div className="xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto">
        <DealPreview id={id} form={form} setting={setting} issued={issued} />
      </div>
    </div>
  );
}

const SETTLE_MS = 400;

/** A text once nobody has changed it for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
