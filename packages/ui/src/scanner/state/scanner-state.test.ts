import { describe, expect, test } from 'vitest';
import {
  assertMayScanFile,
  begun,
  cancelled,
  completed,
  notStarted,
  type ScannerAction,
  type ScannerState,
  ScannerStateError,
  type ScannerStep,
} from './scanner-state.ts';

const steps: ScannerStep[] = ['not-started', 'scanning', 'paused'];
const actions: ScannerAction[] = ['start', 'pause', 'resume', 'stop'];
const at = (step: ScannerStep, to: ScannerStep | null = null): ScannerState => ({ step, to });

/** Whatever is not named here is forbidden. */
const allowed: Record<ScannerStep, Partial<Record<ScannerAction, ScannerStep>>> = {
  'not-started': { start: 'scanning' },
  scanning: { pause: 'paused', stop: 'not-started' },
  paused: { resume: 'scanning', stop: 'not-started' },
};
const leads: Record<ScannerAction, ScannerStep> = {
  start: 'scanning',
  pause: 'paused',
  resume: 'scanning',
  stop: 'not-started',
};

function refusal(attempt: () => unknown): ScannerStateError {
  try {
    attempt();
  } catch (error) {
    if (error instanceof ScannerStateError) return error;
    throw error;
  }
  throw new Error('It was allowed');
}

const moves = steps.flatMap((step) =>
  actions.map((action) => ({ step, action, to: allowed[step][action] ?? null })),
);

test.each(moves.filter(({ to }) => to !== null))(
  '$action leads from $step to $to',
  ({ step, action, to }) => {
    const underWay = begun(at(step), action);
    expect(underWay).toEqual(at(step, to));
    expect(completed(underWay)).toEqual(at(to!));
    expect(cancelled(underWay)).toEqual(at(step));
  },
);

test.each(moves.filter(({ to }) => to === null))(
  '$action is forbidden from $step',
  ({ step, action }) => {
    const error = refusal(() => begun(at(step), action));
    expect(error.name).toBe('ScannerStateError');
    expect(error).toMatchObject({ from: step, to: leads[action] });
    expect(error.message).toContain(`from '${step}' to '${leads[action]}'`);
    expect(error.message).toContain(`${action} needs `);
  },
);

describe.each(steps)('from %s', (step) => {
  test.each(actions)('no %s while another transition is under way', (action) => {
    for (const to of steps) {
      const error = refusal(() => begun(at(step, to), action));
      expect(error).toMatchObject({ from: step, to: leads[action] });
      expect(error.message).toContain(`on its way to '${to}'`);
    }
  });
});

describe('a file', () => {
  test('may be scanned when nothing is started', () => {
    expect(() => assertMayScanFile(notStarted)).not.toThrow();
  });

  test.each([
    at('not-started', 'scanning'),
    at('scanning'),
    at('paused'),
    at('paused', 'scanning'),
  ])('may not while %o', (state) => {
    const error = refusal(() => assertMayScanFile(state));
    expect(error.message).toContain('a file scan needs not-started');
  });
});

test('it begins not started', () => expect(notStarted).toEqual(at('not-started')));

test('nothing that is not under way can be completed', () => {
  expect(refusal(() => completed(at('scanning'))).message).toContain('nothing is under way');
});
