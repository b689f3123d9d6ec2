import { html, type Html } from '../../../lib/html.ts';

export const STYLES_PATH = '/products/product-page.css';
export const SCRIPT_PATH = '/products/product-page.js';

/** What stands around everything that we say about products. */
export const pageFrame = (title: string, brandName: string, content: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${brandName}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="${STYLES_PATH}" />
      </head>
      <body>
        <header>
          <a class="back" href="/explore">
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M15 5l-7 7 7 7" />
            </svg>
            Back to ${brandName}
          </a>
        </header>
        <main>${content}</main>
      </body>
    </html> `.html;

/** Instead of a product: what is the matter, and what to do. */
export const noticePage = (title: string, advice: string, brandName: string): string =>
  pageFrame(
    title,
    brandName,
    html`
      <section class="notice">
        <h1>${title}</h1>
        <p>${advice}</p>
        <a class="action" href="/explore">Explore Products</a>
      </section>
    `,
  );
