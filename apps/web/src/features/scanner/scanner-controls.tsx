import { Flashlight, FlashlightOff, SwitchCamera } from 'lucide-react';
import { classNames } from '../../components/ui/class-names.ts';
import { useTexts } from '../../lib/texts.ts';
import { PhotoButton } from './photo-button.tsx';
import { RoundButton } from './round-button.tsx';
import type { ScannerSession } from './scanner-session.ts';
import { scannerTexts } from './scanner-texts.ts';
import type { ScannerView } from './scanner-view.ts';
import { ZoomSlider } from './zoom-slider.tsx';

type Props = { view: ScannerView; session: ScannerSession };

/** Below the box; where the screen is low, beside it. */
export function ScannerControls({ view, session }: Props) {
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
          wide={view.step === 'trouble'}
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
        {view.several && view.step !== 'trouble' && (
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
