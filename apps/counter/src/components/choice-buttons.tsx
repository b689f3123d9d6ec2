type Props<Choice> = {
  label: string;
  choices: readonly (readonly [choice: Choice, text: string])[];
  current: Choice;
  onChoose: (choice: Choice) => void;
};

/** A few things of which one is shown. */
export function ChoiceButtons<Choice extends string | number>({
  label,
  choices,
  current,
  onChoose,
}: Props<Choice>) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {choices.map(([choice, text]) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === current}
          onClick={() => onChoose(choice)}
          className="min-h-touch rounded-full border border-line-strong px-4 text-sm font-semibold aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-link"
        >
          {text}
        </button>
      ))}
    </div>
  );
}
