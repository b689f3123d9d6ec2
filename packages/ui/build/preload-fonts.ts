import type { Plugin } from 'vite';

/** Fonts are named only inside the style sheet, so without this they start one round trip late. */
/** Below `base`, where the app is served. */
export function preloadFonts(base: string, ...fileNames: RegExp[]): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        return fileNames.map((fileName) => {
          const font = Object.keys(bundle).find((name) => fileName.test(name));
          if (!font) throw new Error(`No font in the bundle matches ${fileName}`);
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: base + font };
          return { tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' };
        });
      },
    },
  };
}
