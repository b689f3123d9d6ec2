import { afterEach, expect, test } from 'vitest';
import { setTranslation } from '../lib/texts.ts';
import { browserName } from './browser-name.ts';
import { stubUserAgent } from './browser-test-kit.ts';
import { CameraError } from './camera/camera.ts';
import { LocationError } from './geolocation.ts';

afterEach(() => setTranslation({}));

test('what the device cannot do is told in the language that is spoken at that moment', () => {
  stubUserAgent('Curious/1.0');
  setTranslation({
    device: {
      someBrowser: 'Ihrem Browser',
      noLocation: { denied: (browser: string) => `Ort in ${browser} erlauben` },
      noCamera: { missing: 'Keine Kamera' },
    },
  });
  expect(browserName()).toBe('Ihrem Browser');
  expect(new LocationError('denied').message).toBe('Ort in Ihrem Browser erlauben');
  expect(new CameraError('missing').message).toBe('Keine Kamera');
});
