import { codeOf, HINT, pictureOf, trouble } from '../../../e2e/support/camera.ts';
import { stubCameras } from '../../../e2e/support/stub-cameras.ts';
import { writePng } from '../../qr/png.ts';
import type { ScreenState } from '../screen-state.ts';
import type { Stage } from '../stage.ts';

const screen = 'qr-scanner';
const LINKLESS = `Table 7: ${'ask for the set menu of today, '.repeat(4)}and enjoy`;

async function choosePhoto({ page }: Stage, content: Buffer): Promise<void> {
  const asking = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Scan from a photo', exact: true }).click();
  const chooser = await asking;
  await chooser.setFiles({ name: 'photo.png', mimeType: 'image/png', buffer: content });
}

const neverAnswered = ({ page }: Stage) =>
  page.addInitScript(() => {
    MediaDevices.prototype.getUserMedia = () => new Promise(() => {});
  });

export const scannerStates: ScreenState[] = [
  {
    screen,
    state: 'asking',
    open: async (stage) => {
      await neverAnswered(stage);
      await stage.open('/qr-scanner');
      await stage.see('Starting the camera...');
    },
  },
  {
    screen,
    state: 'denied',
    open: async (stage) => {
      await stage.open('/qr-scanner');
      await stage.see(trouble(stage.page, 'Camera access is off'));
    },
  },
  {
    screen,
    state: 'no-camera',
    open: async (stage) => {
      await stubCameras(stage.page, []);
      await stage.open('/qr-scanner');
      await stage.see(trouble(stage.page, 'No cameras found'));
    },
  },
  {
    screen,
    state: 'live',
    allow: ['camera'],
    open: async (stage) => {
      await stubCameras(stage.page, [
        { label: 'Front Camera' },
        { label: 'Back Camera', sees: true, torch: true, zoom: { min: 1, max: 5, step: 0.5 } },
      ]);
      await stage.open('/qr-scanner');
      await stage.see(HINT);
    },
  },
  {
    screen,
    state: 'found-text',
    open: async (stage) => {
      await stage.open('/qr-scanner');
      await stage.see(trouble(stage.page, 'Camera access is off'));
      await choosePhoto(stage, writePng(pictureOf(codeOf(LINKLESS))));
      await stage.see(stage.dialog);
    },
  },
  {
    screen,
    state: 'found-payment',
    open: async (stage) => {
      await stage.open('/qr-scanner');
      await stage.see(trouble(stage.page, 'Camera access is off'));
      const code = 'upi://pay?pa=meena@okbank&pn=Meena Sweets&am=1250.50&tn=Table 4';
      await choosePhoto(stage, writePng(pictureOf(codeOf(code))));
      await stage.see(stage.dialog);
    },
  },
  {
    screen,
    state: 'photo-not-found',
    open: async (stage) => {
      await stage.open('/qr-scanner');
      await stage.see(trouble(stage.page, 'Camera access is off'));
      await choosePhoto(stage, writePng(pictureOf({})));
      await stage.see('No QR code was found in that photo.');
    },
  },
];
