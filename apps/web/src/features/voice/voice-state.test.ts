import { describe, expect, test } from 'vitest';
import {
  isVoiceBusy,
  idleVoice,
  type VoiceEvent,
  voiceReducer,
  type VoiceState,
} from './voice-state.ts';

const TAPPED = 1_000_000;
const asking: VoiceState = { step: 'asking', id: 2, tappedAt: TAPPED };
const recording: VoiceState = { ...asking, step: 'recording', endsAt: TAPPED + 10_500 };
const processing: VoiceState = { step: 'processing', id: 2 };
const heard: VoiceState = { step: 'idle', heard: { text: 'sofa' } };

const states = { idle: idleVoice, heard, asking, recording, processing };
type Name = keyof typeof states;

const events = {
  'start-tapped': { type: 'start-tapped', id: 2, at: TAPPED },
  began: { type: 'began', id: 2, endsAt: TAPPED + 10_500 },
  'began of an earlier one': { type: 'began', id: 1, endsAt: TAPPED },
  'stop-tapped': { type: 'stop-tapped', at: TAPPED + 400, byKey: false },
  'stop-tapped by a double tap': { type: 'stop-tapped', at: TAPPED + 399, byKey: false },
  'stop-tapped by a key': { type: 'stop-tapped', at: TAPPED + 399, byKey: true },
  'ran-out': { type: 'ran-out', id: 2 },
  'ran-out of an earlier one': { type: 'ran-out', id: 1 },
  understood: { type: 'understood', id: 2, text: 'sofa' },
  'understood of an earlier one': { type: 'understood', id: 1, text: 'chair' },
  failed: { type: 'failed', id: 2 },
  'failed of an earlier one': { type: 'failed', id: 1 },
  cancelled: { type: 'cancelled' },
} satisfies Record<string, VoiceEvent>;
type EventName = keyof typeof events;

/** Whatever is not named here changes nothing. */
const changes: Record<Name, Partial<Record<EventName, VoiceState>>> = {
  idle: { 'start-tapped': asking },
  heard: { 'start-tapped': asking },
  asking: { began: recording, failed: idleVoice, cancelled: idleVoice },
  recording: {
    'stop-tapped': processing,
    'stop-tapped by a key': processing,
    'ran-out': processing,
    failed: idleVoice,
    cancelled: idleVoice,
  },
  processing: { understood: heard, failed: idleVoice, cancelled: idleVoice },
};

const names = Object.keys(states) as Name[];
const eventNames = Object.keys(events) as EventName[];

describe.each(names)('while %s', (name) => {
  test.each(eventNames)('%s', (event) => {
    const before = states[name];
    const after = voiceReducer(before, events[event]);
    expect(after).toEqual(changes[name][event] ?? before);
    expect(after === before).toBe(!(event in changes[name]));
  });
});

test('the same words heard twice are told apart', () => {
  const once = voiceReducer(processing, events.understood);
  const twice = voiceReducer(processing, events.understood);
  expect(once).not.toBe(twice);
  expect(once.step === 'idle' && once.heard).not.toBe(twice.step === 'idle' && twice.heard);
});

test('is busy from the first tap until the end', () => {
  const busy = names.filter((name) => isVoiceBusy(states[name]));
  expect(busy).toEqual(['asking', 'recording', 'processing']);
});
