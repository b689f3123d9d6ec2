import type { Ref } from 'react';
import { classNames } from '../../components/ui/class-names.ts';
import { useTexts } from '../../lib/texts.ts';
import type { BoxSize } from './scanner-config.ts';
import { scannerTexts } from './scanner-texts.ts';

const corners = [
  'top-0 left-0 rounded-tl-frame border-t-4 border-l-4',
  'top-0 right-0 rounded-tr-frame border-t-4 border-r-4',
  'right-0 bottom-0 rounded-br-frame border-r-4 border-b-4',
  'bottom-0 left-0 rounded-bl-frame border-b-4 border-l-4',
];

type Props = { size: BoxSize; box: Ref<HTMLDivElement>; paused: boolean };

/** Where to hold the code: everything around it is dimmed, and so is the inside of a paused one. */
export function ScanBox({ size, box, paused }: Props) {
  const texts = useTexts(scannerTexts);
  return (
    <div
      ref={box}
      data-scan-box
      // Cut to what holds it, so it cannot be a class.
      style={size}
      className={classNames(
        'relative shrink-0 before:absolute before:inset-0 before:-z-10 before:rounded-frame before:shadow-[0_0_0_100vmax_var(--color-lens)] before:opacity-60',
        paused && 'before:bg-lens',
      )}
    >
      {corners.map((corner) => (
        <span
          key={corner}
          aria-hidden="true"
          className={classNames('absolute size-10 border-on-lens', corner)}
        />
      ))}
      {paused && (
        <p className="absolute inset-0 grid place-items-center px-4 text-center font-semibold">
          {texts.paused}
        </p>
      )}
    </div>
  );
}
