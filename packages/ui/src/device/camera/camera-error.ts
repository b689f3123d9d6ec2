import { textsOf } from '../../lib/texts.ts';
import { deviceTexts } from '../device-texts.ts';

export type CameraFailure =
  /** Not allowed, by the person or by the page around us. */
  | 'denied'
  | 'missing'
  /** Neither https nor localhost. */
  | 'insecure'
  | 'unsupported'
  /** The browser gave a stream without video tracks. */
  | 'no-video'
  | 'unavailable';

/** Why there is no camera. `kind` is for the screen's words, `message` names the browser's own reason. */
export class CameraError extends Error {
  override readonly name = 'CameraError';
  readonly kind: CameraFailure;

  constructor(kind: CameraFailure, cause?: unknown) {
    super(reasonIn(cause) || textsOf(deviceTexts).noCamera[kind], { cause });
    this.kind = kind;
  }
}

function reasonIn(cause: unknown): string {
  const { name = '', message = '' } = (cause ?? {}) as Partial<Error>;
  return [name, message].filter(Boolean).join(': ');
}

const failures: Partial<Record<string, CameraFailure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/** The browser's reason as ours. */
export function asCameraError(cause: unknown): CameraError {
  if (cause instanceof CameraError) return cause;
  const { name = '' } = (cause ?? {}) as Partial<Error>;
  return new CameraError(failures[name] ?? 'unavailable', cause);
}
