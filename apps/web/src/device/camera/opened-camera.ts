import type { FacingMode, OpenedCamera } from '../camera.ts';
import { watchForLoss } from '../media/watch-for-loss.ts';
import { adjusterOf } from './adjuster.ts';
import { CameraError } from './camera-error.ts';
import { nearestZoom, zoomOf } from './zoom.ts';

/** Slow phones stop the picture for a moment when the light is switched; a call takes longer. */
const LONGEST_BREAK_MS = 3000;

function facingOf({ facingMode }: MediaTrackSettings): FacingMode | null {
  return facingMode === 'user' || facingMode === 'environment' ? facingMode : null;
}

/** What can be done with the stream's camera until `over` ends it. */
export function openedCamera(
  stream: MediaStream,
  over: AbortController,
  onLost: () => void,
): OpenedCamera {
  const [track] = stream.getVideoTracks();
  if (!track) throw new CameraError('no-video');

  const close = () => over.abort(new DOMException('The camera was closed.', 'AbortError'));
  const unwatch = watchForLoss(stream, {
    longestBreakMs: LONGEST_BREAK_MS,
    // Apple's devices rest the cameras of pages that nobody sees.
    onlyWhileVisible: true,
    onLost: () => {
      close();
      onLost();
    },
  });
  over.signal.addEventListener('abort', unwatch);

  const adjust = adjusterOf(track, over.signal);
  const refuse = (error: unknown) => {
    throw new CameraError('unavailable', error);
  };
  const settings = track.getSettings();
  // Firefox may have no such method.
  const { torch, focusMode } = track.getCapabilities?.() ?? {};
  if (focusMode?.includes('continuous') && settings.focusMode !== 'continuous') {
    // A picture that is out of focus at times is better than none.
    adjust({ focusMode: 'continuous' }).catch(() => {});
  }
  const hasTorch = [torch].flat().includes(true);
  const zoom = zoomOf(track);
  return {
    stream,
    camera: { id: settings.deviceId ?? '', label: track.label },
    facing: facingOf(settings),
    setTorch: hasTorch ? (on) => adjust({ torch: on }).catch(refuse) : null,
    zoom,
    setZoom: async (value) => {
      if (zoom) await adjust({ zoom: nearestZoom(zoom, value) }).catch(refuse);
    },
    close,
  };
}
