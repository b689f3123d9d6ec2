import type { Plugin } from 'vite';

/** The font is named only inside the style sheet, so without this it starts one round trip late. */
export function preloadFont(fileName: RegExp): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const font = Object.keys(bundle).find((name) => fileName.test(name));
        if (!font) throw new Error(`No font in the bundle matches ${fileName}`);
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}` };
        return [{ tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' }];
      },
    },
  };
}
