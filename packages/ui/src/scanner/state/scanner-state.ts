export type ScannerStep = 'not-started' | 'scanning' | 'paused';

/** `to` is where a transition that is under way leads. */
export type ScannerState = { step: ScannerStep; to: ScannerStep | null };

export const notStarted: ScannerState = { step: 'not-started', to: null };

type Transition = { from: readonly ScannerStep[]; to: ScannerStep };

const transitions = {
  start: { from: ['not-started'], to: 'scanning' },
  pause: { from: ['scanning'], to: 'paused' },
  resume: { from: ['paused'], to: 'scanning' },
  stop: { from: ['scanning', 'paused'], to: 'not-started' },
} satisfies Record<string, Transition>;

export type ScannerAction = keyof typeof transitions;

/** Something was asked of the scanner that it must not do now. */
export class ScannerStateError extends Error {
  override readonly name = 'ScannerStateError';
  readonly from: ScannerStep;
  readonly to: ScannerStep;

  constructor(from: ScannerStep, to: ScannerStep, why: string) {
    super(`The scanner cannot go from '${from}' to '${to}': ${why}`);
    this.from = from;
    this.to = to;
  }
}

/** The state while the action is under way; it has to be completed or called off. */
export function begun({ step, to }: ScannerState, action: ScannerAction): ScannerState {
  const transition: Transition = transitions[action];
  if (to !== null) {
    throw new ScannerStateError(step, transition.to, `it is on its way to '${to}'`);
  }
  if (!transition.from.includes(step)) {
    const needed = transition.from.join(' or ');
    throw new ScannerStateError(step, transition.to, `${action} needs ${needed}`);
  }
  return { step, to: transition.to };
}

export function completed({ step, to }: ScannerState): ScannerState {
  if (to === null) throw new ScannerStateError(step, step, 'nothing is under way');
  return { step: to, to: null };
}

export const cancelled = ({ step }: ScannerState): ScannerState => ({ step, to: null });

/** A photo and the camera are never looked at together. */
export function assertMayScanFile({ step, to }: ScannerState): void {
  if (step === 'not-started' && to === null) return;
  throw new ScannerStateError(step, to ?? step, 'a file scan needs not-started');
}
