import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';

/** Scanners want four empty modules around the code. */
const QUIET_ZONE = 4;

/** Dark on white whatever the theme: tills read nothing else. */
export function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const code = generate(text, { minCorrectionLevel: correction.M });
    return { size: code.size, path: toSvgPath(code) };
  }, [text]);
  const side = size + 2 * QUIET_ZONE;

  return (
    <svg
      role="img"
      aria-label={`QR code of ${text}`}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="aspect-square w-full max-w-72 min-w-[220px] rounded-2xl"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
