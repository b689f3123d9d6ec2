/** Where pictures lie that stores brought. All processes see the same ones. */
export type PictureStore = {
  /** Kept once it answers. */
  put(file: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is none. */
  get(file: string): Promise<Uint8Array | null>;
  /** Also where there is none. */
  remove(file: string): Promise<void>;
};
