import { voiceMessages } from '@baeon/contracts/speech/speech';
import { Mic } from 'lucide-react';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Spinner } from '@baeon/ui/components/button.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import type { SpokenSearchProps } from './spoken-search.tsx';
import { voiceTexts } from './voice-texts.ts';

/** What a search field needs to be spoken to. */
type SearchVoice = {
  busy: boolean;
  /** What was said last. */
  heard: { text: string } | null;
  cancel: () => void;
  controls: ReactNode;
};

/** A microphone, and all that listening takes once somebody taps it. */
export function useSearchVoice(onText: (text: string) => void): SearchVoice {
  const texts = useTexts(voiceTexts);
  const [heard, setHeard] = useState<{ text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const cancel = useRef(() => {});
  const [Spoken, setSpoken] = useState<ComponentType<SpokenSearchProps> | null>(null);
  const [loading, setLoading] = useState(false);

  async function load() {
    setLoading(true);
    try {
      const { default: part } = await import('./spoken-search.tsx');
      setSpoken(() => part);
    } catch {
      toast.error(voiceMessages.homeFailed, { id: 'voice' });
    }
    setLoading(false);
  }

  const controls = Spoken ? (
    <Spoken
      onText={(text) => {
        setHeard({ text });
        onText(text);
      }}
      onBusy={(now, callOff) => {
        setBusy(now);
        cancel.current = callOff;
      }}
    />
  ) : (
    <button
      type="button"
      title={texts.start}
      aria-disabled={loading || undefined}
      onClick={() => loading || void load()}
      className="grid size-touch shrink-0 place-items-center rounded-control text-link hover:bg-brand-soft"
    >
      {loading ? (
        <Spinner className="size-[20px]" />
      ) : (
        <Mic aria-hidden="true" className="size-[22px]" />
      )}
    </button>
  );
  return { busy, heard, cancel: () => cancel.current(), controls };
}
