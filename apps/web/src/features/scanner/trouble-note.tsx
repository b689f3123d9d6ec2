import { CameraOff, CloudAlert, Lock, type LucideIcon } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { useTexts } from '../../lib/texts.ts';
import { howToAllow } from './how-to-allow.ts';
import { scannerTexts } from './scanner-texts.ts';
import type { Trouble } from './scanner-view.ts';
import { troubleText } from './trouble-text.ts';

const icons: Record<Trouble['kind'], LucideIcon> = {
  denied: CameraOff,
  missing: CameraOff,
  insecure: Lock,
  unsupported: CameraOff,
  'no-video': CameraOff,
  unavailable: CameraOff,
  'not-loaded': CloudAlert,
};

/** Why there is no picture, and what can be done about it. */
export function TroubleNote({ trouble, onRetry }: { trouble: Trouble; onRetry: () => void }) {
  const texts = useTexts(scannerTexts);
  const { title, text, canRetry } = troubleText(trouble, texts, howToAllow(texts.allow));
  const Icon = icons[trouble.kind];
  return (
    <div className="flex max-w-90 flex-col items-center px-6 py-4 text-center [@media(max-height:30rem)]:max-w-110 [@media(max-height:30rem)]:py-0">
      <span className="mb-5 grid size-20 place-items-center rounded-full bg-on-lens/12 [@media(max-height:30rem)]:hidden">
        <Icon aria-hidden="true" className="size-9" strokeWidth={1.75} />
      </span>
      <div role="alert" className="wrap-anywhere">
        <h2 className="text-xl font-bold text-balance">{title}</h2>
        {text && <p className="mt-2 text-pretty text-on-lens-muted">{text}</p>}
      </div>
      {canRetry && (
        <Button className="mt-6 [@media(max-height:30rem)]:mt-3" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      )}
    </div>
  );
}
