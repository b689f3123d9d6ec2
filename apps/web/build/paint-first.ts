import type { Plugin } from 'vite';

const SCRIPTS = /<(script type="module"|link rel="modulepreload")/g;

/** Styles and letters, which paint something, go before the scripts, which are all of the others. */
export function paintFirst(): Plugin {
  return {
    name: 'paint-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(SCRIPTS, '<$1 fetchpriority="low"'),
    },
  };
}
