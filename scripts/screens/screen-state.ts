import type { Stage } from './stage.ts';

export type ScreenState = {
  /** As the address says it, without its slash. */
  screen: string;
  state: string;
  open: (stage: Stage) => Promise<void>;
  /** What the person lets the browser have. */
  allow?: ('geolocation' | 'camera' | 'microphone' | 'notifications')[];
  /** Whether there is more of it than fits on a phone's screen. */
  tall?: boolean;
  /** What its picture in `docs/pictures` is called, where there is one. */
  inDocs?: string;
  /** What the browser complains about in this state and rightly so. */
  complains?: RegExp;
};

export const fullName = ({ screen, state }: ScreenState) => `${screen}/${state}`;
