import { SlidersHorizontal, X } from 'lucide-react';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { dealsTexts } from '../deals-texts.ts';
import { activeIn, type ChoiceName, type DealChoice, plainChoice } from './deal-choice.ts';

type ButtonProps = { choice: DealChoice; onOpen: () => void };

/** Opens the sheet, and says how much is chosen in it. */
export function RefineButton({ choice, onOpen }: ButtonProps) {
  const { refine: texts } = useTexts(dealsTexts).home;
  const count = activeIn(choice).length;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={count > 0 ? texts.buttonWith(count) : texts.button}
      title={texts.button}
      onClick={onOpen}
      className={`relative grid size-[44px] shrink-0 place-items-center rounded-full border transition-colors hover:border-line-strong ${
        count > 0 ? 'border-brand bg-brand-soft text-link' : 'border-line bg-raised'
      }`}
    >
      <SlidersHorizontal aria-hidden="true" className="size-[20px]" />
      {count > 0 && (
        <span className="absolute -top-1 -right-1 grid size-[20px] place-items-center rounded-full bg-brand text-[12px] leading-none font-bold text-on-brand">
          {count}
        </span>
      )}
    </button>
  );
}

type ActiveProps = { choice: DealChoice; onChoose: (choice: DealChoice) => void };

const chipClass =
  'inline-flex min-h-11 items-center gap-1 rounded-full px-3 text-sm font-semibold hover:underline';

/** What is chosen, each to be taken back by a tap. */
export function ActiveChoices({ choice, onChoose }: ActiveProps) {
  const { refine: texts } = useTexts(dealsTexts).home;
  const active = activeIn(choice);
  if (active.length === 0) return null;

  const names: Record<ChoiceName, string> = {
    sort: texts.sorts[choice.sort],
    km: texts.km(choice.km ?? 0),
    open: texts.open,
    followed: texts.followed,
  };
  return (
    <ul role="list" className="flex flex-wrap gap-2 px-5">
      {active.map((name) => (
        <li key={name}>
          <button
            type="button"
            aria-label={texts.remove(names[name])}
            onClick={() => onChoose({ ...choice, [name]: plainChoice[name] })}
            className={`${chipClass} bg-brand-soft text-link`}
          >
            {names[name]}
            <X aria-hidden="true" className="size-[16px]" />
          </button>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <button
            type="button"
            onClick={() => onChoose(plainChoice)}
            className={`${chipClass} text-link`}
          >
            {texts.clear}
          </button>
        </li>
      )}
    </ul>
  );
}
