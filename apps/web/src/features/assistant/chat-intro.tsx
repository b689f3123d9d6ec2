import { Sparkles } from 'lucide-react';
import { useTexts } from '../../lib/texts.ts';
import { assistantTexts } from './assistant-texts.ts';
import { SuggestionChips } from './suggestion-chips.tsx';

/** Before anything was said. */
export function ChatIntro({ onChoose }: { onChoose: (text: string) => void }) {
  const texts = useTexts(assistantTexts);
  return (
    <div className="my-auto flex flex-col items-center py-4 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-brand-soft text-link">
        <Sparkles aria-hidden="true" className="size-9" strokeWidth={1.75} />
      </span>
      <h2 className="mt-5 text-xl font-bold text-balance">{texts.title}</h2>
      <p className="mt-2 mb-6 max-w-80 text-pretty text-ink-muted">{texts.intro}</p>
      <div className="[&>ul]:justify-center">
        <SuggestionChips label={texts.forAStart} texts={texts.starters} onChoose={onChoose} />
      </div>
    </div>
  );
}
