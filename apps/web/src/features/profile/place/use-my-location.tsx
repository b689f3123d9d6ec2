import { LocateFixed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@baeon/ui/components/button.tsx';
import { LocationError } from '@baeon/ui/device/geolocation.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { usePosition } from '../../../lib/use-position.ts';
import { pickerTexts } from './picker-texts.ts';

/** Back to where the person is. A choice stays until the device has said where that is. */
export function UseMyLocation({ onLocated }: { onLocated: () => void }) {
  const texts = useTexts(pickerTexts);
  const { device, locate } = usePosition();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function ask() {
    setAsking(true);
    setProblem(null);
    try {
      const located = locate();
      // What is known already will do; where they have gone since comes after it.
      if (device) located.catch(() => undefined);
      else await located;
      // Who has chosen something else, or left, does not want the device's answer any more.
      if (!isGone.current) onLocated();
    } catch (error) {
      if (!(error instanceof LocationError)) throw error;
      setProblem(error.message);
    } finally {
      setAsking(false);
    }
  }

  return (
    <div>
      <Button kind="secondary" className="w-full" loading={asking} onClick={() => void ask()}>
        <LocateFixed aria-hidden="true" className="size-5 shrink-0" />
        {texts.here}
      </Button>
      <p role="status" className={asking ? 'pt-2 text-center text-sm text-ink-muted' : 'sr-only'}>
        {asking && texts.finding}
      </p>
      {problem && (
        <p role="alert" className="pt-2 text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
