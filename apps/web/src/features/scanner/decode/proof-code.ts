import type { Picture } from './picture.ts';

/** Short, and not ASCII alone: that is what careless readers mangle. */
export const PROOF_TEXT = 'Baeon ₹ ✓';

/** Its code, a row of modules a number, dark ones 1. */
const rows = [
  0x1fd27f, 0x104f41, 0x174c5d, 0x175f5d, 0x175a5d, 0x105541, 0x1fd57f, 0x001800, 0x1174f9,
  0x0a190d, 0x01fd7b, 0x12a828, 0x067c83, 0x00149f, 0x1fda0e, 0x104329, 0x175aae, 0x1749bd,
  0x1746cc, 0x104763, 0x1fd96d,
];
const MODULE = 8;
const QUIET = 4;

const SIDE = (rows.length + 2 * QUIET) * MODULE;

function isDark(x: number, y: number): boolean {
  const row = rows[Math.floor(y / MODULE) - QUIET] ?? 0;
  const column = Math.floor(x / MODULE) - QUIET;
  return column >= 0 && column < rows.length && ((row >> (rows.length - 1 - column)) & 1) === 1;
}

export const whitePicture = (): Picture => ({
  data: new Uint8ClampedArray(SIDE * SIDE * 4).fill(255),
  width: SIDE,
  height: SIDE,
});

/** The code in black on white. */
export function proofPicture(): Picture {
  const picture = whitePicture();
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const at = (y * SIDE + x) * 4;
      if (isDark(x, y)) picture.data.fill(0, at, at + 3);
    }
  }
  return picture;
}
