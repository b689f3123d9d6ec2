import type { StoreProfile } from '@baeon/contracts/counter/new-shops-wire';
import {
  detailProblems,
  type SomeDetails,
  type StoreField,
} from '@baeon/contracts/counter/store-details';
import { Button } from '@baeon/ui/components/button.tsx';
import { LoadError } from '@baeon/ui/components/empty-state.tsx';
import { focusFirstWrong } from '@baeon/ui/components/form/field-frame.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { shopperStoreAddress } from '../../../config/counter-config.ts';
import { thingsQuery, useStoreChange } from '../store-api.ts';
import { BasicsFields } from './basics-fields.tsx';
import { type DetailsProps, type Part, parts } from './fields.ts';
import { HoursFields } from './hours-fields.tsx';
import { storePageTexts } from './page-texts.ts';
import { LogoField } from './logo-field.tsx';
import { PlaceFields } from './place-fields.tsx';

const partFields: Record<Part, (props: DetailsProps) => ReactNode> = {
  basics: BasicsFields,
  place: PlaceFields,
  hours: HoursFields,
};

/** What shoppers see of a store, for its owner to change. */
export default function StorePageSection({ storeId }: { storeId: string }) {
  const texts = useTexts(storePageTexts);
  const profile = useQuery(thingsQuery<StoreProfile>(storeId, 'profile'));
  if (profile.data) return <Editor storeId={storeId} profile={profile.data} />;
  if (profile.error) return <LoadError title={texts.trouble} of={profile} />;
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-64 rounded-card!" />
      <Skeleton className="h-96 rounded-card!" />
    </div>
  );
}

type Saving = { busy: boolean; saved: boolean; refusal: string | null };

function Editor({ storeId, profile }: { storeId: string; profile: StoreProfile }) {
  const texts = useTexts(storePageTexts);
  const change = useStoreChange(storeId);
  const form = useRef<HTMLFormElement>(null);
  const [changes, setChanges] = useState<SomeDetails>({});
  const [problems, setProblems] = useState<DetailsProps['problems']>({});
  const [saving, setSaving] = useState<Saving>({ busy: false, saved: false, refusal: null });
  const fields = Object.keys(changes) as StoreField[];
  const details = { ...profile, ...changes };

  function changed(more: SomeDetails) {
    setChanges((before) => ({ ...before, ...more }));
    setSaving((before) => ({ ...before, saved: false, refusal: null }));
    if (Object.keys(problems).length > 0) setProblems({});
  }

  async function save() {
    if (saving.busy || fields.length === 0) return;
    const found = detailProblems(changes, fields);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      setTimeout(() => focusFirstWrong(form.current));
      return;
    }
    setSaving({ busy: true, saved: false, refusal: null });
    try {
      await change('PATCH', 'profile', changes);
      // What was typed meanwhile is kept.
      setChanges((now) => withoutSame(now, changes));
      setSaving({ busy: false, saved: true, refusal: null });
    } catch (error) {
      setSaving({ busy: false, saved: false, refusal: (error as Error).message });
    }
  }

  return (
    <form
      ref={form}
      noValidate
      className="@container flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2 className="text-xl font-bold">{texts.title}</h2>
      <p className="text-sm text-pretty text-ink-muted">{texts.hint}</p>
      <div className="grid items-start gap-4 @3xl:grid-cols-2">
        {parts.map((part) => {
          const Fields = partFields[part];
          return (
            <section
              key={part}
              aria-label={texts[part]}
              className="min-w-0 rounded-card border border-line bg-raised p-3 min-[360px]:p-4"
            >
              <h3 className="mb-3 text-lg font-bold">{texts[part]}</h3>
              {part === 'basics' && <LogoField storeId={storeId} profile={profile} />}
              <Fields details={details} problems={problems} onChange={changed} />
            </section>
          );
        })}
      </div>
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-surface px-4 py-3">
        <Button type="submit" loading={saving.busy} disabled={fields.length === 0} className="px-8">
          {texts.save}
        </Button>
        <p role="status" className="text-sm text-ink-muted empty:hidden">
          {fields.length > 0 ? texts.unsaved : saving.saved ? texts.saved : null}
        </p>
        <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
          {saving.refusal}
        </p>
        <a
          href={shopperStoreAddress(storeId)}
          target="_blank"
          rel="noreferrer"
          className="ml-auto inline-flex min-h-touch items-center font-semibold text-link"
        >
          {texts.see}
        </a>
      </div>
    </form>
  );
}

const withoutSame = (now: SomeDetails, sent: SomeDetails): SomeDetails =>
  Object.fromEntries(
    Object.entries(now).filter(([field, value]) => sent[field as StoreField] !== value),
  );
