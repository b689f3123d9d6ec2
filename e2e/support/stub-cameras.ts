import type { Page } from '@playwright/test';

/** A camera as phones have them. Only one that `sees` shows the test's video, the others are black. */
type StubCamera = {
  label: string;
  facing?: 'user' | 'environment';
  sees?: boolean;
  torch?: boolean;
  zoom?: { min: number; max: number; step: number };
};

type Stubbed = Window & { applied: MediaTrackConstraintSet[] };

/** The one camera of the fake devices stands for several, each with its label, light and zoom. */
export const stubCameras = (page: Page, cameras: StubCamera[]): Promise<unknown> =>
  page.addInitScript((cameras) => {
    const devices = MediaDevices.prototype;
    const open = devices.getUserMedia;
    const applied: MediaTrackConstraintSet[] = ((window as unknown as Stubbed).applied = []);
    const wish = (value: ConstrainDOMString | undefined): string | undefined => {
      const first = (words: string | string[] | undefined) => [words].flat()[0];
      if (typeof value === 'string' || Array.isArray(value)) return first(value);
      return first(value?.exact) ?? first(value?.ideal);
    };
    const chosen = ({ deviceId, facingMode }: MediaTrackConstraints) => {
      const id = wish(deviceId);
      if (id !== undefined) return cameras.findIndex(({ label }) => label === id);
      const facing = cameras.findIndex((camera) => camera.facing === wish(facingMode));
      return Math.max(facing, 0);
    };

    devices.enumerateDevices = async () =>
      cameras.map(({ label }) => {
        const info = { deviceId: label, groupId: label, kind: 'videoinput' as const, label };
        return { ...info, toJSON: () => info };
      });
    devices.getUserMedia = async (constraints) => {
      const camera = cameras[chosen(constraints?.video as MediaTrackConstraints)];
      if (!camera) throw new DOMException('Requested device not found', 'NotFoundError');
      const { label, facing, torch, zoom, sees } = camera;
      const stream = await open.call(navigator.mediaDevices, { video: true });
      const [track] = stream.getVideoTracks();
      const settings = track!.getSettings();
      track!.enabled = sees ?? false;
      Object.defineProperty(track!, 'label', { value: label });
      track!.getSettings = () => ({
        ...settings,
        deviceId: label,
        ...(facing ? { facingMode: facing } : {}),
        ...(zoom ? { zoom: zoom.min } : {}),
      });
      track!.getCapabilities = () => ({
        deviceId: label,
        ...(torch && { torch }),
        ...(zoom && { zoom }),
      });
      track!.applyConstraints = async (change) => {
        applied.push(...(change?.advanced ?? []));
      };
      return stream;
    };
  }, cameras);

/** What cameras were told while they were open. */
export const applied = (page: Page): Promise<MediaTrackConstraintSet[]> =>
  page.evaluate(() => (window as unknown as Stubbed).applied);
