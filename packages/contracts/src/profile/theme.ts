/** How the app looks: as the device does, or always light or dark. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];
