import type { Grey } from './grey.ts';
import type { Point } from './homography.ts';

/** What the light does to a picture. */
export type Light = {
  /** How much of the light is there: 1 is a bright room. */
  exposure?: number;
  /** How far black and white are apart: 1 as printed, 0 all alike. */
  contrast?: number;
  /** The light that is left at the darker side, and the direction in which it falls off (degrees). */
  gradient?: { left: number; angle: number };
  /** A hard shadow over all that lies on one side of a line through a point. */
  shadow?: { at: Point; angle: number; left: number; softPx?: number };
  /** Lamps that are seen in the paper. */
  glare?: { at: Point; radius: number; strength: number }[];
};

const MIDDLE_GREY = 0.5;

export function lit(grey: Grey, light: Light): Grey {
  const { width, height, values } = grey;
  const { exposure = 1, contrast = 1, glare = [] } = light;
  const result: Grey = { width, height, values: new Float32Array(values.length) };
  const gradient = light.gradient && gradientOver(width, height, light.gradient);
  const shadow = light.shadow && shadowOf(light.shadow);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const printed = MIDDLE_GREY + (values[y * width + x]! - MIDDLE_GREY) * contrast;
      let seen = printed * exposure * (gradient?.(x, y) ?? 1) * (shadow?.(x, y) ?? 1);
      for (const { at, radius, strength } of glare) {
        const distance = ((x - at.x) ** 2 + (y - at.y) ** 2) / radius ** 2;
        if (distance < 9) seen += strength * Math.exp(-distance);
      }
      result.values[y * width + x] = Math.min(1, seen);
    }
  }
  return result;
}

function gradientOver(
  width: number,
  height: number,
  { left, angle }: NonNullable<Light['gradient']>,
) {
  const [dx, dy] = direction(angle);
  const reach = Math.abs(dx) * width + Math.abs(dy) * height;
  return (x: number, y: number) => {
    const share = ((x - width / 2) * dx + (y - height / 2) * dy) / reach + 0.5;
    return 1 - (1 - left) * share;
  };
}

function shadowOf({ at, angle, left, softPx = 2 }: NonNullable<Light['shadow']>) {
  const [dx, dy] = direction(angle);
  return (x: number, y: number) => {
    const inside = ((x - at.x) * dx + (y - at.y) * dy) / softPx + 0.5;
    return 1 - (1 - left) * Math.max(0, Math.min(1, inside));
  };
}

function direction(degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}
