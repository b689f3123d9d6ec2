import { Sparkles } from 'lucide-react';
import { SuggestionChips } from './suggestion-chips.tsx';

const starters = [
  'Phone under ₹20,000',
  '3 seater sofa, not leather',
  '1.5 ton AC with 5 stars',
  'Running shoes below ₹4,000',
];

/** Before anything was said. */
export function ChatIntro({ onChoose }: { onChoose: (text: string) => void }) {
  return (
    <div className="my-auto flex flex-col items-center py-4 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-brand-soft text-link">
        <Sparkles aria-hidden="true" className="size-9" strokeWidth={1.75} />
      </span>
      <h2 className="mt-5 text-xl font-bold text-balance">What are you looking for?</h2>
      <p className="mt-2 mb-6 max-w-80 text-pretty text-ink-muted">
        I help you discover top products, compare smartly and buy with confidence.
      </p>
      <div className="[&>ul]:justify-center">
        <SuggestionChips label="For a start" texts={starters} onChoose={onChoose} />
      </div>
    </div>
  );
}
