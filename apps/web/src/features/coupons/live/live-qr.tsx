import { classNames } from '@baeon/ui/components/class-names.ts';
import { QrCode } from '@baeon/ui/components/qr-code.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useEffect, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import type { LiveCodeShown } from './live-codes.ts';
import { liveTexts } from './live-texts.ts';

type Props = {
  couponId: string;
  /** The ten letters: shown where nothing is alive, and what the code is called all the time. */
  code: string;
  /** False while it is being passed on, when no till takes it. */
  isAlive: boolean;
};

/** Not on an address that is not secure. */
const canLive = () => globalThis.crypto?.subtle !== undefined;

/** As large as a phone has room for: its modules are a third of those of ten letters. */
const width = 'max-w-80 min-w-[220px]';

/** The coupon's QR code, which is another one each 15 seconds. Whoever listens is told of it once. */
export function LiveQr({ couponId, code, isAlive }: Props) {
  const texts = useTexts(liveTexts);
  const shown = useLiveCode(couponId, isAlive);
  return (
    <div className="flex w-full flex-col items-center">
      <QrCode text={shown?.text ?? code} label={code} className={width} />
      {isAlive && canLive() && (
        <div className={classNames(width, 'w-full pt-2', !shown && 'invisible')}>
          <TimeLeft key={shown?.text} ms={shown?.msLeft ?? 0} />
          <p className="mt-2 text-center text-sm text-pretty text-ink-muted">{texts.changes}</p>
        </div>
      )}
    </div>
  );
}

function useLiveCode(couponId: string, isAlive: boolean): LiveCodeShown | null {
  const { user, signedIn } = useSession();
  const owner = signedIn && isAlive && canLive() ? (user?.id ?? null) : null;
  const [shown, setShown] = useState<LiveCodeShown | null>(null);
  useEffect(() => {
    if (owner === null) return undefined;
    const off = new AbortController();
    void import('./live-codes.ts').then(({ followLiveCode }) => {
      if (off.signal.aborted) return;
      const stop = followLiveCode(owner, couponId, setShown);
      off.signal.addEventListener('abort', stop);
    });
    return () => off.abort();
  }, [owner, couponId]);
  return owner === null ? null : shown;
}

/** Runs out with the code: a picture of the screen stands still. */
function TimeLeft({ ms }: { ms: number }) {
  return (
    <div
      aria-hidden="true"
      className="h-1 overflow-hidden rounded-full bg-sunken motion-reduce:hidden"
    >
      <div
        className="h-full origin-left scale-x-0 rounded-full bg-brand transition-transform ease-linear starting:scale-x-100"
        style={{ transitionDuration: `${ms}ms` }}
      />
    </div>
  );
}
