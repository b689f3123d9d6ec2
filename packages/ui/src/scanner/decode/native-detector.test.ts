import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testEngine } from './decode-test-kit.ts';
import { greyOf, type Look } from './picture.ts';
import { PROOF_TEXT, proofPicture, proveNativeDetector, whitePicture } from './native-detector.ts';

const look: Look = { box: null, misses: 0, budgetMs: 200 };
const corners = [
  { x: 1, y: 1 },
  { x: 9, y: 1 },
  { x: 9, y: 9 },
  { x: 1, y: 9 },
];
const seen = (rawValue: string, format = 'qr_code', cornerPoints = corners) => ({
  rawValue,
  format,
  cornerPoints,
});
type Seen = ReturnType<typeof seen>;

/** A bitmap that says what was drawn on it. */
type Drawn = ImageBitmap & { isProof: boolean };
const frame = { isProof: false } as Drawn;

function stubCanvas() {
  class Canvas {
    drawn: ImageData | null = null;
    getContext = () => ({ putImageData: (image: ImageData) => (this.drawn = image) });
    transferToImageBitmap = () => ({ isProof: this.drawn!.data.includes(0) });
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('ImageData', function (this: ImageData, data: Uint8ClampedArray) {
    Object.assign(this, { data });
  });
}

/** A browser whose detector answers so; by default as it should. */
function stubDetector(
  detect: (image: Drawn) => Promise<Seen[]>,
  formats: () => Promise<string[]> = async () => ['code_128', 'qr_code'],
) {
  const spy = vi.fn(detect);
  class Detector {
    static getSupportedFormats = formats;
    detect = spy;
  }
  vi.stubGlobal('BarcodeDetector', Detector);
  return spy;
}

const honest = async (image: Drawn) => (image.isProof ? [seen(PROOF_TEXT)] : []);
const prove = () => proveNativeDetector(['qr_code']);

beforeEach(stubCanvas);

test('the code of the proof is a real one', async () => {
  const engine = await testEngine();
  expect(engine.read(greyOf(proofPicture())).map(({ text }) => text)).toEqual([PROOF_TEXT]);
  expect(engine.read(greyOf(whitePicture()))).toEqual([]);
});

describe('is not used', () => {
  test('where there is none', async () => {
    expect(await prove()).toBeNull();
  });

  test.each<[string, () => void]>([
    ['cannot read QR codes', () => stubDetector(honest, async () => ['ean_13'])],
    [
      'throws when asked what it can',
      () => stubDetector(honest, () => Promise.reject(new Error())),
    ],
    ['throws', () => stubDetector(() => Promise.reject(new Error('Service unavailable')))],
    ['finds nothing', () => stubDetector(async () => [])],
    ['mangles the text', () => stubDetector(async () => [seen('Baeon â‚¹ âœ“')])],
    ['sees codes everywhere', () => stubDetector(async () => [seen(PROOF_TEXT)])],
  ])('where it %s', async (_, stub) => {
    stub();
    expect(await prove()).toBeNull();
  });

  test('where it does not answer', async () => {
    vi.useFakeTimers();
    stubDetector(() => new Promise(() => {}));
    const proven = prove();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await proven).toBeNull();
    vi.useRealTimers();
  });
});

describe('once it has proved itself', () => {
  async function proven(then: (image: Drawn) => Promise<Seen[]>) {
    const spy = stubDetector(honest);
    const detector = await prove();
    spy.mockClear();
    spy.mockImplementation(then);
    return { detector: detector!, spy };
  }

  test('gives what it sees, those in the box first', async () => {
    const far = corners.map(({ x, y }) => ({ x: x + 300, y }));
    const { detector } = await proven(async () => [seen('far', 'qr_code', far), seen('near')]);
    const box = { left: 0, top: 0, width: 10, height: 10 };
    const codes = await detector.detect(frame, { ...look, box });
    expect(codes).toEqual([
      { text: 'near', corners },
      { text: 'far', corners: far },
    ]);
  });

  test('what is no QR code, empty or nowhere is left out', async () => {
    const { detector } = await proven(async () => [
      seen('4006381333931', 'ean_13'),
      seen(''),
      seen('nowhere', 'qr_code', []),
    ]);
    expect(await detector.detect(frame, look)).toEqual([]);
  });

  test('is never asked again after it failed three times in a row', async () => {
    const { detector, spy } = await proven(() => Promise.reject(new Error('gone')));
    for (let i = 0; i < 5; i += 1) expect(await detector.detect(frame, look)).toEqual([]);
    expect(spy).toHaveBeenCalledTimes(3);
  });

  test('may fail now and then', async () => {
    const { detector, spy } = await proven(async () => [seen('near')]);
    for (let i = 0; i < 4; i += 1) {
      spy.mockRejectedValueOnce(new Error('busy')).mockRejectedValueOnce(new Error('busy'));
      expect(await detector.detect(frame, look)).toEqual([]);
      expect(await detector.detect(frame, look)).toEqual([]);
      expect(await detector.detect(frame, look)).toEqual([{ text: 'near', corners }]);
    }
  });

  test('is waited for half of the time, and never asked again if it hangs', async () => {
    const { detector, spy } = await proven(() => new Promise(() => {}));
    vi.useFakeTimers();
    for (let i = 0; i < 3; i += 1) {
      const asked = detector.detect(frame, look);
      await vi.advanceTimersByTimeAsync(100);
      expect(await asked).toEqual([]);
    }
    vi.useRealTimers();
    expect(await detector.detect(frame, look)).toEqual([]);
    expect(spy).toHaveBeenCalledTimes(3);
  });
});
