import { ArrowLeft } from 'lucide-react';
import type { Ref } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { scannerTexts } from './scanner-texts.ts';

type Props = { title: string; heading: Ref<HTMLHeadingElement>; onBack: () => void };

/** As on every screen, but on the camera's picture. */
export function ScannerHeader({ title, heading, onBack }: Props) {
  return (
    <div className="grid w-full grow basis-0 auto-rows-[minmax(56px,auto)] grid-cols-[minmax(48px,1fr)_auto_minmax(48px,1fr)] content-start items-center gap-[4px] px-[4px] pt-[calc(env(safe-area-inset-top)+4px)] [@media(max-height:30rem)]:grid-cols-[48px_auto_1fr]">
      <button
        type="button"
        aria-label={useTexts(scannerTexts).back}
        onClick={onBack}
        className="grid size-[48px] place-items-center rounded-control hover:bg-on-lens/15"
      >
        <ArrowLeft aria-hidden="true" className="size-[24px]" />
      </button>
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-center text-lg leading-6 font-bold text-balance"
      >
        {title}
      </h1>
    </div>
  );
}
