import { useTexts } from '../../lib/texts.ts';
import { assistantTexts } from './assistant-texts.ts';
import { Bubble } from './bubble.tsx';

const delays = ['', '[animation-delay:200ms]', '[animation-delay:400ms]'];

export function Thinking() {
  return (
    <Bubble from="assistant">
      <span className="inline-flex items-center gap-2.5 text-ink-muted">
        <span aria-hidden="true" className="inline-flex gap-1">
          {delays.map((delay) => (
            <span
              key={delay}
              className={`size-2 animate-breathe rounded-full bg-link [animation-duration:1.2s] ${delay}`}
            />
          ))}
        </span>
        {useTexts(assistantTexts).thinking}
      </span>
    </Bubble>
  );
}
