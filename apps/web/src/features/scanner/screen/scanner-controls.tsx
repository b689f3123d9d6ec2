import { Flashlight, FlashlightOff, Minus, Plus, SwitchCamera } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '@baeon/ui/components/class-names.ts';
import type { Zoom } from '@baeon/ui/device/camera/camera.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import type { ScannerSession } from '@baeon/ui/scanner/state/scanner-session.ts';
import type { ScanResult } from '../results/handle-scan.ts';
import { scannerTexts } from '../scanner-texts.ts';
import type { ScannerView } from '@baeon/ui/scanner/state/scanner-view.ts';
import { PhotoButton, RoundButton } from './camera-buttons.tsx';

type ScannerControlsProps = { view: ScannerView<unknown>; session: ScannerSession<ScanResult> };

/** Below the box; where the screen is low, beside it. */
export function ScannerControls({ view, session }: ScannerControlsProps) {
  const texts = useTexts(scannerTexts);
  const shown = view.step === 'scanning' || view.step === 'found' ? view.shown : null;
  const torch = shown?.torch;

  return (
    <div className="flex flex-col items-center gap-3 px-4 pb-5 [@media(max-height:30rem)]:pb-1">
      {shown?.zoom && (
        <ZoomSlider key={shown.camera.id} zoom={shown.zoom} onChange={session.setZoom} />
      )}
      <div
        className={classNames(
          'flex flex-wrap justify-center gap-5',
          shown &&
            '[@media(max-height:30rem)]:absolute [@media(max-height:30rem)]:inset-y-0 [@media(max-height:30rem)]:right-3 [@media(max-height:30rem)]:flex-col [@media(max-height:30rem)]:gap-3',
        )}
      >
        <PhotoButton
          wide={view.step === 'failed'}
          busy={view.step === 'reading-photo'}
          choosing={view.step === 'choosing-photo'}
          onAsk={session.askForPhoto}
          onChosen={session.photoChosen}
          onDeclined={session.photoDeclined}
        />
        {torch && (
          <RoundButton
            label={torch === 'on' ? texts.lightOff : texts.lightOn}
            Icon={torch === 'on' ? FlashlightOff : Flashlight}
            onPress={() => void session.setTorch(torch === 'on' ? 'off' : 'on')}
          />
        )}
        {view.several && view.step !== 'failed' && (
          <RoundButton
            label={texts.switchCamera}
            Icon={SwitchCamera}
            busy={view.step !== 'scanning'}
            onPress={session.switchCamera}
          />
        )}
      </div>
    </div>
  );
}

const sign = 'size-5 shrink-0 [@media(max-height:30rem)]:hidden';

type ZoomSliderProps = { zoom: Zoom; onChange: (value: number) => void };

function ZoomSlider({ zoom: { min, max, step, value }, onChange }: ZoomSliderProps) {
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
