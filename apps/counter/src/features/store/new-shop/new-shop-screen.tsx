import type { Application, ApplyResult } from '@baeon/contracts/counter/new-shops-wire';
import { detailProblems } from '@baeon/contracts/counter/store-details';
import { Button } from '@baeon/ui/components/button.tsx';
import { LoadError } from '@baeon/ui/components/empty-state.tsx';
import { focusFirstWrong } from '@baeon/ui/components/form/field-frame.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { counterWire } from '../../../config/counter-config.ts';
import { BasicsFields } from '../page/basics-fields.tsx';
import { type DetailsProps, fieldsOf, type Part, parts } from '../page/fields.ts';
import { HoursFields } from '../page/hours-fields.tsx';
import { PlaceFields } from '../page/place-fields.tsx';
import { useChange } from '../store-api.ts';
import { applicationsQuery, useShopDraft } from './applications-api.ts';
import { CheckShop } from './check-shop.tsx';
import { newShopTexts } from './new-shop-texts.ts';
import { SentBack, ShopOpened, Waiting } from './shop-outcomes.tsx';

type Step = Part | 'check';
const steps: readonly Step[] = [...parts, 'check'];

/** One question after the other, until a shop is on the map or waits for an operator. */
export default function NewShopScreen() {
  const texts = useTexts(newShopTexts);
  const { applicationId = '' } = useParams();
  const applications = useQuery(applicationsQuery);
  const [changing, setChanging] = useState(false);
  const known = applications.data?.applications.find(({ id }) => id === applicationId);
  if (!applications.data) {
    return applications.error ? (
      <LoadError title={texts.trouble} of={applications} />
    ) : (
      <div aria-busy="true" className="flex flex-col gap-4">
        <Skeleton className="h-10" />
        <Skeleton className="h-80 rounded-card!" />
      </div>
    );
  }
  if (known?.store_id)
    return <ShopOpened name={known.details.name ?? ''} storeId={known.store_id} />;
  if (known?.state === 'waiting' && !changing) {
    return <Waiting shop={known} onChange={() => setChanging(true)} />;
  }
  return (
    <Steps
      key={applicationId}
      id={applicationId}
      known={known}
      onApplied={() => setChanging(false)}
    />
  );
}

type StepsProps = { id: string; known: Application | undefined; onApplied: () => void };

function Steps({ id, known, onApplied }: StepsProps) {
  const texts = useTexts(newShopTexts);
  const draft = useShopDraft(id, known?.details ?? {});
  const { details } = draft;
  const change = useChange();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [params, setParams] = useSearchParams();
  const [problems, setProblems] = useState<DetailsProps['problems']>({});
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  // Who comes back goes on where the first thing is missing.
  const [resumed] = useState<Step>(
    () => parts.find((part) => !isEmpty(detailProblems(details, fieldsOf[part]))) ?? 'check',
  );
  const step: Step =
    steps.find((one) => one === params.get('step')) ?? (known ? resumed : steps[0]!);
  const at = steps.indexOf(step);

  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, [step]);

  function toStep(next: Step) {
    setProblems({});
    setRefusal(null);
    setParams({ step: next });
  }

  async function goOn() {
    if (busy) return;
    const fields = step === 'check' ? parts.flatMap((part) => [...fieldsOf[part]]) : fieldsOf[step];
    const found = detailProblems(details, fields);
    setProblems(found);
    const wrong = parts.find((part) => fieldsOf[part].some((field) => found[field]));
    if (wrong) {
      if (step === 'check') toStep(wrong);
      else setTimeout(() => focusFirstWrong(form.current));
      return;
    }
    setBusy(true);
    setRefusal(null);
    try {
      await draft.flush();
      if (step === 'check') {
        await change<ApplyResult>(counterWire.apply(id), 'POST');
        // Stays busy: until the answer is drawn, a second tap must not ask again.
        onApplied();
        return;
      }
      toStep(steps[at + 1]!);
    } catch (error) {
      setRefusal((error as Error).message);
    }
    setBusy(false);
  }

  const props = {
    details,
    problems,
    onChange(more: typeof details) {
      draft.change(more);
      if (!isEmpty(problems)) setProblems({});
    },
  };
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void goOn();
      }}
    >
      <div>
        <p className="text-sm font-semibold text-ink-muted">
          {texts.title} · {texts.stepOf(at + 1, steps.length)}
        </p>
        <h1 ref={heading} tabIndex={-1} className="text-3xl font-extrabold outline-none">
          {texts.steps[step]}
        </h1>
        <div aria-hidden="true" className="mt-3 flex gap-1.5">
          {steps.map((one, nth) => (
            <span
              key={one}
              className={`h-1.5 flex-1 rounded-full ${nth <= at ? 'bg-brand' : 'bg-line'}`}
            />
          ))}
        </div>
      </div>
      {known?.reason && <SentBack reason={known.reason} />}
      {step === 'basics' && <BasicsFields {...props} />}
      {step === 'place' && <PlaceFields {...props} />}
      {step === 'hours' && <HoursFields {...props} />}
      {step === 'check' && <CheckShop details={details} onChange={toStep} />}
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {refusal}
      </p>
      <Button type="submit" loading={busy} className="w-full">
        {step === 'check' ? (known?.invited ? texts.open : texts.apply) : texts.goOn}
      </Button>
      {at > 0 && (
        <Button kind="secondary" className="w-full" onClick={() => toStep(steps[at - 1]!)}>
          {texts.back}
        </Button>
      )}
      <p className="text-sm text-pretty text-ink-muted">{texts.kept}</p>
    </form>
  );
}

const isEmpty = (problems: object) => Object.keys(problems).length === 0;
