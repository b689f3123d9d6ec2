import { describe, expect, test } from 'vitest';
import { CameraError } from '../../device/camera/camera.ts';
import {
  initialScannerView,
  type ScannerView,
  type ShownCamera,
  failureOf,
  type ViewEvent,
  viewReducer,
} from './scanner-view.ts';

const shown: ShownCamera = {
  camera: { id: 'b', label: 'Back' },
  mirrored: false,
  torch: 'off',
  zoom: null,
};
type Found = { scanned: { kind: string; text: string }; opened: boolean };
const found = { scanned: { kind: 'text', text: 'x' }, opened: false } as const;
const failure = { kind: 'denied', reason: 'No' } as const;
const rest = { note: 'unreadable', several: true } as const;

const views = {
  away: { step: 'away', ...rest },
  starting: { step: 'starting', ...rest },
  loading: { step: 'scanning', shown, ready: false, ...rest },
  scanning: { step: 'scanning', shown, ready: true, ...rest },
  found: { step: 'found', found, shown, ...rest, note: null },
  'found in a photo': { step: 'found', found, shown: null, ...rest, note: null },
  choosing: { step: 'choosing-photo', ...rest },
  reading: { step: 'reading-photo', ...rest, note: null },
  failure: { step: 'failed', failure, ...rest },
} satisfies Record<string, ScannerView<Found>>;
type Name = keyof typeof views;

const events = {
  hidden: { type: 'hidden' },
  started: { type: 'started', shown, ready: false, several: true },
  ready: { type: 'ready' },
  lit: { type: 'lit', torch: 'on' },
  found: { type: 'found', found },
  resumed: { type: 'resumed' },
  told: { type: 'photo-told', note: 'nothing-found' },
} satisfies Record<string, ViewEvent<Found>>;
type EventName = keyof typeof events;

const lit = { ...shown, torch: 'on' } as const;

/** Whatever is not named here changes nothing. */
const changes: Record<Name, Partial<Record<EventName, ScannerView<Found>>>> = {
  away: {},
  starting: { hidden: views.away, started: views.loading },
  loading: {
    hidden: views.away,
    ready: views.scanning,
    lit: { ...views.loading, shown: lit },
    found: views.found,
  },
  scanning: {
    hidden: views.away,
    ready: views.scanning,
    lit: { ...views.scanning, shown: lit },
    found: views.found,
  },
  found: { resumed: { ...views.scanning, note: null } },
  'found in a photo': {},
  choosing: {},
  reading: {
    found: views['found in a photo'],
    told: { ...views.reading, note: 'nothing-found' },
  },
  failure: {},
};

describe.each(Object.keys(views) as Name[])('while %s', (name) => {
  test.each(Object.keys(events) as EventName[])('%s', (event) => {
    const before: ScannerView<Found> = views[name];
    const after = viewReducer(before, events[event]);
    expect(after).toEqual(changes[name][event] ?? before);
    expect(after === before).toBe(!(event in changes[name]));
  });

  test('a start, a failure and a photo come from anywhere', () => {
    const before: ScannerView<Found> = views[name];
    const { note } = before;
    const kept = { note, several: true };
    expect(viewReducer(before, { type: 'starting' })).toEqual({ step: 'starting', ...kept });
    const failed = viewReducer(before, { type: 'failed', failure });
    expect(failed).toEqual({ step: 'failed', failure, ...kept });
    const asked = viewReducer(before, { type: 'photo-asked' });
    expect(asked).toEqual({ step: 'choosing-photo', ...kept });
    const chosen = viewReducer(before, { type: 'photo-chosen' });
    expect(chosen).toEqual({ step: 'reading-photo', several: true, note: null });
  });
});

test('at first nobody looks', () => {
  expect(initialScannerView).toEqual({ step: 'away', note: null, several: false });
});

test.each([
  [new CameraError('denied'), { kind: 'denied', reason: new CameraError('denied').message }],
  [new Error('Gone'), { kind: 'unavailable', reason: 'Gone' }],
  [new TypeError('Odd'), { kind: 'unavailable', reason: 'TypeError: Odd' }],
])('%s is told as %o', (error, expected) => expect(failureOf(error)).toEqual(expected));
