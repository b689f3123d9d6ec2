import { Images, type LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { scannerTexts } from '../scanner-texts.ts';

type RoundButtonProps = {
  label: string;
  Icon: LucideIcon;
  /** Whether its name stands on it. */
  wide?: boolean;
  /** Not `disabled` for real, which would throw the focus away. */
  busy?: boolean;
  onPress: () => void;
};

/** To be pressed while it lies on the camera's picture. */
export function RoundButton({
  label,
  Icon,
  wide = false,
  busy = false,
  onPress,
}: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={wide ? undefined : label}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onPress}
      className={classNames(
        'inline-flex min-h-[52px] min-w-[52px] items-center justify-center gap-2.5 rounded-full border border-on-lens/30 bg-lens/70 font-semibold',
        'not-aria-disabled:hover:bg-lens not-aria-disabled:active:scale-95 aria-disabled:text-on-lens-muted',
        wide && 'px-5',
      )}
    >
      <Icon aria-hidden="true" className="size-[24px] shrink-0" />
      {wide && label}
    </button>
  );
}

/** Browsers that do not say that nobody chose get this long once the page is back in front. */
const UNTOLD_MS = 3000;

type PhotoButtonProps = {
  /** Whether its name stands on it. */
  wide: boolean;
  busy: boolean;
  choosing: boolean;
  onAsk: () => void;
  onChosen: (file: File) => void;
  onDeclined: () => void;
};

export function PhotoButton({
  wide,
  busy,
  choosing,
  onAsk,
  onChosen,
  onDeclined,
}: PhotoButtonProps) {
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
