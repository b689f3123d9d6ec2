/** Something that covers a part of a code: a line of some width, or a disc where it has no length. */
export type Patch = {
  /** Of the code's side, from its top left corner. */
  from: [x: number, y: number];
  to: [x: number, y: number];
  radius: number;
  /** From 0 (black) to 1 (white). */
  shade: number;
};

const LEAST_BLOT = 0.015;
const LARGER_BLOT = 0.06;

/** Spots of dirt, ink and glue that together cover about such a share of the code. */
export function blots(random: () => number, share: number): Patch[] {
  const patches: Patch[] = [];
  for (let covered = 0; covered < share;) {
    const radius = Math.min(
      LEAST_BLOT + LARGER_BLOT * random() ** 2,
      Math.sqrt((share - covered) / Math.PI) + LEAST_BLOT / 2,
    );
    const middle: [number, number] = [random(), random()];
    patches.push({ from: middle, to: middle, radius, shade: random() < 0.5 ? 0.1 : 0.9 });
    covered += Math.PI * radius ** 2;
  }
  return patches;
}

/** From edge to edge, light as scraped paper or dark as a pen. */
export function scratches(random: () => number, count: number, width: number): Patch[] {
  return Array.from({ length: count }, () => {
    const across = random() < 0.5;
    const [start, end] = [random(), random()];
    return {
      from: across ? [0, start] : [start, 0],
      to: across ? [1, end] : [end, 1],
      radius: width / 2,
      shade: random() < 0.5 ? 0.05 : 0.95,
    } satisfies Patch;
  });
}

/** A sticker in the middle, as of shops that print their sign there. */
export function logo(share: number, shade = 0.5): Patch {
  return { from: [0.5, 0.5], to: [0.5, 0.5], radius: Math.sqrt(share / Math.PI), shade };
}

/** The shade of the last patch that covers a point, or null. */
export function patchAt(patches: readonly Patch[], x: number, y: number): number | null {
  for (let nth = patches.length - 1; nth >= 0; nth -= 1) {
    const { from, to, radius, shade } = patches[nth]!;
    const alongX = to[0] - from[0];
    const alongY = to[1] - from[1];
    const length = alongX * alongX + alongY * alongY;
    const dx = x - from[0];
    const dy = y - from[1];
    const share = length > 0 ? Math.max(0, Math.min(1, (dx * alongX + dy * alongY) / length)) : 0;
    if ((dx - share * alongX) ** 2 + (dy - share * alongY) ** 2 <= radius * radius) return shade;
  }
  return null;
}
