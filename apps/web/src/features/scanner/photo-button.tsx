import { Images } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { RoundButton } from './round-button.tsx';
import { scannerTexts } from './scanner-texts.ts';

/** Browsers that do not say that nobody chose get this long once the page is back in front. */
const UNTOLD_MS = 3000;

type Props = {
  /** Whether its name stands on it. */
  wide: boolean;
  busy: boolean;
  choosing: boolean;
  onAsk: () => void;
  onChosen: (file: File) => void;
  onDeclined: () => void;
};

export function PhotoButton({ wide, busy, choosing, onAsk, onChosen, onDeclined }: Props) {
  const texts = useTexts(scannerTexts);
  const input = useRef<HTMLInputElement>(null);
  const declined = useEffectEvent(onDeclined);

  useEffect(() => {
    const field = input.current;
    const cancelled = () => declined();
    field?.addEventListener('cancel', cancelled);
    return () => field?.removeEventListener('cancel', cancelled);
  }, []);

  useEffect(() => {
    if (!choosing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cameBack = () => {
      clearTimeout(timer);
      timer = setTimeout(() => declined(), UNTOLD_MS);
    };
    window.addEventListener('focus', cameBack);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', cameBack);
    };
  }, [choosing]);

  function ask() {
    onAsk();
    input.current?.click();
  }

  return (
    <>
      <RoundButton label={texts.scanPhoto} Icon={Images} wide={wide} busy={busy} onPress={ask} />
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same photo can be chosen twice.
          currentTarget.value = '';
          if (file) onChosen(file);
        }}
      />
    </>
  );
}
