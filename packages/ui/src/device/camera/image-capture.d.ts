/** What a camera can be told beyond its picture's size, where the browser knows such things. */

interface MediaTrackCapabilities {
  /** A list in newer drafts of the standard. */
  torch?: boolean | boolean[];
  zoom?: { min: number; max: number; step?: number };
  focusMode?: string[];
}

interface MediaTrackConstraintSet {
  torch?: boolean;
  zoom?: number;
  focusMode?: string;
}

interface MediaTrackSettings {
  focusMode?: string;
}
