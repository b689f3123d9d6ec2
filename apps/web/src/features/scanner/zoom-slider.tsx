import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Zoom } from '../../device/camera.ts';
import { useTexts } from '../../lib/texts.ts';
import { scannerTexts } from './scanner-texts.ts';

const sign = 'size-5 shrink-0 [@media(max-height:30rem)]:hidden';

type Props = { zoom: Zoom; onChange: (value: number) => void };

export function ZoomSlider({ zoom: { min, max, step, value }, onChange }: Props) {
  const [chosen, setChosen] = useState(value);

  function choose(next: number) {
    setChosen(next);
    onChange(next);
  }

  return (
    <div className="flex w-full max-w-70 items-center gap-3 rounded-full bg-lens/65 px-4 [@media(max-height:30rem)]:absolute [@media(max-height:30rem)]:top-1/2 [@media(max-height:30rem)]:left-3 [@media(max-height:30rem)]:w-29 [@media(max-height:30rem)]:-translate-y-1/2">
      <Minus aria-hidden="true" className={sign} />
      <input
        type="range"
        aria-label={useTexts(scannerTexts).zoom}
        aria-valuetext={`${chosen.toFixed(1)}×`}
        min={min}
        max={max}
        step={step || 'any'}
        value={chosen}
        onChange={(event) => choose(event.target.valueAsNumber)}
        className="h-11 min-w-0 flex-1 accent-on-lens"
      />
      <Plus aria-hidden="true" className={sign} />
    </div>
  );
}
