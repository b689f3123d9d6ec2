import { describe, expect, test } from 'vitest';
import type { FacingMode } from '../../device/camera/camera.ts';
import { backCamera, firstChoice, nextCamera, reconsiderCamera } from './choose-camera.ts';

const named = (...labels: string[]) => labels.map((label, at) => ({ id: `id-${at}`, label }));

describe('the camera that looks away from the person', () => {
  test.each([
    ['by "back"', ['Front Camera', 'Back Camera'], 'Back Camera'],
    ['by "rear"', ['Integrated', 'Rear Webcam'], 'Rear Webcam'],
    ['in any case', ['user', 'CAMERA BACK'], 'CAMERA BACK'],
    ['the first of several', ['Front', 'Back Camera A', 'Back Camera B'], 'Back Camera A'],
    [
      "Android's main one, wherever it stands",
      ['camera2 1, facing front', 'camera2 2, facing back', 'camera2 0, facing back'],
      'camera2 0, facing back',
    ],
    [
      'by number, not by letters',
      ['camera2 10, facing back', 'camera2 2, facing back'],
      'camera2 2, facing back',
    ],
    [
      'no special lens',
      ['Back Ultra Wide Camera', 'Back Telephoto Camera', 'Back Dual Camera', 'Back Camera'],
      'Back Dual Camera',
    ],
    ['a special lens where there is no other', ['Front', 'Rear macro'], 'Rear macro'],
  ])('%s', (_name, labels, chosen) => {
    const cameras = named(...labels);
    expect(backCamera(cameras)?.label).toBe(chosen);
    expect(firstChoice(cameras)).toEqual({ deviceId: backCamera(cameras)?.id });
  });

  test.each([
    ['labels are empty', named('', '')],
    ['labels are in another language', named('Frontkamera', 'Rückkamera')],
    ['the browser keeps the id to itself', [{ id: '', label: 'Back Camera' }]],
  ])('is left to the browser where %s', (_name, cameras) => {
    expect(backCamera(cameras)).toBeNull();
    expect(firstChoice(cameras)).toEqual({ facingMode: 'environment' });
  });
});

describe('once a camera is open', () => {
  const [front, back] = named('Front Camera', 'Back Camera');
  const [left, right] = named('Webcam links', 'Webcam rechts');
  const thoughts = (
    camera: { id: string; label: string } | undefined,
    facing: FacingMode | null,
    list: { id: string; label: string }[],
  ) => reconsiderCamera({ camera: camera!, facing }, list);

  test('the one that says back is kept', () => {
    expect(thoughts(back, null, [front!, back!])).toEqual({ instead: null, backMissing: false });
  });

  test('another one is left for it', () => {
    expect(thoughts(front, 'user', [front!, back!])).toEqual({ instead: back, backMissing: false });
  });

  test('what the browser says counts without a label', () => {
    const kept = { instead: null, backMissing: false };
    expect(thoughts(right, 'environment', [left!, right!])).toEqual(kept);
    expect(thoughts(front, 'environment', [front!, back!])).toEqual(kept);
  });

  test('without a word of either, the first camera is taken and it is told', () => {
    const [first, second] = [left!, right!];
    expect(thoughts(first, null, [first, second])).toEqual({ instead: null, backMissing: true });
    expect(thoughts(second, null, [first, second])).toEqual({ instead: first, backMissing: true });
  });
});

test('the only camera is nothing to tell of', () => {
  const [only] = named('Integrated');
  for (const list of [[only!], []]) {
    const thought = reconsiderCamera({ camera: only!, facing: 'user' }, list);
    expect(thought).toEqual({ instead: null, backMissing: false });
  }
});

describe('switching', () => {
  const [a, b, c] = named('A', 'B', 'C');
  test('goes round', () => {
    expect(nextCamera(a!, [a!, b!, c!])).toBe(b);
    expect(nextCamera(c!, [a!, b!, c!])).toBe(a);
  });

  test('leads nowhere without another one', () => {
    expect(nextCamera(a!, [a!])).toBeNull();
    expect(nextCamera(a!, [])).toBeNull();
    expect(nextCamera(a!, [a!, { id: '', label: '' }])).toBeNull();
  });

  test('from one that is gone leads to the first', () => {
    expect(nextCamera({ id: 'gone', label: '' }, [a!, b!])).toBe(a);
  });
});
