import { dealReaches, dealSorts } from '@baeon/contracts/campaigns/deal-sorting';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '@baeon/ui/components/button.tsx';
import { ChoiceCheck, ChoiceTile } from '@baeon/ui/components/form/choice-group.tsx';
import { StickyFoot } from '@baeon/ui/components/layout.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { dealsTexts } from '../deals-texts.ts';
import { activeIn, type DealChoice, plainChoice } from './deal-choice.ts';

type Props = {
  choice: DealChoice;
  onApply: (choice: DealChoice) => void;
  /** Without what needs to know who asks. */
  forAnybody?: boolean;
};

const openOnly = ['open'] as const;
const ownToo = ['open', 'followed'] as const;
const FARTHEST = dealReaches.at(-1);
const pill = 'min-h-11! rounded-full! px-4 text-sm';
const line = 'gap-3 px-4';

/** What the sheet of sorting and filtering holds. Nothing changes until it is told to show the deals. */
export default function RefineForm({ choice, onApply, forAnybody = false }: Props) {
  const { refine: texts } = useTexts(dealsTexts).home;
  const name = useId();
  const [draft, setDraft] = useState(choice);
  const change = (part: Partial<DealChoice>) => setDraft((before) => ({ ...before, ...part }));

  function submitted(event: FormEvent) {
    event.preventDefault();
    onApply(draft);
  }

  return (
    <form onSubmit={submitted} className="@container flex flex-col gap-5 pt-1">
      <Group radio label={texts.sortBy}>
        {dealSorts
          .filter((sort) => !forAnybody || sort !== 'you')
          .map((sort) => (
            <ChoiceTile
              key={sort}
              type="radio"
              name={`${name} sort`}
              checked={draft.sort === sort}
              onChange={() => change({ sort })}
              className={pill}
            >
              {texts.sorts[sort]}
            </ChoiceTile>
          ))}
      </Group>
      <Group radio label={texts.distance}>
        {dealReaches.map((reach) => {
          const km = reach === FARTHEST ? null : reach;
          return (
            <ChoiceTile
              key={reach}
              type="radio"
              name={`${name} km`}
              checked={draft.km === km}
              onChange={() => change({ km })}
              className={pill}
            >
              {texts.km(reach)}
            </ChoiceTile>
          );
        })}
      </Group>
      <Group label={texts.only}>
        {(forAnybody ? openOnly : ownToo).map((part) => (
          <div key={part} className="basis-full">
            <ChoiceTile
              type="checkbox"
              checked={draft[part]}
              onChange={() => change({ [part]: !draft[part] })}
              className={line}
            >
              <ChoiceCheck />
              {texts[part]}
            </ChoiceTile>
          </div>
        ))}
      </Group>
      <StickyFoot inSheet>
        <div className="flex flex-wrap gap-3">
          <Button
            kind="secondary"
            className="flex-1"
            disabled={activeIn(draft).length === 0}
            onClick={() => setDraft(plainChoice)}
          >
            {texts.clear}
          </Button>
          <Button type="submit" className="flex-1">
            {texts.show}
          </Button>
        </div>
      </StickyFoot>
    </form>
  );
}

type GroupProps = { label: string; radio?: boolean; children: ReactNode };

function Group({ label, radio = false, children }: GroupProps) {
  return (
    <fieldset role={radio ? 'radiogroup' : undefined} className="min-w-0">
      <legend className="mb-2 font-bold">{label}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
