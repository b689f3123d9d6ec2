import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import { useTexts } from '../lib/texts.ts';
import { classNames } from './class-names.ts';
import { uiTexts } from './ui-texts.ts';

/** Scanners want four empty modules around the code. */
const QUIET_ZONE = 4;

type Props = {
  text: string;
  /** What it is the code of, where the text itself would tell a listener little. */
  label?: string;
  /** Its width. */
  className?: string;
};

/** Dark on white whatever the theme: tills read nothing else. */
export function QrCode({ text, label = text, className = 'max-w-72 min-w-[220px]' }: Props) {
  const texts = useTexts(uiTexts);
  const { size, path } = useMemo(() => {
    const code = generate(text, { minCorrectionLevel: correction.M });
    return { size: code.size, path: toSvgPath(code) };
  }, [text]);
  const side = size + 2 * QUIET_ZONE;

  return (
    <svg
      role="img"
      aria-label={texts.qrCodeOf(label)}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={classNames('aspect-square w-full rounded-tile', className)}
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
