/** As much of the package as we use: it is an optional one, and types must hold where it is missing. */
declare module '@resvg/resvg-js' {
  type Options = {
    font: { loadSystemFonts: boolean; fontFiles: string[]; defaultFontFamily: string };
  };
  /** Draws in a thread of the pool. */
  export function renderAsync(svg: string, options: Options): Promise<{ asPng(): Buffer }>;
}
