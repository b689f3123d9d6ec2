type Props = { label: string; texts: readonly string[]; onChoose: (text: string) => void };

/** What could be said, for those who would rather tap than type. */
export function SuggestionChips({ label, texts, onChoose }: Props) {
  return (
    <ul role="list" aria-label={label} className="flex flex-wrap gap-2">
      {texts.map((text) => (
        <li key={text} className="max-w-full">
          <button
            type="button"
            onClick={() => onChoose(text)}
            className="min-h-11 max-w-full rounded-full border border-line-strong bg-raised px-4 py-1.5 text-left text-sm leading-5 font-semibold text-link transition-colors wrap-anywhere hover:bg-brand-soft"
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
